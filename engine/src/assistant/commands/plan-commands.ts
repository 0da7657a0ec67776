import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, Memory, OutfitWish } from '../assistant-context.ts';
import type { Change, EventTime } from '../change.ts';
import { inPlaceOf } from '../steps/planned-outfits.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { tripTitle } from '../tools/trip.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { addDays, readDays, type SaidDays } from '../understanding/read-day.ts';
import { changedWish, wishOf } from '../understanding/wish.ts';
import {
  certainOf,
  inStanding,
  isTaken,
  onlyOne,
  placesOf,
  wholeOf,
  withShoes,
} from '../wishes/pieces-of-plan.ts';
import { capital } from '../words.ts';
import { type Command, confirm, replied } from './command.ts';
import { dayIn, itemNames, tell } from './command-words.ts';
import { clockTime } from './event-words.ts';
import { planWeekOf } from './week-plans.ts';

/** A command about planned outfits; undefined for any other intent. */
export async function planCommand(command: Command): Promise<Answer | undefined> {
  switch (command.intent) {
    case 'outfit_plan':
      return planShown(command);
    case 'outfit_save':
      return saveShown(command);
    case 'outfit_move':
      return movePlan(command);
    case 'outfit_cancel':
      return cancelPlan(command);
    case 'week_plan':
      return planWeekOf(command);
    default:
      return undefined;
  }
}

function shownOutfit(memory: Memory | undefined): string[] {
  return memory?.outfit?.itemIds ?? [];
}

/** The outfit that was shown, or one with the garments that are named, on the day or for the event that is named. */
async function planShown(command: Command): Promise<Answer | undefined> {
  const { context, memory, question, language } = command;
  const named = await withNamed(command);
  if (named) return named;
  const itemIds = shownOutfit(memory);
  if (itemIds.length === 0) return newFor(command);
  const event = await eventOf(context, question);
  const days = question.days && ofShown(question.days, memory, context.today);
  const isNamed = event ?? days;
  if (!isNamed && namedAs.test(command.text)) return saveShown(command);
  const time = clockTime(command.text);
  if (!event && time !== null && memory?.wish && !memory.wish.eventId)
    return eventFor(command, memory.wish.title, { day: days?.first ?? memory.wish.day, time });
  const day = event?.day ?? days?.first ?? memory?.wish?.day ?? context.today;
  const title = event?.title ?? memory?.wish?.title ?? dayIn(day, 'en', context);
  const eventType = event?.eventType ?? memory?.wish?.eventType ?? 'casual';
  const eventId = event?.id ?? (day === memory?.wish?.day ? (memory.wish.eventId ?? null) : null);
  const change = await inPlaceOf(context, { kind: 'plan_outfit', itemIds, day, eventType, eventId, title });
  const answer = confirm(
    command,
    tell('outfit_plan', language, { day: dayIn(day, language, context) }),
    change,
    {
      cards: [{ kind: 'outfit', title, itemIds, date: day, eventType, eventId, score: 0 }],
    },
  );
  return { ...answer, memory: { ...answer.memory, tool: 'offer_plan' } };
}

const oneWeekday = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/;

/** "Put that down for Sunday" means the Sunday that the outfit was made for, also where today is one. */
function ofShown(days: SaidDays, memory: Memory | undefined, today: string): SaidDays {
  const shown = memory?.wish?.day;
  if (shown === undefined || shown < today || !oneWeekday.test(days.said)) return days;
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  const isSame = weekday(shown) === weekday(days.first) && shown <= addDays(days.first, 7);
  return isSame ? { ...days, first: shown, last: shown } : days;
}

/** "Plan an outfit for the wedding", before any was shown. */
async function newFor({ context, question, language }: Command): Promise<Answer | undefined> {
  const event = await eventOf(context, question);
  if (!(event ?? question.days ?? question.occasion) || !context.hasWardrobe) return undefined;
  const answer = await suggestOutfit(context, await wishOf(context, question));
  if (answer.cards.length === 0) return undefined;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}

/** "Plan the navy dress with flats for it": an outfit around what is named, for the occasion that is named or spoken of. */
async function withNamed(command: Command): Promise<Answer | undefined> {
  const { context, memory, question, language } = command;
  if (!context.hasWardrobe || !context.plansOutfits) return undefined;
  const wanted = question.mentions.filter((each) => isKind(each) && !each.vague && each.role !== 'refused');
  const shown = shownOutfit(memory);
  const ids = certainOf(command);
  if (wanted.length === 0 && ids.length === 0) return undefined;
  if (ids.length > 0 && ids.every((id) => shown.includes(id))) return undefined;
  const wish = await occasionMeant(command);
  const taken = placesOf(command.items.filter(({ id }) => ids.includes(id)));
  const others = wanted.filter((mention) => {
    const found = resolve(command.items, mention);
    return !found.some(({ id }) => ids.includes(id)) && !isTaken(found, taken);
  });
  const asked = {
    ...wish,
    locked: ids,
    with: others.map(({ filter }) => filter),
    without: [
      ...wish.without,
      ...question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter),
    ],
  };
  const settled = others.flatMap((mention) => onlyOne(command, mention));
  const certain = settled.length === others.length ? [...ids, ...settled] : undefined;
  const standing = certain && (await inStanding(command, asked, certain));
  if (standing) return standing;
  const exact = certain && wholeOf(command, certain);
  const suggested = exact ? undefined : await suggestOutfit(context, asked);
  const found = suggested?.memory.outfit;
  const outfit =
    (found && certain ? withShoes(command, certain, found.itemIds) : undefined) ?? found ?? exact;
  const answer = outfit === found ? suggested : undefined;
  if (!outfit) return undefined;
  const { title, day, eventType, eventId } = asked;
  const when = { title, day: dayIn(day, language, context) };
  const { itemIds } = outfit;
  const change = await inPlaceOf(context, { kind: 'plan_outfit', itemIds, day, eventType, eventId, title });
  const sentence = tell(eventId === null ? 'outfit_plan' : 'outfit_plan_for', language, when);
  const worn = command.items.filter(({ id }) => itemIds.includes(id));
  const offered = confirm(command, `${capital(itemNames(worn, language))}. ${sentence}`, change, {
    cards: answer?.cards ?? [
      { kind: 'outfit', title: capital(title), itemIds, date: day, eventType, eventId, score: 0 },
    ],
  });
  return {
    ...offered,
    memory: { ...offered.memory, tool: 'offer_plan', outfit, wish: asked, shown: itemIds },
  };
}

/** What the outfit is for: what is named, else what was spoken of last, else the day. */
async function occasionMeant({ context, question, memory }: Command): Promise<OutfitWish> {
  const own = await wishOf(context, { ...question, mentions: [] });
  const isNamed = own.eventId !== null || question.days !== undefined || question.occasion !== undefined;
  if (isNamed) return own;
  const id = memory?.focus?.eventId ?? memory?.wish?.eventId;
  const coming = id ? await context.events(context.today, addDays(context.today, lookAhead)) : [];
  const event = coming.find((each) => each.id === id);
  if (!event) return memory?.wish ? changedWish(memory.wish, { with: [] }) : own;
  const { id: eventId, title, eventType, location } = event;
  const day = memory?.focus?.eventId === eventId ? (memory.focus.day ?? event.day) : event.day;
  return { ...own, eventId, title, day, eventType, place: location };
}

const lookAhead = 120;

/** "Put it on the calendar, 11 am in Dayton": the occasion of the outfit becomes an event. */
function eventFor(command: Command, said: string, at: EventTime): Answer {
  const { language, context, question } = command;
  const title = capital(said);
  const time = at.time === null ? '' : tell('at', language, { time: at.time });
  const sentence = tell('event_create', language, { title, day: dayIn(at.day, language, context), time });
  return confirm(command, sentence, { kind: 'add_event', title, at, location: question.place ?? null });
}

/** The name at the end of "save that one, call it zara bday". */
export const namedAs =
  /(?<!\p{L})(?:call(?: it| this| that)?|name(?: it| this| that)?|save (?:it|this|that)(?: one)? as|nenn(?:e)?(?: es| das)?|als|ll[aá]malo|como|appelle-l[ae]|kall (?:det|den))\s+["“„«]?(.{2,60}?)["”“»]?[.!]*$/iu;

function saveShown(command: Command): Answer {
  const { memory, language, context, text } = command;
  const trip = keptTrip(command);
  if (trip) return trip;
  const itemIds = shownOutfit(memory);
  if (itemIds.length === 0) return replied(command, tell('no_outfit', language));
  const { title: old = '', day = context.today, eventType = 'casual', eventId = null } = memory?.wish ?? {};
  const name = namedAs.exec(text)?.[1]?.trim();
  const change: Change = { kind: 'plan_outfit', itemIds, day, eventType, eventId, title: name ?? old };
  const isFor = eventId !== null || day > context.today;
  const when = { title: old, day: dayIn(day, language, context) };
  const sentence = name
    ? tell('outfit_save_as', language, { name })
    : isFor
      ? tell(eventId === null ? 'outfit_plan' : 'outfit_plan_for', language, when)
      : tell('outfit_save', language);
  return confirm(command, sentence, change);
}

/** "Save that list": the trip that was packed for, with its list. */
function keptTrip(command: Command): Answer | undefined {
  const { memory, language, context } = command;
  if (!memory?.trip || memory.tool !== 'pack_trip') return undefined;
  const { firstDay, days, place } = memory.trip;
  const lastDay = addDays(firstDay, days - 1);
  const name = tripTitle(days, place, command.language);
  const told = {
    title: name,
    from: dayIn(firstDay, language, context),
    to: dayIn(lastDay, language, context),
  };
  return confirm(
    command,
    tell('trip_save', language, told),
    { kind: 'add_trip', name, place, firstDay, lastDay, itemIds: memory.shown },
    { done: tell('trip_saved', language) },
  );
}

/** The days that a message names, in their order: "move tuesdays outfit to thursday". */
function daysIn(plain: string, today: string): string[] {
  const parts = plain.split(/\b(?:to|and|with|instead of|onto|for)\b/);
  const found = parts.flatMap((part) => readDays(part, today)?.first ?? []);
  if (found.length > 1) return found;
  const single = plain.split(/[^\p{L}]+/u).flatMap((word) => readDays(word, today)?.first ?? []);
  return single.length > 1 ? single : found;
}

async function movePlan(command: Command): Promise<Answer> {
  const { context, question, language } = command;
  const days = daysIn(question.plain, context.today);
  const isSwap = /\b(swap|switch|exchange)\b/.test(question.plain);
  const first =
    /\b(push|delay|postpone)\b.*\b(a|one) day\b/.test(question.plain) && days[0]
      ? addDays(days[0], 1)
      : undefined;
  const event = days.length < 2 ? await eventOf(context, { ...question, days: undefined }) : undefined;
  const [from, to = first] = event && days[0] !== event.day ? [event.day, ...days] : days;
  if (from === undefined || to === undefined) return replied(command, tell('which_day', language));
  const plans = await context.plans(from, from);
  const others = isSwap ? await context.plans(to, to) : [];
  const named = { from: dayIn(from, language, context), day: dayIn(to, language, context) };
  if (plans.length === 0) return replied(command, tell('no_plan', language, { day: named.from }));
  const moves = [
    ...plans.map(({ id }) => ({ planId: id, day: to })),
    ...others.map(({ id }) => ({ planId: id, day: from })),
  ];
  return confirm(command, tell(isSwap ? 'outfit_swap' : 'outfit_move', language, named), {
    kind: 'move_plans',
    moves,
  });
}

async function cancelPlan(command: Command): Promise<Answer> {
  const { context, question, language } = command;
  const event = await eventOf(context, question);
  const day = question.days?.first ?? event?.day;
  if (day === undefined) return replied(command, tell('which_day', language));
  const plans = (await context.plans(day, day)).filter(
    ({ eventId }) => !event || eventId === null || eventId === event.id,
  );
  const named = { day: dayIn(day, language, context) };
  if (plans.length === 0) return replied(command, tell('no_plan', language, named));
  const change: Change = { kind: 'delete_plans', planIds: plans.map(({ id }) => id) };
  return confirm(command, tell('outfit_cancel', language, named), change);
}
