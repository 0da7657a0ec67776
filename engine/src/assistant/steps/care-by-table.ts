import de from '../../knowledge/assistant/care/de.json' with { type: 'json' };
import en from '../../knowledge/assistant/care/en.json' with { type: 'json' };
import es from '../../knowledge/assistant/care/es.json' with { type: 'json' };
import fr from '../../knowledge/assistant/care/fr.json' with { type: 'json' };
import no from '../../knowledge/assistant/care/no.json' with { type: 'json' };
import { foldedText } from '../../language/text-features.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { sumOf } from '../intent/decide.ts';
import type { Language } from '../intent/intent-names.ts';
import { answered } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';

type Row = { words: string; text: string; stain?: string };
type Table = Readonly<Record<string, Row>>;
type Tables = { stains: Table; troubles: Table; cloths: Table };
const known: Readonly<Record<Language, Tables>> = { de, en, es, fr, no };

/** From here a message asks how to care for something; less is enough behind another answer of care. House rules. */
const [careBar, goesOnBar] = [0.35, 0.1];
const longestAgain = 8;

/**
 * How a stain comes out, what helps against a trouble, how a cloth is washed, in short sentences of the language that is
 * spoken; undefined where nothing of it is listed. "Und aus Wolle?" asks the same of another cloth.
 */
export function careByTable({ text, wanted, ground, memory, wish }: Turn): Answer | undefined {
  const { language } = wanted;
  const before = memory?.tool === 'explain' ? memory.topic : undefined;
  const isAgain = before !== undefined && text.split(/\s+/).length <= longestAgain;
  const likely = sumOf(wanted, (intent) => intent === 'care' || intent === 'explain');
  const isAsked =
    likely >= (isAgain ? goesOnBar : careBar) ||
    (isAgain && opens.test(text)) ||
    asksHelp.test(text) ||
    pests.test(text);
  if (!isAsked) return undefined;
  const { stains, troubles, cloths } = known[language];
  const find = (table: Table, words: ReadonlySet<string>) => found(table, words, language);
  const said = wordsOf(withoutItems(text, wish));
  const stain = find(stains, said);
  const trouble = wantsToAvoid.test(text)
    ? undefined
    : (find(ofSpecial(troubles), said) ??
      find(troubles, said) ??
      // "Comment enlever les bouloches de mon pull", read as one garment.
      (asksHelp.test(text) && !stain ? find(troubles, wordsOf(text)) : undefined));
  const named =
    find(cloths, wordsOf(text)) ?? find(cloths, wordsOf(namesOf([...ground.items, ...ground.referred])));
  const old = isAgain ? wordsOf(before) : new Set<string>();
  const spot = stain ?? (trouble ? undefined : find(stains, old));
  // "What about tumble drying?", after cashmere was spoken of.
  const cloth = named ?? (isAgain && trouble && !stain ? find(cloths, old) : undefined);
  const isCare =
    isAgain ||
    asksHelp.test(text) ||
    pests.test(text) ||
    sumOf(wanted, (intent) => intent === 'care') >= careBar;
  // "What is viscose?" asks for no care of it, and "what is black tie?" for none of ties.
  if (!isCare && (language === 'en' || (!spot && !trouble))) return undefined;
  const ofTrouble =
    isAgain && trouble && cloth && !named ? [cloth.text, trouble.text] : [trouble?.text ?? ''];
  const byHand = asksMachine.test(text) && named && handOnly.test(named.text) ? [notInMachine[language]] : [];
  const lines = spot ? [spot.text, named?.stain ?? ''] : trouble ? ofTrouble : [...byHand, named?.text ?? ''];
  const told = lines.filter((line) => line !== '').join(' ');
  if (told === '') return undefined;
  const topic = isAgain && !stain && !trouble ? `${before} ${text}` : text;
  return answered('explain', told, {
    memory: { ...memory, tool: 'explain', shown: memory?.shown ?? [], topic, language },
  });
}

/** What a mark on a cloth must not meet, where the message names the cloth. */
export function stainNote(text: string, language: Language): string | undefined {
  return found(known[language].cloths, wordsOf(text), language)?.stain;
}

/** What sequins, pleats, or fur bear decides before what creases want. */
const special = /^(?:sequins|beads|pleats|embroidery|waxed_jacket|velvet_crushed|fur|feathers|swimwear)$/;

function ofSpecial(troubles: Table): Table {
  return Object.fromEntries(Object.entries(troubles).filter(([name]) => special.test(name)));
}

/** "Can cashmere go in the machine?", and the cloths that can't. */
const asksMachine =
  /(?<!\p{L})(?:machine|washer|tumble|dryer|drier|waschmaschine|maschine|trockner|lavadora|machine|vaskemaskin\p{L}*)(?!\p{L})/iu;
const handOnly =
  /hand[ -]?wash|by hand|never [^.]*(?:machine|tumble)|von hand|handwäsche|a mano|à la main|for hånd|håndvask/iu;
const notInMachine: Readonly<Record<Language, string>> = {
  en: 'Better not in the machine.',
  de: 'Lieber nicht in die Maschine.',
  es: 'Mejor no en la lavadora.',
  fr: 'Mieux vaut éviter la machine.',
  no: 'Helst ikke i maskinen.',
};

/** "How do I wash it without it shrinking?" asks how to wash it: nothing has happened yet. */
const wantsToAvoid =
  /(?<!\p{L})(?:(?:or )?(?:will|does|would|might) (?:it|they)|(?:oder )?(?:läuft|geht) (?:das|es|er|sie)|without|so (?:it|they) (?:does|do)n['’]?t|keep (?:it|them) from|stop (?:it|them)(?: from)?|ohne,? dass (?:es|er|sie)|damit (?:es|er|sie) nicht)\s+(?:it |them |its |nicht )?(?:to )?(?:shrink|stretch|fad|felt|pill|wrinkl|creas|lose|ein(?:läuft|geht)|ausleiert|verfilzt|pillt|ausbleicht)/iu;

/** "Was hilft", "wie krieg ich": help is asked for, whatever else is read. */
const asksHelp =
  /(?<!\p{L})(?:how (?:do|can|to|should) (?:i |u |you |we )?(?:get|clean|wash|remove|shift|stop|iron|dry)|what (?:gets|takes|removes|works)|does (?:it|that|this) come out|will (?:it|that) come out|was (?:tun|hilft|mach(?:e|t)? (?:ich|man) (?:da|gegen))|wie (?:oft )?(?:krieg|bekomm|mach|wasch|wäsch|reinig|putz|pfleg|entfern)\p{L}* (?:ich|man)|geht (?:das|der) (?:wieder )?raus|c[oó]mo (?:se )?(?:quit|sac|limpi|lav|planch|cuid|arregl)\p{L}*|se puede (?:lavar|planchar|meter)|comment (?:on |je |j['’])?(?:enl[eè]v|nettoy|lav|retir|rattrap|entretien|faire partir)\p{L}*|[cç]a (?:se lave|part)|hvordan (?:f[åa]r|vasker|fjerner|rengj[øo]r|steller) (?:jeg|man|du)|kan (?:jeg|man|den|det) vaske\p{L}*)(?!\p{L})/iu;
/** Who names them wants to be rid of them. */
export const pests =
  /(?<!\p{L})(?:moths?|motten?|mottenlöcher\p{L}*|silverfish|silberfisch\p{L}*|carpet beetles?|polillas?|mites?|m[øo]ll\p{L}*)(?!\p{L})/iu;
const opens = /^\W*(?:und|aber|ok und|was ist mit|auch|y|et|og|qué tal)(?!\p{L})/iu;

/** The lavender twinset was not stained by lavender: a garment's name says nothing of what happened to it. */
function withoutItems(text: string, wish: Wish | undefined): string {
  const items = wish ? saidAs(wish, 'item') : [];
  return items.reduce((left, item) => left.replace(item, ' '), text);
}

function namesOf(items: readonly AssistantItem[]): string {
  return items.map(({ description, material }) => `${description} ${material ?? ''}`).join(' ');
}

function wordsOf(text: string): Set<string> {
  const words = foldedText(text).match(/[\p{L}\p{N}-]+/gu) ?? [];
  return new Set([...words, ` ${words.join(' ')} `]);
}

/** The row of which the longest word was said; in German a word also stands as the beginning or the end of a longer one. */
function found(table: Table, said: ReadonlySet<string>, language: Language): Row | undefined {
  let best: { row: Row; length: number } | undefined;
  for (const row of Object.values(table))
    for (const written of row.words.split(', ')) {
      const word = foldedText(written);
      if (word.length > (best?.length ?? 0) && isSaid(word, said, language))
        best = { row, length: word.length };
    }
  return best?.row;
}

/** "Break these boots in" has what is broken in between the two words. */
function isParted(word: string, text: string): boolean {
  const [verb = '', particle = '', ...more] = word.split(' ');
  if (more.length > 0 || !/^(?:in|out|off|up)$/.test(particle)) return false;
  return new RegExp(` ${verb} (?:[^ ]+ ){1,3}${particle} `, 'u').test(text);
}

const shortestPart = 4;
/** In these languages words are joined to longer ones. */
const joinsWords = /^(?:de|no)$/;
/** Where words are not joined to longer ones they are at most inflected. */
const endings = ['s', 'es', 'y', 'ed', 'd', 'ing'];

function isSaid(word: string, said: ReadonlySet<string>, language: Language): boolean {
  if (word.includes(' ')) return [...said].some((each) => each.includes(` ${word} `) || isParted(word, each));
  if (said.has(word)) return true;
  if (word.length < shortestPart) return false;
  if (!joinsWords.test(language)) return endings.some((ending) => said.has(`${word}${ending}`));
  return [...said].some(
    (each) =>
      !each.startsWith(' ') &&
      (each.startsWith(word) || each.endsWith(word)) &&
      each.length - word.length < 9,
  );
}
