import type { EventType } from '../../stylist/outfit/outfit.ts';
import { explain } from '../topics/compose-explanation.ts';
import { knownTopic } from '../topics/known-topic.ts';
import { matchItems } from '../understanding/match-items.ts';
import { resolve } from '../understanding/mention-filters.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import { constraintsOf, wishOf } from '../understanding/wish.ts';
import type { Answer, AssistantItem, World } from '../world.ts';
import { listEvents, offerWorn, tellAnalysis, tellWeather } from './day-tools.ts';
import { describeItems } from './describe-tools.ts';
import { answered, findItems } from './find-tools.ts';
import { suggestOutfit } from './outfit-tools.ts';
import { packTrip } from './pack-tool.ts';
import { checkColours, checkPair, matchingColours, matchWith } from './pair-tools.ts';
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

type Tools = { [Name in ToolName]: (world: World, given: ToolArguments[Name]) => Promise<Answer> };

async function itemsFor(world: World, words: string): Promise<AssistantItem[]> {
  const items = await world.items();
  const { mentions } = withOwnBrands(readQuestion(words, world.today), items);
  const found = mentions.flatMap((mention) => resolve(items, mention).slice(0, mention.definite ? 1 : 3));
  return [...new Map(found.map((item) => [item.id, item])).values()];
}

const nothing = (words: string) =>
  answered('find_items', `The wardrobe holds nothing like "${words.slice(0, 80)}".`);

/** The assistant's tools by name: each answers from the person's data or from knowledge, and writes nothing. */
export const assistantTools: Tools = {
  async find_items(world, { query }) {
    const items = await world.items();
    const { mentions } = withOwnBrands(readQuestion(query, world.today), items);
    const filters = mentions.filter(({ role }) => role !== 'refused').map(({ filter }) => filter);
    return findItems(world, filters.length > 0 ? filters : [{}]);
  },
  async item_facts(world, { items: words }) {
    const found = await itemsFor(world, words);
    return found.length > 0 ? describeItems(world, found.slice(0, 4), '') : nothing(words);
  },
  async suggest_outfit(world, { occasion, day, place, include, avoid }) {
    const question = readQuestion(`Outfit for ${occasion}`, world.today);
    const days = day ? { first: day, last: day, said: day, evening: false } : question.days;
    const wish = await wishOf(world, { ...question, days, place: place ?? question.place });
    const wanted = include ? constraintsOf(readQuestion(`with ${include}`, world.today)).with : [];
    const refused = avoid ? constraintsOf(readQuestion(avoid, world.today)).with : [];
    return suggestOutfit(world, {
      ...wish,
      with: [...wish.with, ...wanted],
      without: [...wish.without, ...refused],
    });
  },
  async match_item(world, { item, kind }) {
    const anchors = (await itemsFor(world, `the ${item}`)).slice(0, 2);
    if (anchors.length === 0) return nothing(item);
    const [mention] = readQuestion(kind, world.today).mentions;
    const items = await world.items();
    return matchWith(anchors, mention ? matchItems(items, mention.filter) : items, undefined, kind);
  },
  async check_pair(world, { first, second }) {
    const [one] = await itemsFor(world, `the ${first}`);
    const [other] = await itemsFor(world, `the ${second}`);
    if (!one || !other) return nothing(one ? second : first);
    return one.id === other.id ? describeItems(world, [one], '') : checkPair([one, other]);
  },
  async check_colours(_world, { colours }) {
    const [first] = colours;
    if (first === undefined) return answered('check_colours', 'No color was named.');
    return colours.length > 1
      ? checkColours(colours.slice(0, 3), colours.join(' '))
      : matchingColours([first], first);
  },
  async explain(_world, { topic }) {
    const found = knownTopic(topic);
    return found ? explain(topic, found) : answered('explain', 'Nothing is known on this topic here.');
  },
  unworn_items: (world) => unwornItems(world, undefined),
  wardrobe_gaps: (world) => wardrobeGaps(world, undefined),
  wardrobe_summary: (world) => summarise(world, 'count', undefined),
  async pack_trip(world, { place, first_day, days, business }) {
    const eventType: EventType = business ? 'business' : 'casual';
    return packTrip(world, {
      firstDay: first_day ?? addDays(world.today, 1),
      days,
      place: place ?? null,
      eventType,
    });
  },
  upcoming_events: (world, { first_day, last_day }) =>
    listEvents(world, {
      firstDay: first_day ?? world.today,
      lastDay: last_day ?? addDays(world.today, 28),
      title: null,
      openOnly: false,
    }),
  weather: (world, { day, place }) => tellWeather(world, day ?? world.today, place ?? null, null),
  last_analysis: (world) => tellAnalysis(world, ''),
  async offer_worn(world, { items: words, day }) {
    const found = await itemsFor(world, words);
    const on = day && day <= world.today ? day : world.today;
    return found.length > 0 ? offerWorn(world, found.slice(0, 9), on) : nothing(words);
  },
};
