import { dressCodes } from '../../knowledge/style/dress-codes.ts';
import {
  mainSlots,
  type Outfit,
  type OutfitAnswer,
  type OutfitRequest,
} from '../../stylist/outfit/outfit.ts';
import { degrees, list } from '../../stylist/outfit/voice/plain-words.ts';
import type {
  Answer,
  AssistantContext,
  AssistantItem,
  Memory,
  OutfitWish,
  PlaceWeather,
} from '../assistant-context.ts';
import { matches, traitsOf } from '../understanding/mentions/match-items.ts';
import { dayWords } from '../understanding/read-day.ts';
import { capital, nameOf, weatherSentence } from '../words.ts';
import { anotherThanSeen } from './another-outfit.ts';
import { answered, emptyWardrobe, itemsCard } from './find-tools.ts';
import { occasionMeant, ofCalendar } from './occasion-meant.ts';
import { isLastOfCategory, offInRain } from './outfit-limits.ts';
import { best, coatForCoat, searchMs, warmEnough, waysOf } from './outfit-ways.ts';

type Found = {
  answer: OutfitAnswer;
  weather: PlaceWeather;
  items: AssistantItem[];
  notes: string[];
  /** An outfit unlike those that were shown before, where another one was asked for. */
  other: Outfit | undefined;
};

/** An outfit for a wish from the person's own clothes. `before` is the outfit that a follow-up changes. */
export async function suggestOutfit(
  context: AssistantContext,
  wished: OutfitWish,
  before?: Memory['outfit'],
): Promise<Answer> {
  const wish = await ofCalendar(context, wished);
  if (!context.plansOutfits) return planRefused(context, wish);
  const found = await search(context, wish, before);
  if (!found) return emptyWardrobe();
  const { answer, weather, items, notes, other } = found;
  if (!answer.ok && wish.without.length > 0 && wish.locked.length === 0)
    return withLess(context, wish, before, answer.sentence);
  if (!answer.ok) return impossible(answer.sentence, wish, notes);
  const ranked = [answer.best, ...answer.alternatives];
  const outfit = other ?? ranked[wish.turn % ranked.length];
  const byId = new Map(items.map((item) => [item.id, item]));
  const worn = outfit.itemIds.flatMap((id) => byId.get(id) ?? []);
  const clo = worn.reduce((sum, item) => sum + traitsOf(item).clo, 0);
  return answered('suggest_outfit', outfitText(context, wish, outfit, worn, weather, notes), {
    cards: [outfitCard(wish, outfit)],
    actions: outfitActions(wish, outfit, context.today),
    memory: {
      tool: 'suggest_outfit',
      shown: outfit.itemIds,
      wish,
      outfit: {
        itemIds: outfit.itemIds,
        slots: outfit.slots,
        clo,
        reasons: reasonsOf(outfit),
        improvements: outfit.improvements,
      },
    },
  });
}

/** Where nothing is left when all that is refused stays away, what was refused last is let in again, and it is said. */
async function withLess(
  context: AssistantContext,
  wish: OutfitWish,
  before: Memory['outfit'],
  sentence: string,
): Promise<Answer> {
  const without = wish.without.slice(0, -1);
  const answer = await suggestOutfit(context, { ...wish, without }, before);
  const note = 'Not everything you refused could stay away: without it no outfit is left.';
  if (answer.cards.length === 0) return impossible(sentence, wish, []);
  return answer.text.includes(note) ? answer : { ...answer, text: `${answer.text}\n${note}` };
}

/** Below this score a term's line says what is wrong, which is no reason for an outfit. */
const goodTerm = 71;

function reasonsOf({ terms, reasons }: Outfit): string[] {
  const said = terms
    .filter(({ text, score }) => score >= goodTerm && text !== '' && !reasons.includes(text))
    .sort((a, b) => b.weight - a.weight);
  return [...reasons, ...said.map(({ text }) => text)].slice(0, 6);
}

function outfitCard(wish: OutfitWish, outfit: Outfit): Answer['cards'][number] {
  const { title, day: date, eventType, eventId } = wish;
  return {
    kind: 'outfit',
    title: capital(title),
    itemIds: outfit.itemIds,
    date,
    eventType,
    eventId,
    score: Math.round(100 * outfit.score),
  };
}

export function outfitActions(
  wish: Pick<OutfitWish, 'day' | 'eventType' | 'eventId' | 'title'>,
  { itemIds }: Pick<Outfit, 'itemIds'>,
  today: string,
): Answer['actions'] {
  const { day: date, eventType, eventId } = wish;
  return [
    ...(date >= today
      ? [
          {
            kind: 'plan' as const,
            label: 'Plan this',
            itemIds,
            date,
            eventType,
            eventId,
            title: capital(wish.title),
          },
        ]
      : []),
    ...(date === today ? [{ kind: 'worn' as const, label: 'Mark as worn', itemIds, date }] : []),
    { kind: 'ask', label: 'Why?' },
    { kind: 'ask', label: 'Another one' },
  ];
}

/** What names a day and nothing that happens on it. */
const isDayWord =
  /^(today|tonight|tomorrow|this (morning|afternoon|evening|week)|(mon|tues|wednes|thurs|fri|satur|sun)days?)$/i;

function outfitText(
  context: AssistantContext,
  wish: OutfitWish,
  outfit: Outfit,
  worn: AssistantItem[],
  weather: PlaceWeather,
  notes: string[],
): string {
  const when = dayWords(wish.day, context);
  const saysMore = !isDayWord.test(wish.title) && wish.title.toLowerCase() !== when.toLowerCase();
  const title = saysMore ? ` (${wish.title})` : '';
  const told = outfit.reasons.find((reason) => !ofAny.test(reason)) ?? outfit.reasons[0] ?? '';
  // Who wants it warmer is dressed as for a colder day, which nobody reads of.
  const reasons = wish.degrees === 0 ? told : told.replace(/ at [-−]?\d+ °[CF]/gu, '');
  // Who leaves out the shoes isn't told to add some.
  const refuses = (category: string) =>
    wish.without.some(({ categories }) => categories?.some((each) => each === category));
  const [improvement] = outfit.improvements.filter((each) => !(/^Add shoes/.test(each) && refuses('shoes')));
  const better = outfit.score < 0.7 && improvement ? ` ${improvement}` : '';
  return [
    `${capital(when)}${title}: ${list(worn.map(nameOf))}.`,
    `${weatherLine(wish.day, weather, context)} ${reasons}${better}`.trim(),
    ...notes,
  ].join('\n');
}

/** "Typical December in Leeds, 6 °C." where no forecast reaches so far. */
function weatherLine(day: string, weather: PlaceWeather, { units }: AssistantContext): string {
  if (weather.source !== 'normals') return weatherSentence(weather, units);
  const at = new Date(`${day}T12:00:00Z`);
  const month = at.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const where = weather.place ? ` in ${weather.place}` : '';
  return `Typical ${month}${where}, ${degrees(weather.feltC, units)}.`;
}

function impossible(sentence: string, wish: OutfitWish, notes: string[]): Answer {
  return answered('suggest_outfit', [sentence, ...notes].join('\n'), {
    memory: { tool: 'suggest_outfit', shown: [], wish },
    actions: [{ kind: 'open', label: 'Open wardrobe', page: 'wardrobe' }],
  });
}

async function planRefused(context: AssistantContext, wish: OutfitWish): Promise<Answer> {
  const code = dressCodes[wish.eventType];
  const items = (await context.items()).filter((item) => item.available && matchesCode(item, wish));
  return answered(
    'suggest_outfit',
    `${context.planSentence} What I can show you: these pieces are right for ${code.name}.`,
    {
      cards: itemsCard(`Right for ${code.name}`, items),
      actions: [{ kind: 'open', label: 'Upgrade', page: 'upgrade' }],
      memory: { tool: 'suggest_outfit', shown: items.map(({ id }) => id) },
    },
  );
}

function matchesCode(item: AssistantItem, { eventType, without }: OutfitWish): boolean {
  const {
    formality: [from, to],
    unfit,
  } = dressCodes[eventType];
  const { formality, kind } = traitsOf(item);
  const misses: readonly string[] = unfit;
  return (
    formality >= from &&
    formality <= to &&
    !misses.includes(kind) &&
    !without.some((filter) => matches(item, filter))
  );
}

/** The planner's best outfit for a wish; undefined where there is none. */
export async function bestOutfit(context: AssistantContext, wish: OutfitWish): Promise<Outfit | undefined> {
  const found = await search(context, wish, undefined);
  return found?.answer.ok ? found.answer.best : undefined;
}

async function search(
  context: AssistantContext,
  wish: OutfitWish,
  before: Memory['outfit'],
): Promise<Found | undefined> {
  const items = await context.items();
  if (items.length === 0) return undefined;
  const [weather, preferences, taste, planned, gender, occasion] = await Promise.all([
    weatherFor(context, wish),
    context.preferences(),
    context.taste(),
    context.planned(wish.day, wish.eventId),
    context.gender(),
    occasionMeant(context, wish),
  ]);
  const dry = wish.rain ? offInRain(items) : [];
  const refused = items
    .filter((item) =>
      wish.without.some((filter) => matches(item, filter) && !isLastOfCategory(items, item, filter)),
    )
    .map(({ id }) => id);
  const felt = {
    ...weather,
    feltC: weather.feltC - wish.degrees,
    minC: weather.minC - wish.degrees,
    maxC: weather.maxC - wish.degrees,
    ...(wish.rain ? { rainChance: 0.9, rainMm: Math.max(4, weather.rainMm) } : {}),
  };
  const request: OutfitRequest = {
    items,
    eventType: wish.eventType,
    occasion,
    gender,
    date: wish.day,
    weather: felt,
    taste,
    recent: planned.map(({ itemIds }) => [...itemIds]),
    planned,
    units: context.units,
    preferences: {
      styles: [...wish.styles, ...preferences.styles],
      colours: wish.colours.length > 0 ? wish.colours : preferences.colours,
    },
    locked: wish.locked,
    excluded: [...refused, ...wish.excluded, ...dry],
    seed: 7,
    alternatives: wish.turn === 0 ? 0 : Math.min(wish.turn, 4),
    timeLimitMs: searchMs,
  };
  const { ways, notes } = waysOf(items, wish, new Set(request.excluded), {
    feltC: felt.feltC,
    dateFormat: context.dateFormat,
  });
  const found = best(ways, request);
  const answer = coatForCoat(found, { ...request, locked: ways[0] ?? [] }, items, before);
  const ranked = answer.ok ? [answer.best, ...answer.alternatives] : [];
  const other = anotherThanSeen(ranked, { ways, request, items, wish });
  return { answer: warmEnough(answer, request, wish, before), weather, items, notes, other };
}

/** The weather of the wish: of its place, of home where that is unknown, or what the person said it is. */
export async function weatherFor(
  context: AssistantContext,
  { day, place, feltC, eventId }: Pick<OutfitWish, 'day' | 'place' | 'feltC'> & { eventId?: string | null },
): Promise<PlaceWeather> {
  const known = await context.weather(day, place, eventId);
  const weather =
    known.source === 'unknown' && place !== null ? await context.weather(day, null, eventId) : known;
  if (feltC === undefined) return weather;
  return { ...weather, feltC, minC: feltC - 4, maxC: feltC + 3, rainChance: 0.1, rainMm: 0, place: null };
}

/** What holds of nearly every outfit that is suggested explains none. */
const ofAny = /^(Fits the occasion|Works for the weather)/;

/** Why the last outfit was chosen, by the terms of its score: two sentences at most. */
export function explainOutfit(memory: Memory): Answer {
  const { outfit, wish } = memory;
  if (!outfit)
    return answered('explain_outfit', 'There is nothing to explain yet. Ask me for an outfit first.');
  const [first, second] = outfit.reasons.filter((reason) => !ofAny.test(reason));
  const also = second ? ` It works because ${second.charAt(0).toLowerCase()}${second.slice(1)}` : '';
  const plain = `It’s right for ${wish?.title ?? 'the day'}, and the pieces go together.`;
  return answered('explain_outfit', first ? `${capital(first)}${also}` : plain, { memory });
}

/** The same outfit with another garment in one slot. */
export function swapped(memory: Memory, slots: readonly string[]): OutfitWish | undefined {
  const { wish, outfit } = memory;
  if (!wish || !outfit) return undefined;
  const leaving = slots.flatMap((slot) => outfit.slots[slot] ?? []);
  if (leaving.length === 0) return undefined;
  const kept = mainSlots.flatMap((slot) => outfit.slots[slot] ?? []).filter((id) => !leaving.includes(id));
  return { ...wish, locked: kept, with: [], excluded: [...wish.excluded, ...leaving], turn: 0 };
}
