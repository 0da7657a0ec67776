import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { groupOf, type IntentName } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { type FactAsked, type FactRequest, textOf } from '../steps/facts/tell-wardrobe-facts.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { sortOf } from '../tools/sort-words.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { asksOfSpoken } from './item-facts.ts';
import { namedSet } from './named-set.ts';
import { readPastDays } from './past-days.ts';
import type { Turn } from './turn.ts';

const ofFacts: ReadonlySet<IntentName> = new Set(['count', 'money', 'age', 'unworn', 'wears', 'find']);
/** From here the reading says what is asked. House rule. */
const askedBar = 0.35;
const rankable = /^-?(price|worn|perWear|age)$/;

/** What a message asks of garments, in any language; undefined where it is nothing that the data answers at once. */
export function factAsked(turn: Turn): FactAsked | undefined {
  const { wanted, text, ground, context } = turn;
  const { intent, probability } = wanted;
  if (!ofFacts.has(intent) || probability < askedBar) return undefined;
  const bought = boughtIn(turn);
  if (bought) return bought;
  if (turn.memory?.fact?.asked.kind === 'count' && mostly.test(text)) return { kind: 'rank', sort: 'worn' };
  if (pricePerWear.test(text)) return { kind: 'rank', sort: least.test(text) ? '-perWear' : 'perWear' };
  const sort = sortOf(ground.english.toLowerCase()) ?? (intent === 'age' ? 'age' : undefined);
  if (sort && rankable.test(sort)) return { kind: 'rank', sort };
  if (intent === 'count') return { kind: 'count' };
  if (intent === 'money') return { kind: 'sum' };
  if (intent !== 'unworn') return undefined;
  const { mentions } = readQuestion(ground.english, context.today);
  const since = mentions.find(({ filter }) => filter.notWornSince)?.filter.notWornSince;
  const day = since ?? yearOf(ground.english, context.today);
  if (day) return { kind: 'since', day };
  return never.test(text) ? { kind: 'never' } : undefined;
}

/** What a wear has cost, and what has paid off, in the other languages; English has its own words for the order. */
const pricePerWear =
  /(?<!\p{L})(?:(?:preis|kosten|euro|geld) pro (?:mal )?(?:tragen|getragen|einsatz)|pro mal (?:tragen|getragen)|lohnt sich am meisten|am meisten gelohnt|(?:precio|coste) por (?:uso|puesta)|(?:prix|coût) par port|pris per (?:bruk|gang))(?!\p{L})/iu;
const least =
  /(?<!\p{L})(?:am wenigsten|am schlechtesten|schlechteste\p{L}*|teuerste\p{L}*|menos|peor|le moins|pire|minst|dårligst\p{L}*)(?!\p{L})/iu;

const mostly = /(?<!\p{L})(the most|most often|am meisten|meistens|más|le plus|mest)(?!\p{L})/iu;
const never = /(?<!\p{L})(never|nie|niemals|nunca|jamais|aldri)(?!\p{L})/iu;

const spent = /(?<!\p{L})(spen[dt]|blown|ausgegeben|gastad[oa]|gasté|dépensé|brukt)(?!\p{L})/iu;

/** "What did I buy this year": what has a purchase date in that time. */
function boughtIn({ text, ground, context, wanted }: Turn): FactAsked | undefined {
  const senses = sensedWords(text.toLowerCase()).flatMap((word) => word.senses);
  const isSpent = wanted.intent === 'money' && spent.test(text);
  const isAsked =
    isSpent ||
    (senses.includes('bought') && senses.some((sense) => /^(ask_what|howmany|money|age)$/.test(sense)));
  if (!isAsked || groupOf(wanted.intent) !== 'question') return undefined;
  if (
    /\b(this|dies(?:es)?|dieses) (?:year|jahr)\b|\b(este año|cette année|i år)\b/i.test(
      `${text} ${ground.english}`,
    )
  )
    return { kind: 'bought', first: `${context.today.slice(0, 4)}-01-01`, last: context.today };
  const year = /\b(20[0-3]\d)\b/.exec(text)?.[1];
  if (year) return { kind: 'bought', first: `${year}-01-01`, last: `${year}-12-31` };
  const past = readPastDays(ground.english, context.today);
  return past && { kind: 'bought', first: past.first, last: past.last };
}

/** "This year", of what was not worn. */
function yearOf(english: string, today: string): string | undefined {
  return /\b(this|all) year\b/i.test(english) ? `${today.slice(0, 4)}-01-01` : undefined;
}

/** Asked of the data alone, whatever the question. */
const always: ReadonlySet<FactAsked['kind']> = new Set(['since', 'never', 'bought']);
/** So few words go on from what was asked or shown before. */
const fewWords = 8;
const pointing =
  /(?<!\p{L})(them|those|these|which|one|ones|of them|the|welche[rsnm]?|davon|die|der|das|cuál|cuáles|ellos|ellas|lequel|laquelle|lesquels|lesquelles|eux|hvilke[nt]?|dem|av dem)(?!\p{L})/iu;
const ofAll =
  /(?<!\p{L})(i own|overall|of all|in my (?:closet|wardrobe)|everything|besitze|überhaupt|im schrank|tengo|en mi armario|je possède|de tout|eier|i skapet)(?!\p{L})/iu;
/** After these tools what was shown is the set that "which of them" means. */
const lists =
  /^(find_items|summarise_wardrobe|unworn_items|describe_items|wardrobe_facts|recommend|match_items)$/;

/** Counts, sums, and superlatives of garments, also of those shown last: "and which of them have I never worn?". */
export async function wardrobeFacts(turn: Turn): Promise<Answer | undefined> {
  const { context, memory, wanted } = turn;
  if (!context.hasWardrobe) return undefined;
  const before = memory?.fact;
  const own = factAsked(turn);
  const named = await namedSet(turn);
  const isShort = turn.text.split(/\s+/).length <= fewWords;
  const goesOn = before && isShort && opens.test(turn.text) && named.length > 0 && !turn.memory?.outfit;
  const asked = sumInstead(turn, before?.asked) ?? own ?? (goesOn ? before.asked : undefined);
  if (!asked) return undefined;
  const shown = memory && lists.test(memory.tool) ? (before?.itemIds ?? memory.shown) : [];
  const isOfShown =
    named.length === 0 && shown.length > 1 && isShort && pointing.test(turn.text) && !ofAll.test(turn.text);
  const isRankAgain = shown.length === 2 || before?.asked.kind === 'rank';
  if (wanted.language === 'en' && asked.kind === 'rank' && isRankAgain) return undefined;
  // "On coats and jackets": the sum of both kinds.
  const isOfBoth = asked.kind === 'sum' && kindsNamed(turn) > 1;
  if (wanted.language === 'en' && !isOfBoth && !isOfShown && !(goesOn && !own) && !always.has(asked.kind))
    return undefined;
  if (wanted.language === 'en' && asked.kind === 'since' && named.length === 0 && isOfShown) return undefined;
  const all = await context.items();
  const items = isOfShown ? all.filter(({ id }) => shown.includes(id)) : named.length > 0 ? named : all;
  const { referred, surely } = turn.ground;
  const isOfOne = referred.length === 1 || surely.length === 1;
  // "Wie teuer war der Wollmantel": of that one, and no sum of everything.
  const isOfNamed = asked.kind === 'sum' && named.length === 0 && turn.ground.items.length > 0;
  const isOfSpoken = asked.kind === 'sum' && named.length === 0 && isOfOne;
  if (
    items.length === 0 ||
    isOfSpoken ||
    isOfNamed ||
    isOfIt(turn, named, asked) ||
    isOneThing(turn, asked, items)
  )
    return undefined;
  return { ...answerOf({ context, items, asked, language: wanted.language }) };
}

/** "Und wann hab ich den gekauft", after one thing was spoken of: of it, and of no others. */
function isOfIt(turn: Turn, named: readonly AssistantItem[], asked: FactAsked): boolean {
  return named.length === 0 && asked.kind !== 'count' && asksOfSpoken(turn);
}

function kindsNamed({ context, ground }: Turn): number {
  const { mentions } = readQuestion(ground.english, context.today);
  return mentions.filter((mention) => isKind(mention) && !mention.vague && mention.role !== 'refused').length;
}

const altogether =
  /(?<!\p{L})(all together|altogether|in total|in all|combined|total|zusammen|insgesamt|gesamt|en total|todos juntos|en tout|au total|til sammen|totalt)(?!\p{L})/iu;

/** "And all the shoes together?", after the dearest thing: what they cost in all. */
function sumInstead({ text }: Turn, before: FactAsked | undefined): FactAsked | undefined {
  const isOfMoney = before?.kind === 'sum' || (before?.kind === 'rank' && before.sort.endsWith('price'));
  return isOfMoney && altogether.test(text) ? { kind: 'sum' } : undefined;
}

/** One certain thing is told of by its own facts. */
function isOneThing({ ground }: Turn, asked: FactAsked, items: readonly AssistantItem[]): boolean {
  return items.length === 1 && ground.items.length > 0 && asked.kind !== 'count';
}

const opens =
  /^\W*(?:(?:ok|okay|ah|oh)\W+)*(?:and|what about|how about|und|y|et|og|was ist mit|was ist mit den|qué tal|hva med)(?!\p{L})/iu;

function answerOf(request: FactRequest): Answer {
  const { items, asked } = request;
  const { text, shown } = textOf(request);
  const itemIds = items.map(({ id }) => id);
  return answered('wardrobe_facts', text, {
    cards: itemsCard('', shown),
    memory: {
      tool: 'wardrobe_facts',
      shown: shown.map(({ id }) => id),
      fact: {
        asked,
        itemIds: asked.kind === 'count' || asked.kind === 'sum' ? itemIds : shown.map(({ id }) => id),
      },
    },
  });
}

/** What the next message may ask of other garments, or of the same. */
export function factOf(turn: Turn, answer: Answer): Memory['fact'] {
  if (answer.memory.fact) return answer.memory.fact;
  const asked = factAsked(turn);
  if (!asked || !lists.test(answer.memory.tool)) return undefined;
  return { asked, itemIds: answer.memory.shown };
}
