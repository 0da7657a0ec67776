import type { Change, EventTime } from '../change.ts';
import { eventOf } from '../coming-event.ts';
import { answered } from '../find-tools.ts';
import { isKind } from '../mention-filters.ts';
import { addDays, daysBetween, readDays } from '../read-day.ts';
import { capital } from '../words.ts';
import type { Answer, Memory } from '../world.ts';
import { type Command, confirm, replied } from './command.ts';
import { dayIn, tell } from './command-words.ts';
import { clockTime } from './event-words.ts';

/** A command about planned outfits; undefined where the intent is none. */
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
      return planWeek(command);
    default:
      return undefined;
  }
}

function shownOutfit(memory: Memory | undefined): string[] {
  return memory?.outfit?.itemIds ?? [];
}

/** The outfit that was shown, on the day or for the event that is named. */
async function planShown(command: Command): Promise<Answer | undefined> {
  const { world, memory, question, language } = command;
  const itemIds = shownOutfit(memory);
  if (
    itemIds.length === 0 ||
    question.mentions.some((each) => isKind(each) && !each.vague && each.role !== 'refused')
  )
    return undefined;
  const event = await eventOf(world, question);
  const isNamed = event ?? question.days;
  if (!isNamed && namedAs.test(command.text)) return saveShown(command);
  const time = clockTime(command.text);
  if (!event && time !== null && memory?.wish && !memory.wish.eventId)
    return eventFor(command, memory.wish.title, { day: question.days?.first ?? memory.wish.day, time });
  const day = event?.day ?? question.days?.first ?? memory?.wish?.day ?? world.today;
  const title = event?.title ?? memory?.wish?.title ?? dayIn(day, 'en', world);
  const eventType = event?.eventType ?? memory?.wish?.eventType ?? 'casual';
  const eventId = event?.id ?? (day === memory?.wish?.day ? (memory.wish.eventId ?? null) : null);
  const change: Change = { kind: 'plan_outfit', itemIds, day, eventType, eventId, title };
  const answer = confirm(
    command,
    tell('outfit_plan', language, { day: dayIn(day, language, world) }),
    change,
    {
      cards: [{ kind: 'outfit', title, itemIds, date: day, eventType, eventId, score: 0 }],
    },
  );
  return { ...answer, memory: { ...answer.memory, tool: 'offer_plan' } };
}

/** "Put it on the calendar, 11 am in Dayton": the occasion of the outfit becomes an event. */
function eventFor(command: Command, said: string, at: EventTime): Answer {
  const { language, world, question } = command;
  const title = capital(said);
  const time = at.time === null ? '' : tell('at', language, { time: at.time });
  const sentence = tell('event_create', language, { title, day: dayIn(at.day, language, world), time });
  return confirm(command, sentence, { kind: 'add_event', title, at, location: question.place ?? null });
}

/** "Save that one, call it zara bday". */
const namedAs =
  /(?<!\p{L})(?:call(?: it| this| that)?|name(?: it| this| that)?|save (?:it|this|that)(?: one)? as|nenn(?:e)?(?: es| das)?|als|ll[aá]malo|como|appelle-l[ae]|kall (?:det|den))\s+["“„«]?(.{2,60}?)["”“»]?[.!]*$/iu;

function saveShown(command: Command): Answer {
  const { memory, language, world, text } = command;
  const itemIds = shownOutfit(memory);
  if (itemIds.length === 0) return replied(command, tell('no_outfit', language));
  const { title: old = '', day = world.today, eventType = 'casual', eventId = null } = memory?.wish ?? {};
  const name = namedAs.exec(text)?.[1]?.trim();
  const change: Change = { kind: 'plan_outfit', itemIds, day, eventType, eventId, title: name ?? old };
  const sentence = name ? tell('outfit_save_as', language, { name }) : tell('outfit_save', language);
  return confirm(command, sentence, change);
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
  const { world, question, language } = command;
  const days = daysIn(question.plain, world.today);
  const isSwap = /\b(swap|switch|exchange)\b/.test(question.plain);
  const first =
    /\b(push|delay|postpone)\b.*\b(a|one) day\b/.test(question.plain) && days[0]
      ? addDays(days[0], 1)
      : undefined;
  const event = days.length < 2 ? await eventOf(world, { ...question, days: undefined }) : undefined;
  const [from, to = first] = event && days[0] !== event.day ? [event.day, ...days] : days;
  if (from === undefined || to === undefined) return replied(command, tell('which_day', language));
  const plans = await world.plans(from, from);
  const others = isSwap ? await world.plans(to, to) : [];
  const named = { from: dayIn(from, language, world), day: dayIn(to, language, world) };
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
  const { world, question, language } = command;
  const event = await eventOf(world, question);
  const day = question.days?.first ?? event?.day;
  if (day === undefined) return replied(command, tell('which_day', language));
  const plans = (await world.plans(day, day)).filter(
    ({ eventId }) => !event || eventId === null || eventId === event.id,
  );
  const named = { day: dayIn(day, language, world) };
  if (plans.length === 0) return replied(command, tell('no_plan', language, named));
  const change: Change = { kind: 'delete_plans', planIds: plans.map(({ id }) => id) };
  return confirm(command, tell('outfit_cancel', language, named), change);
}

const weekLength = 7;

/** The last of the days that are named: "monday to friday", "until sunday". */
function lastOf({ plain, days }: Command['question'], first: string, today: string): string | undefined {
  if (days && days.last > first) return days.last;
  const named = plain.split(/[^\p{L}]+/u).flatMap((word) => readDays(word, today)?.first ?? []);
  const last = named.at(-1);
  if (last === undefined || named.length < 2) return undefined;
  return last > first ? last : addDays(last, weekLength);
}

function planWeek(command: Command): Answer {
  const { world, question, language } = command;
  if (!world.plansOutfits)
    return answered('command', world.planSentence, {
      actions: [{ kind: 'open', label: 'Upgrade', page: 'upgrade' }],
    });
  const firstDay = question.days && question.days.first >= world.today ? question.days.first : world.today;
  const lastDay = lastOf(question, firstDay, world.today);
  const count = lastDay === undefined ? weekLength : daysBetween(firstDay, lastDay);
  const day = dayIn(firstDay, language, world);
  if (lastDay === undefined || count < 2 || count >= weekLength) {
    const change: Change = { kind: 'plan_week', firstDay };
    return confirm(command, tell('week_plan', language, { day }), change, {
      done: tell('week_plan_done', language),
    });
  }
  const sentence = tell('days_plan', language, { day, last: dayIn(lastDay, language, world) });
  return confirm(
    command,
    sentence,
    { kind: 'plan_week', firstDay, days: count },
    { done: tell('days_plan_done', language) },
  );
}
