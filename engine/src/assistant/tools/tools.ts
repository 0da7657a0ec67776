import type { EventType } from '../../stylist/outfit/outfit.ts';
import type { Answer, AssistantContext, AssistantItem } from '../assistant-context.ts';
import { explain } from '../topics/compose-explanation.ts';
import { knownTopic } from '../topics/known-topic.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { resolve } from '../understanding/mentions/mention-filters.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import { constraintsOf, wishOf } from '../understanding/wish.ts';
import { listEvents, offerWorn, tellAnalysis, tellWeather } from './day-tools.ts';
import { describeItems } from './describe-tools.ts';
import { answered, findItems } from './find-tools.ts';
import { suggestOutfit } from './outfit-tools.ts';
import { packTrip } from './pack-tool.ts';
import { checkColours, matchingColours, matchWith } from './pair-tools.ts';
import { checkPair } from './pair-verdict.ts';
import { summarise, unwornItems, wardrobeGaps } from './sum-tools.ts';

/** What a language model may pass to the tools; words are plain English, days `YYYY-MM-DD`. */
export type ToolArguments = {
  find_items: { query: string };
  item_facts: { items: string };
  suggest_outfit: { occasion: string; day?: string; place?: string; include?: string; avoid?: string };
  match_item: { item: string; kind: string };
  check_pair: { first: string; second: string };
  check_colours: { colours: string[] };
  explain: { topic: string };
  unworn_items: Record<string, never>;
  wardrobe_gaps: Record<string, never>;
  wardrobe_summary: Record<string, never>;
  pack_trip: { place?: string; first_day?: string; days: number; business?: boolean };
  upcoming_events: { first_day?: string; last_day?: string };
  weather: { day?: string; place?: string };
  last_analysis: Record<string, never>;
  offer_worn: { items: string; day?: string };
};
export type ToolName = keyof ToolArguments;

type Tools = {
  [Name in ToolName]: (context: AssistantContext, given: ToolArguments[Name]) => Promise<Answer>;
};

async function itemsFor(context: AssistantContext, words: string): Promise<AssistantItem[]> {
  const items = await context.items();
  const { mentions } = withOwnBrands(readQuestion(words, context.today), items);
  const found = mentions.flatMap((mention) => resolve(items, mention).slice(0, mention.definite ? 1 : 3));
  return [...new Map(found.map((item) => [item.id, item])).values()];
}

const nothing = (words: string) =>
  answered('find_items', `The wardrobe holds nothing like "${words.slice(0, 80)}".`);

/** The assistant's tools by name: each answers from the person's data or from knowledge, and writes nothing. */
export const assistantTools: Tools = {
  async find_items(context, { query }) {
    const items = await context.items();
    const { mentions } = withOwnBrands(readQuestion(query, context.today), items);
    const filters = mentions.filter(({ role }) => role !== 'refused').map(({ filter }) => filter);
    return findItems(context, filters.length > 0 ? filters : [{}]);
  },
  async item_facts(context, { items: words }) {
    const found = await itemsFor(context, words);
    return found.length > 0 ? describeItems(context, found.slice(0, 4), '') : nothing(words);
  },
  async suggest_outfit(context, { occasion, day, place, include, avoid }) {
    const question = readQuestion(`Outfit for ${occasion}`, context.today);
    const days = day ? { first: day, last: day, said: day, evening: false } : question.days;
    const wish = await wishOf(context, { ...question, days, place: place ?? question.place });
    const wanted = include ? constraintsOf(readQuestion(`with ${include}`, context.today)).with : [];
    const refused = avoid ? constraintsOf(readQuestion(avoid, context.today)).with : [];
    return suggestOutfit(context, {
      ...wish,
      with: [...wish.with, ...wanted],
      without: [...wish.without, ...refused],
    });
  },
  async match_item(context, { item, kind }) {
    const anchors = (await itemsFor(context, `the ${item}`)).slice(0, 2);
    if (anchors.length === 0) return nothing(item);
    const [mention] = readQuestion(kind, context.today).mentions;
    const items = await context.items();
    return matchWith(anchors, mention ? matchItems(items, mention.filter) : items, undefined, kind);
  },
  async check_pair(context, { first, second }) {
    const [one] = await itemsFor(context, `the ${first}`);
    const [other] = await itemsFor(context, `the ${second}`);
    if (!one || !other) return nothing(one ? second : first);
    return one.id === other.id ? describeItems(context, [one], '') : checkPair([one, other]);
  },
  async check_colours(_context, { colours }) {
    const [first] = colours;
    if (first === undefined) return answered('check_colours', 'No color was named.');
    return colours.length > 1
      ? checkColours(colours.slice(0, 3), colours.join(' '))
      : matchingColours([first], first);
  },
  async explain(_context, { topic }) {
    const found = knownTopic(topic);
    return found ? explain(topic, found) : answered('explain', 'Nothing is known on this topic here.');
  },
  unworn_items: (context) => unwornItems(context, undefined),
  wardrobe_gaps: (context) => wardrobeGaps(context, undefined),
  wardrobe_summary: (context) => summarise(context, 'count', undefined),
  async pack_trip(context, { place, first_day, days, business }) {
    const eventType: EventType = business ? 'business' : 'casual';
    return packTrip(context, {
      firstDay: first_day ?? addDays(context.today, 1),
      days,
      place: place ?? null,
      eventType,
    });
  },
  upcoming_events: (context, { first_day, last_day }) =>
    listEvents(context, {
      firstDay: first_day ?? context.today,
      lastDay: last_day ?? addDays(context.today, 28),
      title: null,
      openOnly: false,
    }),
  weather: (context, { day, place }) => tellWeather(context, day ?? context.today, place ?? null, null),
  last_analysis: (context) => tellAnalysis(context, ''),
  async offer_worn(context, { items: words, day }) {
    const found = await itemsFor(context, words);
    const on = day && day <= context.today ? day : context.today;
    return found.length > 0 ? offerWorn(context, found.slice(0, 9), on) : nothing(words);
  },
};
