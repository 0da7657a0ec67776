import { list } from '../../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantItem, Memory } from '../../assistant-context.ts';
import { comparatives } from '../../tools/describe-tools.ts';
import { answered, itemsCard, perWear, type Sort, sorts, superlatives } from '../../tools/find-tools.ts';
import { sortOf } from '../../tools/sort-words.ts';
import type { Step, Turn } from '../../turn/turn.ts';
import { matchItems } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { dayWords } from '../../understanding/read-day.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { are, capital, money, nameOf, timesWords } from '../../words.ts';

const opening = '^\\W*(?:(?:and|ok|okay|so|but|then|right|now|hm+|well)\\W+)*';
const asksWhich = new RegExp(
  `${opening}(?:which|what|whats|who)(?: (?:one|ones|pair)\\b| of (?:them|those|these|the)\\b)?`,
);
const asksIf = new RegExp(`${opening}(?:is|are|was|isnt|arent) (?:that|this|it|those|these|they|the|my)\\b`);
/** Of everything that is owned, and not of what was shown. */
const ofAll = /\b(?:my|i own|ive got|do i have|i have|have i got|in my wardrobe|all (?:my|of my))\b/;
/** A longer list is not compared. */
const mostShown = 40;
const mostTold = 3;

/** "And which is the warmest?", "which of them did I wear last?": one of the things that were spoken of, by what is known of them. */
export const amongSpoken: Step = async (turn) => {
  const { context, english, wanted } = turn;
  if (!context.hasWardrobe || wanted.language !== 'en') return undefined;
  const question = readQuestion(english, context.today);
  const sort = sortOf(question.plain);
  if (sort === undefined || question.days || question.occasion) return undefined;
  const items = await context.items();
  if (asksIf.test(question.plain)) return whetherFirst(turn, items, sort);
  if (!asksWhich.test(question.plain) || ofAll.test(question.plain)) return undefined;
  const spoken = spokenSet(turn.memory, items);
  const kinds = question.mentions.filter((mention) => isKind(mention) && !mention.vague);
  const among = kinds.length === 0 ? spoken : matchItems(spoken, kinds[0]?.filter ?? {});
  const isOfOthers = turn.ground.items.some(({ id }) => !spoken.some((item) => item.id === id));
  if (among.length < 2 || (isOfOthers && kinds.length === 0)) return undefined;
  return told(among, sort, context);
};

/** The things that the conversation is about: those that were named side by side, else those that were listed. */
function spokenSet(memory: Memory | undefined, items: readonly AssistantItem[]): AssistantItem[] {
  const ids = memory?.named ?? (memory?.outfit ? [] : (memory?.shown ?? []));
  return ids.length < 2 || ids.length > mostShown ? [] : items.filter(({ id }) => ids.includes(id));
}

/** "Is that the warmest sweater I own?": yes, or what comes before it. */
function whetherFirst({ ground, memory, english, context }: Turn, items: AssistantItem[], sort: Sort) {
  const named = ground.surely.length > 0 ? ground.surely : ground.items;
  const [subject, ...others] = named.length > 0 ? named : spokenOf(memory, items);
  if (!subject || others.length > 0) return undefined;
  const { mentions, plain } = readQuestion(english, context.today);
  const kind = mentions.filter(isKind).at(-1);
  if (!kind && !/\b(?:thing|one|piece|item)s?\b/.test(plain)) return undefined;
  const pool = kind ? matchItems(items, kind.filter) : items.filter((item) => !isSmall(item));
  const ranked = rankedBy([...pool.filter(({ id }) => id !== subject.id), subject], sort);
  const [best, next] = ranked;
  if (!best || ranked.length < 2) return undefined;
  const isFirst = sorts[sort](subject, best) <= 0;
  const after =
    isFirst && next && next.id !== subject.id
      ? ` Next ${are(next, 'comes', 'come')} the ${nameOf(next)}.`
      : '';
  const text = isFirst
    ? `Yes, the ${nameOf(subject)} ${are(subject, 'is', 'are')} the ${superlatives[sort]}.${after}`
    : `No, the ${nameOf(best)} ${are(best, 'is', 'are')}${figureOf(best, sort, context)}.`;
  return answered('describe_items', text, {
    cards: itemsCard(capital(superlatives[sort]), isFirst ? [subject] : [best, subject]),
    memory: { tool: 'describe_items', shown: [isFirst ? subject.id : best.id] },
  });
}

function isSmall({ category }: AssistantItem): boolean {
  return category === 'accessories' || category === 'shoes';
}

function spokenOf(memory: Memory | undefined, items: readonly AssistantItem[]): AssistantItem[] {
  const ids = memory?.focus?.itemIds ?? [];
  return items.filter(({ id }) => ids.includes(id));
}

/** The items that have the figure they are compared by, in order. */
function rankedBy(items: readonly AssistantItem[], sort: Sort): AssistantItem[] {
  return items
    .filter((item) => isKnown(item, sort))
    .sort((a, b) => sorts[sort](a, b) || a.id.localeCompare(b.id));
}

function isKnown({ price, purchasedOn, lastWorn }: AssistantItem, sort: Sort): boolean {
  if (/price|perWear/.test(sort)) return price !== null;
  if (/recent/.test(sort)) return lastWorn !== null;
  return !/age$/.test(sort) || purchasedOn !== null;
}

function told(among: readonly AssistantItem[], sort: Sort, context: Turn['context']): Answer {
  const ranked = rankedBy(among, sort);
  const [best, ...others] = ranked;
  const memory = { tool: 'find_items', shown: among.map(({ id }) => id) };
  const isWorn = ranked.some(({ timesWorn }) => timesWorn > 0);
  if (!best || (/worn$/.test(sort) && !isWorn))
    return answered('find_items', unknown(sort), { cards: itemsCard('', among), memory });
  const next = others.slice(0, mostTold);
  const [second] = next;
  const rest = list(next.map((item) => `the ${nameOf(item)}${figureOf(item, sort, context)}`));
  const isEven = second !== undefined && sorts[sort](best, second) === 0;
  const both = `The ${nameOf(best)} and the ${second ? nameOf(second) : ''}`;
  const first = isEven
    ? `${both} come out even${figureOf(best, sort, context)}.`
    : `${capital(leadOf(best, sort, among.length))}${figureOf(best, sort, context)}.`;
  const after = !isEven && next.length > 0 ? ` ${sort === 'recent' ? 'Before that' : 'Then'} ${rest}.` : '';
  return answered('find_items', `${first}${after}`, {
    cards: itemsCard(capital(superlatives[sort]), [best, ...next]),
    memory,
  });
}

function leadOf(best: AssistantItem, sort: Sort, count: number): string {
  if (sort === 'recent') return `you wore the ${nameOf(best)} last`;
  if (sort === 'worn' && count === 2) return `you’ve worn the ${nameOf(best)} more`;
  const how = count === 2 ? comparatives[sort] : `the ${superlatives[sort]}`;
  return `the ${nameOf(best)} ${are(best, 'is', 'are')} ${how}`;
}

function figureOf(item: AssistantItem, sort: Sort, context: Turn['context']): string {
  if (/recent/.test(sort)) return item.lastWorn ? `, ${onDay(dayWords(item.lastWorn, context))}` : '';
  if (/worn$/.test(sort)) return ` (${item.timesWorn === 0 ? 'never' : timesWords(item.timesWorn)})`;
  if (/perWear$/.test(sort)) return ` (${perWear(item).toFixed(2)} per wear)`;
  return /price$/.test(sort) ? ` (${money(item)})` : '';
}

function onDay(day: string): string {
  return /^(?:today|yesterday)$/.test(day) ? day : `on ${day}`;
}

function unknown(sort: Sort): string {
  if (/price|perWear/.test(sort)) return 'None of them has a price yet, so I can’t tell.';
  if (/age$/.test(sort)) return 'No purchase dates yet, so I can’t tell.';
  return 'No wears are noted for them yet, so I can’t tell.';
}
