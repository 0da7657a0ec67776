import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantEvent, AssistantItem, OutfitWish } from '../../assistant-context.ts';
import { isStay } from '../../tools/days-of-trip.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { bulkiest, tellOfTrip } from '../../tools/tell-trip.ts';
import type { Trip } from '../../tools/trip.ts';
import { namingWords } from '../../turn/own-names.ts';
import type { Turn } from '../../turn/turn.ts';
import { addDays } from '../../understanding/read-day.ts';
import { readOccasion } from '../../understanding/read-occasion.ts';
import { baseWish } from '../../understanding/wish.ts';
import { offerPlan } from '../planned-outfits.ts';
import { withAll } from '../shown/with-all.ts';
import { speaksOf } from './trip-words.ts';

/** What of a trip somebody dresses for. */
type Target = Pick<OutfitWish, 'title' | 'eventType' | 'eventId' | 'day'>;

/** Below this score, of 100, what is packed does not dress somebody for it. House rule. */
const wellDressed = 50;
/** So many more pieces may come along for one occasion. House rule. */
const mostMore = 2;

/** "What do I wear on the train", "and for the dinner there": an outfit from what is packed, with a piece or two more where it needs them. */
export async function tripOutfit(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, wanted } = turn;
  if (!speaksOf('wear', text)) return undefined;
  const target = await targetOf(turn, trip);
  if (!target) return undefined;
  const own = await context.items();
  const packed = own.filter(({ id }) => trip.packed?.includes(id));
  const wish: OutfitWish = { ...baseWish(context), ...target, place: trip.place, degrees: trip.colder ?? 0 };
  const way = target.eventType === 'travel' ? bulkiest(packed).map(({ id }) => id) : [];
  const found =
    (await outfitFrom(turn, packed, { ...wish, locked: way })) ?? (await outfitFrom(turn, packed, wish));
  const answer =
    found && scoreOf(found) >= wellDressed ? found : await withFewMore(turn, packed, wish, found);
  if (!answer) return undefined;
  const ids = answer.memory.outfit?.itemIds ?? [];
  const all = [...new Set([...(trip.packed ?? []), ...ids])];
  const { language } = wanted;
  const said =
    language === 'en' ? answer : await renderAbroad({ context, answer, intent: 'outfit', language });
  return { ...said, memory: { ...said.memory, trip: { ...trip, packed: all } } };
}

async function outfitFrom(
  { context }: Turn,
  items: AssistantItem[],
  wish: OutfitWish,
): Promise<Answer | undefined> {
  const answer = await suggestOutfit({ ...context, items: async () => items }, wish);
  return answer.cards.length > 0 ? answer : undefined;
}

function scoreOf({ cards }: Answer): number {
  const card = cards.find(({ kind }) => kind === 'outfit');
  return card?.kind === 'outfit' ? card.score : 0;
}

/** The best outfit of the wardrobe where it needs hardly more than what is packed, else the one from the list. */
async function withFewMore(
  turn: Turn,
  packed: readonly AssistantItem[],
  wish: OutfitWish,
  found: Answer | undefined,
): Promise<Answer | undefined> {
  const best = await outfitFrom(turn, await turn.context.items(), wish);
  const missing = best?.memory.outfit?.itemIds.filter((id) => !packed.some((item) => item.id === id)) ?? [];
  return best && (missing.length <= mostMore || !found) ? best : found;
}

/** What is dressed for: the way, something that happens there, a day there, or an occasion in words. */
export async function targetOf(turn: Turn, trip: Trip): Promise<Target | undefined> {
  const { ground, text, wanted } = turn;
  const last = addDays(trip.firstDay, trip.days - 1);
  if (speaksOf('travel', text)) {
    const isHome = speaksOf('home', text);
    const title = tellOfTrip(isHome ? 'the_way_home' : 'the_way_there', wanted.language);
    const day = isHome ? last : trip.firstDay;
    const event = ground.event && ground.event.day === day ? ground.event : undefined;
    return { title: event?.title ?? title, eventType: 'travel', eventId: event?.id ?? null, day };
  }
  const called = wornCalled(text, trip);
  if (called) return called;
  const event = await eventThere(turn, trip);
  // "Boxing Day" is no boxing.
  const words = ground.english.toLowerCase().replace((ground.days?.said ?? '').toLowerCase() || ' ', ' ');
  const occasion = readOccasion(words);
  const day = ground.days && isThen(ground.days.first, trip) ? ground.days.first : undefined;
  if (event && !(occasion && isStay(event.title, trip)))
    return { title: event.title, eventType: event.eventType, eventId: event.id, day: event.day };
  if (occasion) {
    const { said: title, eventType } = occasion;
    return { title, eventType, eventId: null, day: day ?? trip.firstDay };
  }
  return day ? { title: ground.days?.said ?? '', eventType: trip.eventType, eventId: null, day } : undefined;
}

/** "And for xmas dinner": what happens there of whose name a word is said. */
function wornCalled(text: string, { worn = [], occasions = [] }: Trip): Target | undefined {
  const said = namingWords(text);
  const isCalled = ({ title }: Target) =>
    !occasions.some((occasion) => occasion.said === title) &&
    namingWords(title).some((word) => word.length >= shortestWord && said.includes(word));
  const found = worn.find(isCalled);
  return found && { title: found.title, eventType: found.eventType, eventId: found.eventId, day: found.day };
}

const shortestWord = 4;

function isThen(day: string, { firstDay, days }: Trip): boolean {
  return day >= firstDay && day <= addDays(firstDay, days - 1);
}

/** The event of the calendar during a trip that a message names, by its title or its day. */
async function eventThere({ context, ground }: Turn, trip: Trip): Promise<AssistantEvent | undefined> {
  if (ground.event && isThen(ground.event.day, trip)) return ground.event;
  const day = ground.days?.first;
  if (day === undefined || !isThen(day, trip)) return undefined;
  const [only, ...others] = await context.events(day, day);
  return others.length === 0 ? only : undefined;
}

/** "Put the cream sweater on for xmas day", "plan that for the dinner": what is packed for an event goes into the calendar. */
export async function tripPlan(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, ground } = turn;
  if (text.includes('?') || !speaksOf('plan', text)) return undefined;
  const event = await eventThere(turn, trip);
  if (!event) return undefined;
  const own = await context.items();
  const worn = trip.worn?.find(({ eventId }) => eventId === event.id)?.itemIds;
  const packed = own.filter(({ id }) => trip.packed?.includes(id));
  const wish: OutfitWish = {
    ...baseWish(context),
    title: event.title,
    eventType: event.eventType,
    eventId: event.id,
    day: event.day,
    place: trip.place,
  };
  const ids = worn ?? (await outfitFrom(turn, packed, wish))?.memory.outfit?.itemIds ?? [];
  const base = own.filter(({ id }) => ids.includes(id));
  const meant = ground.surely.length > 0 ? ground.surely : ground.items.slice(0, mostMore);
  const named = meant.filter(({ available }) => available);
  const now = withAll(base, named);
  if (now.length === 0) return undefined;
  const answer = await offerPlan(turn, event, now);
  const all = [...new Set([...(trip.packed ?? []), ...now.map(({ id }) => id)])];
  const others = (trip.worn ?? []).filter(({ eventId }) => eventId !== event.id);
  const { title, day, eventType, id: eventId } = event;
  const dressed = { title, day, eventType, eventId, itemIds: now.map(({ id }) => id) };
  return {
    ...answer,
    memory: { ...answer.memory, trip: { ...trip, packed: all, worn: [...others, dressed] } },
  };
}
