import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { type FactAsked, textOf } from '../steps/facts/tell-wardrobe-facts.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { sortOf } from '../tools/sort-words.ts';
import { namedSet } from '../turn/named-set.ts';
import { isWeakWord, likeness, namingWords } from '../turn/own-names.ts';
import { addDays } from '../understanding/read-day.ts';
import { readHistory } from '../understanding/read-history.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import type { Scene } from './scene.ts';

/** A question about all pieces that are so: what they cost together, which is worn least, which were never worn. */
export async function tellsOfSet(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, language } = scene;
  if (!context.hasWardrobe) return undefined;
  const asked = askedOfSet(scene, wish);
  const items = asked && (await setMeant(scene, wish, asked));
  if (!items || items.length === 0) return undefined;
  const { text, shown } = textOf({ context, items, asked, language });
  const itemIds = (asked.kind === 'sum' ? items : shown).map(({ id }) => id);
  const [best] = asked.kind === 'rank' ? shown : [];
  const memory: Memory = {
    tool: 'wardrobe_facts',
    shown: shown.map(({ id }) => id),
    fact: { asked, itemIds },
    ...(best ? { focus: { ...scene.memory?.focus, itemIds: [best.id] } } : {}),
  };
  return answered('wardrobe_facts', text, { cards: itemsCard('', shown), memory });
}

const least = /(?<!\p{L})(?:least|am wenigsten|am seltensten|menos|le moins|minst|sjeldnest)(?!\p{L})/iu;
const most =
  /(?<!\p{L})(?:the most|most often|am (?:meisten|häufigsten|öftesten)|lo que m[aá]s|le plus|mest|oftest)(?!\p{L})/iu;

/** What is asked of a whole set; undefined where a question is not of one, or is answered better elsewhere. */
function askedOfSet(scene: Scene, wish: Wish): FactAsked | undefined {
  const { text, language } = scene;
  if (wish.intent === 'unworn') return unwornAsked(scene, wish);
  if (wish.intent === 'wears') {
    const sort = sortOf(englishOf(text, language).toLowerCase());
    const isLeast = sort === '-worn' || (sort === undefined && least.test(text));
    const isMost = sort === 'worn' || (sort === undefined && most.test(text));
    return isLeast || isMost ? { kind: 'rank', sort: isLeast ? '-worn' : 'worn' } : undefined;
  }
  return wish.intent === 'money' && saysSpent(text) && !inTime(wish) ? { kind: 'sum' } : undefined;
}

/** Whether what was paid in all is asked for. */
export function saysSpent(text: string): boolean {
  return isSpent.test(text);
}

const isSpent =
  /(?<!\p{L})(?:spen[dt]|blown|total|altogether|in all|ausgegeben|insgesamt|zusammen|gastad[oa]|gasté|en total|dépensé|au total|en tout|brukt|til sammen|totalt)(?!\p{L})/iu;

/** What was bought in some time is told with its months, elsewhere. */
function inTime(wish: Wish): boolean {
  return saidAs(wish, 'when').length + saidAs(wish, 'long').length > 0;
}

const atAll =
  /(?<!\p{L})(?:never|at all|ever|once|nie|niemals|noch nie|überhaupt|nunca|jam[aá]s|jamais|aldri)(?!\p{L})/iu;

/** Never worn, or not since a day. */
function unwornAsked({ context, language, text }: Scene, wish: Wish): FactAsked | undefined {
  const said = [...saidAs(wish, 'when'), ...saidAs(wish, 'long')].join(', ');
  if (said === '') return atAll.test(text) ? { kind: 'never' } : undefined;
  const plain = englishOf(said, language)
    .toLowerCase()
    .replace(/\blike\b/g, ' ')
    .replace(/\byrs?\b/g, 'year')
    .replace(/\bmths?\b/g, 'months')
    .replace(/\bwks?\b/g, 'weeks')
    .replace(/\s+/g, ' ');
  const day = dayRested(plain, context.today);
  return day === undefined ? undefined : { kind: 'since', day };
}

/** The first day of a time in which something was not worn; "since summer" begins where the summer ends. */
function dayRested(plain: string, today: string): string | undefined {
  const isSpan = /\b(?:days?|weeks?|months?|years?)\b/.test(plain) && !/\b(?:since|this|last)\b/.test(plain);
  const worded = isSpan ? `not worn in ${plain}` : `not worn ${plain}`;
  const { notWornSince: day } = readHistory(worded.replace(/\bin (in|for|over) /, '$1 '), today);
  const isSeason = /\bsince (?:last |the )?(?:spring|summer|autumn|fall|winter)\b/.test(plain);
  if (day === undefined || !isSeason || /\bsince last\b/.test(plain)) return day;
  const end = addDays(day, seasonDays);
  return end < today ? end : day;
}

const seasonDays = 92;

const pointing =
  /(?<!\p{L})(?:them|those|these|which one\p{L}*|the one|of them|davon|welche[rsnm]?|cu[aá]l(?:es)?|de ellos|de ellas|lesquel\p{L}*|lequel|laquelle|hvilken|av dem)(?!\p{L})/iu;
const mostOfPointing = 9;

/** The pieces that are asked about: those of a kind that is named, those that were told of last, else all. */
async function setMeant(scene: Scene, wish: Wish, asked: FactAsked): Promise<readonly AssistantItem[]> {
  const { items, memory } = scene;
  const { text } = wish;
  const named = await namedSet(scene);
  const isOfKind = named.length > 0;
  // The sum of a kind has a sentence of its own in English.
  if (isOfKind && asked.kind === 'sum' && scene.language === 'en') return [];
  if (isOfKind) return named;
  const called = asked.kind === 'sum' ? calledSo(scene, wish) : [];
  if (called.length > 1) return called;
  const before = memory?.fact?.itemIds ?? memory?.shown ?? [];
  const isOfThose = pointing.test(text) && text.split(/\s+/).length <= mostOfPointing;
  if (isOfThose && before.length > 1) return items.filter(({ id }) => before.includes(id));
  return asked.kind === 'sum' ? [] : items;
}

/** From here a word is the same, inflected. House rule. */
const sameWord = 0.95;

/** "On suits": the pieces in whose names a word of the question stands. */
function calledSo({ items }: Scene, { text }: Wish): AssistantItem[] {
  const said = namingWords(text).filter((word) => word.length > 3 && !isWeakWord(word));
  return items.filter(({ description }) =>
    namingWords(description).some((own) => said.some((word) => likeness(word, own) >= sameWord)),
  );
}
