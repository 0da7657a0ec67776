import de from '../../knowledge/assistant/care/de.json' with { type: 'json' };
import en from '../../knowledge/assistant/care/en.json' with { type: 'json' };
import es from '../../knowledge/assistant/care/es.json' with { type: 'json' };
import fr from '../../knowledge/assistant/care/fr.json' with { type: 'json' };
import no from '../../knowledge/assistant/care/no.json' with { type: 'json' };
import { foldedText } from '../../language/text-features.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { sumOf } from '../intent/decide.ts';
import type { Language } from '../intent/intent-names.ts';
import { spills } from '../spoken/spilled.ts';
import { answered } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';

type Row = { words: string; text: string; stain?: string };
type Table = Readonly<Record<string, Row>>;
/** `unknown` is what helps against a mark that is not listed. */
type Tables = { stains: Table; troubles: Table; cloths: Table; unknown: string };
const known: Readonly<Record<Language, Tables>> = { de, en, es, fr, no };

/** From here a message asks how to care for something; less is enough behind another answer of care. House rules. */
const [careBar, goesOnBar] = [0.35, 0.1];
const longestAgain = 8;
/** A pronoun needs more words around it: "Thank you. How do I keep them out of the others?" */
const longestPointing = 12;

/**
 * How a stain comes out, what helps against a trouble, how a cloth is washed, in short sentences of the language that is
 * spoken; undefined where nothing of it is listed. "Und aus Wolle?" asks the same of another cloth.
 */
export function careByTable(turn: Turn): Answer | undefined {
  const { text, wanted, memory } = turn;
  const { language } = wanted;
  const before = spokenBefore(turn);
  if (!isAsked(turn, before)) return undefined;
  const found = whatIsAsked(turn, before);
  const { stain, trouble } = found;
  const isCare =
    before !== undefined || asksHelp.test(text) || pests.test(text) || sumOf(wanted, isOfCare) >= careBar;
  // "What is viscose?" asks for no care of it, and "what is black tie?" for none of ties.
  if (!isCare && (language === 'en' || (!stain && !trouble))) return undefined;
  const told = linesOf(found, text, language)
    .filter((line) => line !== '')
    .join(' ');
  if (told === '') return undefined;
  const topic = before !== undefined && !found.isNew ? `${before} ${text}` : text;
  return answered('explain', told, {
    memory: { ...memory, tool: 'explain', shown: memory?.shown ?? [], topic, language },
  });
}

/** How a mark comes out, whatever it is from, in the five languages. */
const asksOut =
  /(?<!\p{L})(?:(?:get|gets|getting|take|bring) (?:it|that|this|them|the \p{L}+) out|(?:come|comes|coming) out|(?:krieg|bekomm)\p{L}* (?:ich |man )?(?:\p{L}+ ){0,3}(?:raus|heraus|weg)|(?:quit|sac)\p{L}* (?:la mancha|esto|eso)|c[oó]mo (?:se )?(?:l[oa]s? )?(?:quit|sac)\p{L}*|(?:enl[eè]v|fai\p{L}* partir)\p{L}* (?:ça|la tache)|comment (?:on |j['’])?(?:l[ae]s? |l['’])?enl[eè]v\p{L}*|får (?:jeg|man) (?:\p{L}+ ){0,3}(?:bort|ut|av))(?!\p{L})/iu;

/** What helps against a mark that is not listed. */
export const unknownStain = (language: Language): string => known[language].unknown;

const isOfCare = (intent: string) => intent === 'care';

/** What was asked about care before, or told of it: "the moths got it". Undefined where a message does not go on from it. */
function spokenBefore({ text, memory, wanted }: Turn): string | undefined {
  const words = text.trim().split(/\s+/).length;
  const topic = memory?.topic;
  if (topic === undefined || words > (pointsBack.test(text) ? longestPointing : longestAgain))
    return undefined;
  if (memory?.tool === 'explain') return topic;
  return pointsBack.test(text) && tellsTrouble(topic, wanted.language) ? topic : undefined;
}

/** Whether a message tells of moths, or of something that comes out or can be mended. */
export function tellsTrouble(text: string, language: Language): boolean {
  return pests.test(text) || found(known[language].troubles, wordsOf(text), language) !== undefined;
}

function isAsked({ text, wanted }: Turn, before: string | undefined): boolean {
  const likely = sumOf(wanted, (intent) => intent === 'care' || intent === 'explain');
  return (
    likely >= (before === undefined ? careBar : goesOnBar) ||
    (before !== undefined && (opens.test(text) || asksToKeep.test(text))) ||
    asksHelp.test(text) ||
    pests.test(text)
  );
}

type Asked = { stain?: Row; trouble?: Row; cloth?: Row; isNew: boolean; isNamed: boolean };

/** The stain, the trouble, and the cloth that a question is about; where it names none, those of which was spoken before. */
function whatIsAsked({ text, wanted, ground, wish }: Turn, before: string | undefined): Asked {
  const { language } = wanted;
  const { stains, troubles, cloths } = known[language];
  const find = (table: Table, words: ReadonlySet<string>) => found(table, words, language);
  const said = wordsOf(withoutItems(text, wish));
  const stain = find(stains, said);
  const trouble = wantsToAvoid.test(text)
    ? undefined
    : (find(ofSpecial(troubles), said) ??
      find(troubles, said) ??
      // "Comment enlever les bouloches de mon pull", read as one garment.
      ((asksHelp.test(text) || before !== undefined) && !stain ? find(troubles, wordsOf(text)) : undefined));
  const ofItems = namesOf([...ground.items, ...ground.referred]);
  const named = find(cloths, wordsOf(text)) ?? find(cloths, wordsOf(ofItems));
  const isOfWash = asksWash.test(text) || asksMachine.test(text);
  const old = before === undefined ? new Set<string>() : wordsOf(before);
  const isHelp = asksHelp.test(text) || asksToKeep.test(text);
  const isPointed = isHelp && pointsBack.test(text) && !stain && !trouble && !isOfWash;
  const oldTrouble = isPointed ? find(troubles, old) : undefined;
  const oldStain = trouble || isOfWash || oldTrouble ? undefined : find(stains, old);
  const oldCloth = (trouble || isOfWash) && !stain ? find(cloths, old) : undefined;
  // The smell of smoke is no mark of it.
  const isSmell = trouble !== undefined && ofSmell.test(text);
  const [spot, matter, cloth] = [
    isSmell ? undefined : (stain ?? oldStain),
    trouble ?? oldTrouble,
    named ?? oldCloth,
  ];
  return {
    ...(spot ? { stain: spot } : {}),
    ...(matter ? { trouble: matter } : {}),
    ...(cloth ? { cloth } : {}),
    isNew: stain !== undefined || trouble !== undefined,
    isNamed: named !== undefined,
  };
}

function linesOf({ stain, trouble, cloth, isNamed }: Asked, text: string, language: Language): string[] {
  if (stain) return [stain.text, isNamed ? (cloth?.stain ?? '') : ''];
  const isMark = asksOut.test(text) || spills.test(text);
  if (isMark && !trouble) return [known[language].unknown, isNamed ? (cloth?.stain ?? '') : ''];
  const isNotInMachine = cloth !== undefined && asksMachine.test(text) && handOnly.test(cloth.text);
  if (isNotInMachine) return [notInMachine[language], cloth.text];
  if (cloth && asksDryer.test(text) && neverDry.test(cloth.text)) return [notInDryer[language], cloth.text];
  return [trouble?.text ?? cloth?.text ?? ''];
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
const asksDryer =
  /(?<!\p{L})(?:tumble\p{L}*|dr[yi]er|trockner|secadora|s[eè]che-linge|s[eé]choir|t[øu]r?ke?trommel\p{L}*)(?!\p{L})/iu;
const neverDry =
  /(?:never|nie|nunca|jamais|ni |pas de|aldri)[^.]*(?:dryer|tumble|trockner|secadora|sèche-linge|séchage|tørketrommel)/iu;
const notInDryer: Readonly<Record<Language, string>> = {
  en: 'Better not in the dryer.',
  de: 'Lieber nicht in den Trockner.',
  es: 'Mejor no en la secadora.',
  fr: 'Mieux vaut éviter le sèche-linge.',
  no: 'Helst ikke i tørketrommelen.',
};
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
  /(?<!\p{L})(?:how (?:do|can|to|should) (?:i |u |you |we )?(?:get|keep (?:it|them|those|moths)|clean|wash|remove|shift|stop|iron|dry)|what (?:gets|takes|removes|works)|does (?:it|that|this) come out|will (?:it|that) come out|was (?:tun|hilft|mach(?:e|t)? (?:ich|man) (?:da|gegen))|wie (?:oft )?(?:krieg|bekomm|mach|wasch|wäsch|reinig|putz|pfleg|entfern)\p{L}* (?:ich|man)|geht (?:das|der) (?:wieder )?raus|c[oó]mo (?:(?:se|me|las?|los?|le|les) )*(?:quit|sac|limpi|lav|planch|cuid|arregl)\p{L}*|se puede (?:lavar|planchar|meter)|comment (?:(?:on|je|les?|la|se|ça|en) |j['’]|l['’])*(?:enl[eè]v|nettoy|lav|retir|rattrap|entretien|faire partir)\p{L}*|[cç]a (?:se lave|part|s['’]en va)|hvordan (?:f[åa]r|vasker|fjerner|rengj[øo]r|steller) (?:jeg|man|du)|kan (?:jeg|man|den|det) vaske\p{L}*)(?!\p{L})/iu;
/** Who names them wants to be rid of them. */
export const pests =
  /(?<!\p{L})(?:moths?|motten?|mottenlöcher\p{L}*|silverfish|silberfisch\p{L}*|carpet beetles?|polillas?|mites?|m[øo]ll\p{L}*)(?!\p{L})/iu;
const opens = /^\W*(?:und|aber|ok und|was ist mit|auch|y|et|og|qué tal)(?!\p{L})/iu;

/** What is asked again by a pronoun alone, in the five languages. */
const pointsBack =
  /(?<!\p{L})(?:it|them|they|davon|dagegen|damit|sie|es|(?:das|die) (?:\p{L}+ )?(?:raus|weg|los|fern|ab|aus)|eso|esto|(?:l[oa]s?) (?:quit|sac|limpi|evit|elimin|manteng|arregl|alej|prev)\p{L}*|ça|cela|les? (?:enl[eè]v|évit|empêch|nettoi|éloign|gard)\p{L}*|m['’]en débarrass\p{L}*|dem|det)(?!\p{L})/iu;
/** "How do I keep them out", "how do I stop it". */
const asksToKeep =
  /(?<!\p{L})(?:keep|stop|prevent|avoid|protect|store|verhinder\p{L}*|vermeid\p{L}*|schütz\p{L}*|vorbeug\p{L}*|evit\p{L}*|proteg\p{L}*|guard\p{L}*|évit\p{L}*|protég\p{L}*|empêch\p{L}*|rang\p{L}*|unngå|hindr\p{L}*|beskytt\p{L}*|holde)(?!\p{L})/iu;
/** How something is washed, not how a mark comes out. */
const asksWash =
  /(?<!\p{L})(?:how (?:do|can|should|to) (?:i |you |u |we )?wash|can (?:i|you|u|it|they|this|that) (?:be )?wash(?:ed)?|wash (?:it|them|that|this)|wasch\p{L}* (?:ich|man)|wie (?:oft )?w[aä]sch\p{L}*|(?:se )?lav(?:a|ar|o|an)(?: |$|\?)|se lave(?:nt)?|laver?|hvordan vasker|vaske)(?!\p{L})/iu;
const ofSmell =
  /(?<!\p{L})(?:smell\p{L}*|odou?rs?|stink\p{L}*|reek\p{L}*|geruch\p{L}*|\p{L}+geruch|riech\p{L}*|müffel\p{L}*|olor\p{L}*|huele\p{L}*|apest\p{L}*|odeurs?|sent(?:ent)?|pue(?:nt)?|lukt\p{L}*|\p{L}+lukt\p{L}*)(?!\p{L})/iu;

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
