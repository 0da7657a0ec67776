import life from '../../knowledge/assistant/heard/life.json' with { type: 'json' };
import { foldedText } from '../../language/text-features.ts';
import type { Answer, Memory } from '../assistant-context.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { readIntent } from '../intent/read-intent.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { offer, variantOf } from '../say.ts';
import { factAnswer, tellFact } from '../steps/facts/say-facts.ts';
import { answered } from '../tools/find-tools.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import type { Turn } from '../turn/turn.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';

type Row = (typeof life.rows)[number];
type Kind = 'feeling' | 'looks' | 'keepsake' | 'remark' | 'topic' | 'etiquette' | 'cleaning';
type Said = Pick<Turn, 'context' | 'text' | 'memory' | 'ground'> & { language: Language };

const patterns = new Map<string, RegExp>();

/** The first row of some kinds whose words were said. */
function rowOf(text: string, language: Language, kinds: readonly Kind[]): Row | undefined {
  return life.rows.find(
    ({ kind, words }) => kinds.some((each) => each === kind) && matches(words[language], text),
  );
}

function matches(words: string, text: string): boolean {
  const known =
    patterns.get(words) ?? new RegExp(words === '.' ? '.' : `(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');
  patterns.set(words, known);
  return known.test(text);
}

/** A sentence that takes up what somebody told of their life; undefined where nothing of it is known. */
export function lifeSentence(text: string, language: Language): string | undefined {
  const row = rowOf(text, language, ['feeling', 'looks', 'keepsake', 'remark']);
  return row && variantOf(row.say[language], text);
}

/** Who orders something, or asks for clothes, in the five languages. */
const orders =
  /(?<!\p{L})(?:please|pls|plz|put (?:it|them|that|this|the|my)(?! on(?!\p{L}))|mark|add|save|plan|delete|show|pack|remind|wash|log|move|cancel|swap|bitte|trag|mach|pack|plan|lösch|zeig|verschieb|merk|streich|por favor|apunta|guarda|pon|borra|quita|enseña|mets|note|ajoute|supprime|montre|legg|marker|slett|vis)(?!\p{L})/iu;
/** From here somebody may want to die. House rule. */
const harmed = 0.3;
/** What is asked about care and of clothes is no question of cooking. */
const ofCare =
  /(?<!\p{L})(?:stain\p{L}*|spill\p{L}*|spilt|smell\p{L}*|wash\p{L}*|clean\p{L}*|spot|marks?|iron|fleck\p{L}*|wasch\p{L}*|wäsch\p{L}*|riech\p{L}*|rausbekommen|raus|mancha\p{L}*|lavar|olor|tache\p{L}*|laver|odeur|flekk\p{L}*|vask\p{L}*|lukt\p{L}*|fabrics?|cotton|wool|dry(?:er|ing)?)(?!\p{L})/iu;
const asksHelp =
  /\?|(?<!\p{L})(?:help|need|looking for|brauch\p{L}*|suche?|necesito|busco|cherche|besoin|trenger|how|what|which|who|do (?:you|u)|did|can (?:you|u)|any|wie|was|wer|(?:weißt|kannst|hast|kennst|bist|meinst) du|gib(?:t)?|gewinnt|hilfe|c[oó]mo|qu[eé]|q|qui[eé]n|ayuda|sabes|me das|dame|puedes|tienes|eres|comment|que|qui|aide|donne|(?:tu|t['’]) ?(?:as|es|sais|peux)|hvordan|hva|hvem|hjelp|(?:vet|kan|har|er) du|gi meg)(?!\p{L})/iu;

/** A human sentence to what somebody tells, a friendly line to what has nothing to do with clothes, a view on what is proper. */
export async function lifeTalk(said: Said): Promise<Answer | undefined> {
  const { text, language } = said;
  const harm =
    readIntent(text, language).ranked.find(({ intent }) => intent === 'self_harm')?.probability ?? 0;
  if (harm >= harmed) return undefined;
  return outsideClothes(said) ?? (await properTalk(said)) ?? toldTalk(said);
}

function reply(text: string, memory: Memory | undefined): Answer {
  const answer = answered('talk', text);
  return { ...answer, memory: memory ?? answer.memory };
}

function isOfClothes({ text, ground, context }: Said): boolean {
  const senses = sensedWords(foldedText(text)).flatMap((word) => word.senses);
  const { mentions } = readQuestion(ground.english, context.today);
  return (
    senses.some((sense) => /^(?:wear|wore|outfit|clothes|garment)$/.test(sense)) || mentions.some(isKind)
  );
}

/** Asked beside an event, too: a gift for Christmas, who wins on Saturday. */
const ofNoEvent = /^(?:gifts|sports|love|exams|self|cooking)$/;

/** A friendly line to a question on something that has nothing to do with clothes, where a table knows what it is on. */
export function outsideClothes(said: Said): Answer | undefined {
  const { text, language, memory, ground } = said;
  const row = rowOf(text, language, ['topic']);
  if (!row || !asksHelp.test(text) || ofCare.test(text) || ground.surely.length > 0) return undefined;
  if (isOfClothes(said) || orders.test(text) || (ground.event && !ofNoEvent.test(row.name))) return undefined;
  return { ...reply(variantOf(row.say[language], text), memory), known: false };
}

const asksInside =
  /(?<!\p{L})(?:what (?:should|shall|do|can|could) i|what to (?:wear|put on)|was (?:soll|zieh|kann|trag)\p{L}* ich|q(?:u[eé])? me pongo|je (?:mets|porte) quoi|quoi mettre|que mettre|hva (?:skal|bør|kan) jeg|help)(?!\p{L})/iu;

function toldTalk(said: Said): Answer | undefined {
  const { text, language, memory, ground } = said;
  if (text.includes('?') || asksAtOnce(text) || orders.test(text)) return undefined;
  const row = rowOf(text, language, ['feeling', 'looks', 'keepsake', 'remark']);
  // "Interview on Thursday and so nervous, what should I wear": the kind word comes with the help.
  if (row?.kind === 'feeling' && asksInside.test(text)) return undefined;
  if (!row || (row.name === 'formal_people' && speaksOfOccasion(said))) return undefined;
  const answer = reply(variantOf(row.say[language], text), memory);
  const [item, ...others] = ground.items;
  const focus = {
    ...memory?.focus,
    itemIds: item && others.length === 0 ? [item.id] : (memory?.focus?.itemIds ?? []),
  };
  const actions = row.kind === 'looks' ? [offer('outfit_comfy', language)] : [];
  return { ...answer, actions, memory: { ...answer.memory, topic: row.name, focus } };
}

/** "His parents are traditional", beside the lunch with them, asks what to wear. */
function speaksOfOccasion({ ground, context }: Said): boolean {
  return ground.event !== undefined || readQuestion(ground.english, context.today).occasion !== undefined;
}

const asksIfTrue =
  /(?<!\p{L})(?:stimmt|ist da was dran|is (?:that|it|he|she) (?:true|right)|do i|am i|honest\p{L}*|ehrlich|es verdad|tiene razón|sincer[oa]|c['’]est vrai|honnête|stemmer|er det sant|ærlig)(?!\p{L})/iu;
/** So many days back one looks, and from so many different pieces on nobody wears the same all the time. House rules. */
const [daysBack, varied, mostTold] = [30, 10, 3];

/** "Is that true?", after somebody said that one wears the same all the time: by what was noted lately. */
export async function sameClothesTruth({
  context,
  text,
  language,
  memory,
}: Said): Promise<Answer | undefined> {
  if (memory?.topic !== 'same_clothes' || !asksIfTrue.test(text) || !context.hasWardrobe) return undefined;
  const since = addDays(context.today, -daysBack);
  const worn = (await context.items()).filter(({ lastWorn }) => lastWorn !== null && lastWorn >= since);
  if (worn.length === 0) return undefined;
  const most = [...worn].sort((a, b) => b.timesWorn - a.timesWorn).slice(0, mostTold);
  const named = { count: String(worn.length), names: itemNames(most, language) };
  const name = worn.length >= varied ? 'same_false' : 'same_true';
  return factAnswer(tellFact(name, language, named), most);
}

const gross =
  /(?<!\p{L})(?:gross|disgusting|nasty|yucky|unhygienic|eklig|ekelhaft|unhygienisch|asqueros[oa]|guarr[oa]|dégoûtante?|sale|ekkelt|uhygienisk)(?!\p{L})/iu;
const howOften =
  /(?<!\p{L})(?:how (?:often|many (?:times|wears))|when (?:do|should) (?:i|u|you)|wie oft|cada cuánto|cuántas veces|combien de fois|tous les combien|hvor ofte)(?!\p{L}).*(?<!\p{L})(?:(?:dry[ -]?)?clean\p{L}*|wash\p{L}*|laundered|gereinigt|reinig\p{L}*|wasch\p{L}*|gewaschen|lav\p{L}+|tintorería|nettoy\p{L}+|pressing|vask\p{L}*|rens\p{L}*)(?!\p{L})/iu;
const notGross: Readonly<Record<Language, string>> = {
  en: 'Not at all.',
  de: 'Gar nicht.',
  es: 'Para nada.',
  fr: 'Pas du tout.',
  no: 'Ikke i det hele tatt.',
};

/** Whether something may be worn again, and how often it wants cleaning. */
async function properTalk(said: Said): Promise<Answer | undefined> {
  const { text, language, memory, ground } = said;
  if (orders.test(text) && !howOften.test(text)) return undefined;
  const again = rowOf(text, language, ['etiquette']);
  if (again) return reply(`${await lastWorn(said)}${variantOf(again.say[language], text)}`, memory);
  if (!gross.test(text) && !howOften.test(text)) return undefined;
  // What smells or is stained is a question of care.
  if (
    /(?<!\p{L})(?:stain\p{L}*|smell\p{L}*|fleck\p{L}*|riech\p{L}*|mancha\p{L}*|tache\p{L}*|flekk\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  )
    return undefined;
  const isOfSpoken = memory?.focus !== undefined && memory.focus.itemIds.length > 0;
  if (gross.test(text) && !howOften.test(text) && !isOfSpoken) return undefined;
  const spoken = [...ground.items, ...ground.referred].map(({ description }) => description).join(' ');
  const row = rowOf(text, language, ['cleaning']);
  const own = row?.name === 'clean_any' && spoken ? rowOf(spoken, language, ['cleaning']) : row;
  if (!own) return undefined;
  const opened = gross.test(text) ? `${notGross[language]} ` : '';
  return reply(`${opened}${variantOf(own.say[language], text)}`, memory);
}

/** A day of another year is given with its year. */
function withYear(day: string, said: string, today: string): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? said : `${said}, ${year}`;
}

/** "Was that last year's staff do?": when it was worn last. */
async function lastWorn({ context, text, language, ground, memory }: Said): Promise<string> {
  const spoken = memory?.focus?.itemIds ?? [];
  const own = context.hasWardrobe ? await context.items() : [];
  const [item, ...others] =
    ground.items.length > 0 ? ground.items : own.filter(({ id }) => spoken.includes(id));
  if (!text.includes('?') || !item?.lastWorn || others.length > 0) return '';
  const names = itemNames([item], language);
  return `${tell('last_worn_on', language, { names, day: withYear(item.lastWorn, dayIn(item.lastWorn, language, context), context.today) })} `;
}
