import { foldedText } from '../../language/text-features.ts';
import type { Answer, AssistantEvent } from '../assistant-context.ts';
import type { Change, EventTime } from '../change.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { errandOf } from '../spoken/errands.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { addDays, readDays, type SaidDays } from '../understanding/read-day.ts';
import { capital } from '../words.ts';
import { type Command, confirm, replied } from './command.ts';
import { dayIn, tell } from './command-words.ts';
import { beginOfSpan, clockTime, eventTitle } from './event-words.ts';
import { planCommand } from './plan-commands.ts';

/** A command about events; undefined for any other intent. */
export async function eventCommand(command: Command): Promise<Answer | undefined> {
  switch (command.intent) {
    case 'event_create':
      return createEvent(command);
    case 'event_move':
      return moveEvent(command);
    case 'event_delete':
      return deleteEvent(command);
    default:
      return undefined;
  }
}

export function timeWords(at: EventTime, { language }: Command): string {
  return at.time === null ? '' : tell('at', language, { time: at.time });
}

/** "Put it on the calendar": the occasion that an outfit was just shown for. */
const pointsAtShown =
  /(?<!\p{L})(?:put|add|stick|pop|save|trag|pon|apunta|mets|note|legg|sett) ?(?:it|that|this|es|das|lo|la|le|ça|ca|det|den)(?!\p{L})|(?:ponlo|apúntalo|apuntalo|mets-le|note-le)/iu;

/** Hours that lie closer than this are in each other's way. House rule. */
const tooClose = 3;

/** What else is on then: a sentence behind the question, nothing where the time is free. */
export async function clashOf({ context, language }: Command, at: EventTime, own?: string): Promise<string> {
  if (at.time === null) return '';
  const hourOf = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;
  const hour = hourOf(at.time);
  const other = (await context.events(at.day, at.day)).find(
    ({ id, clock }) => id !== own && clock !== null && Math.abs(hourOf(clock) - hour) < tooClose,
  );
  if (!other) return '';
  const time = other.clock === null ? '' : tell('at', language, { time: other.clock });
  return ` ${tell('clash', language, { title: other.title, day: dayIn(at.day, language, context), time })}`;
}

async function createEvent(command: Command): Promise<Answer> {
  const { context, question, language, text } = command;
  const shown = command.memory?.wish;
  const isOfShown = shown !== undefined && shown.eventId === null && pointsAtShown.test(text);
  const title = isOfShown ? capital(shown.title) : (errandOf(command) ?? eventTitle(text));
  if (title === '') return replied(command, tell('what_title', language));
  const day = question.days?.first ?? (isOfShown ? shown.day : undefined);
  const time = beginOfSpan(text, text) ?? clockTime(text);
  if (day === undefined && time === null) return replied(command, tell('which_day', language));
  const at: EventTime = { day: day !== undefined && day >= context.today ? day : context.today, time };
  const named = { title, day: dayIn(at.day, language, context), time: timeWords(at, command) };
  const location = question.place ?? null;
  const sentence = `${tell('event_create', language, named)}${await clashOf(command, at)}`;
  return confirm(command, sentence, { kind: 'add_event', title, at, location });
}

/** The event that a message names, whatever day it is to be moved to. */
async function meantEvent({ context, question }: Command, part: string): Promise<AssistantEvent | undefined> {
  const days = readDays(part, context.today);
  const plain = question.plain;
  const found = await eventOf(context, { ...question, plain, days });
  if (found) return found;
  const last = days?.last ?? addDays(context.today, 30);
  const events = await context.events(days?.first ?? context.today, last);
  return events.length === 1 ? events[0] : undefined;
}

/** "Half 3, not quarter past 9": what no longer holds. */
const replaced = /\b(not|instead of|rather than)\b.*$/i;

async function moveEvent(command: Command): Promise<Answer | undefined> {
  const { context, question, language, text } = command;
  const plain = question.plain.replace(replaced, '').replace(ordinals, (word) => ordinalDays[word] ?? word);
  const parts = plain.split(/\b(?:to|on|is at|is now|at|now|until)\b/);
  const [from = '', ...rest] = parts;
  // "Is at 1 now" says nothing of today.
  const daysIn = (said: string) => readDays(said.replace(/\bnow\b/g, ' '), context.today);
  const behind = daysIn(rest.join(' '));
  const target = behind ?? daysIn(plain);
  const event = (await meantEvent(command, behind ? from : '')) ?? (await spokenOf(command));
  if (!event) return replied(command, tell('no_event', language));
  const later = laterBy(text, event);
  const time = later ?? clockTime(text.replace(replaced, ''));
  if (!target && time === null) return replied(command, tell('which_day', language));
  const isMoved = target !== undefined && !(later !== null && target.first === context.today);
  const day = isMoved ? dayNear(event.day, target, context.today) : event.day;
  const at: EventTime = { day, time: time ?? event.clock };
  if (at.day === event.day && at.time === event.clock) return undefined;
  const named = { title: event.title, day: dayIn(at.day, language, context), time: timeWords(at, command) };
  const sentence = `${tell('event_move', language, named)}${await clashOf(command, at, event.id)}`;
  const answer = confirm(command, sentence, { kind: 'move_event', eventId: event.id, at });
  const focus = { itemIds: answer.memory.focus?.itemIds ?? [], eventId: event.id, day: at.day };
  return { ...answer, memory: { ...answer.memory, focus } };
}

const ordinals = /\bthe (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/g;
const ordinalDays: Readonly<Record<string, string>> = {
  'the first': 'the 1st',
  'the second': 'the 2nd',
  'the third': 'the 3rd',
  'the fourth': 'the 4th',
  'the fifth': 'the 5th',
  'the sixth': 'the 6th',
  'the seventh': 'the 7th',
  'the eighth': 'the 8th',
  'the ninth': 'the 9th',
  'the tenth': 'the 10th',
};

const byHours =
  /(?<!\p{L})(half an|an?|one|two|three|\d{1,2}|eine[rn]?|zwei|drei|una|dos|une|deux|en|to)[\s-]*(?:hours?|hrs?|h|stunden?|std|horas?|heures?|timer?|time)(?!\p{L})/iu;
const movesBy =
  /(?<!\p{L})(delay\p{L}*|later|back|late|earlier|forward|später|früher|nach hinten|verzögert|tarde|antes|plus tard|plus tôt|senere|tidligere)(?!\p{L})/iu;
const earlier = /(?<!\p{L})(earlier|forward|früher|antes|plus tôt|tidligere)(?!\p{L})/iu;
const hoursOf: Readonly<Record<string, number>> = {
  'half an': 0.5,
  two: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  to: 2,
  three: 3,
  drei: 3,
};

/** "2 hour delay", "an hour later": the time that it had, and so much more. */
export function laterBy(text: string, { clock }: AssistantEvent): string | null {
  const said = movesBy.test(text) ? byHours.exec(text)?.[1]?.toLowerCase() : undefined;
  if (said === undefined || clock === null) return null;
  const hours = /^\d/.test(said) ? Number(said) : (hoursOf[said] ?? 1);
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = hour * 60 + minute + (earlier.test(text) ? -60 : 60) * hours;
  if (total < 0 || total >= 24 * 60) return null;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

/** The event that was spoken of last. */
export async function spokenOf({ context, memory }: Command): Promise<AssistantEvent | undefined> {
  const id = memory?.focus?.eventId;
  if (id === undefined) return undefined;
  return (await context.events(context.today, addDays(context.today, 120))).find((event) => event.id === id);
}

const aWeek = 7;
const bareWeekday = /^(sun|mon|tues|wednes|thurs|fri|satur)day$/;

/** Thursday, of an event next week, is the Thursday of that week. */
export function dayNear(day: string, { first, said }: SaidDays, today: string): string {
  if (!bareWeekday.test(said)) return first;
  const weekday = (of: string) => (new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7;
  const inItsWeek = addDays(day, weekday(first) - weekday(day));
  if (inItsWeek > today && inItsWeek !== day) return inItsWeek;
  return first > today && first !== day ? first : addDays(first, aWeek);
}

/** "Cancel Monday", where nothing but an outfit is planned, or nothing at all. */
async function cancelledPlan(command: Command): Promise<Answer | undefined> {
  const { context, question } = command;
  const { first, last } = question.days ?? { first: context.today, last: context.today };
  return first === last ? planCommand({ ...command, intent: 'outfit_cancel' }) : undefined;
}

/** German verbs in two parts: "sag Yoga ab", "Yoga fällt diese Woche aus". */
const splitVerbs =
  /(?<!\p{L})(?:sag\p{L}*(?!\p{L}).*(?<!\p{L})ab|f[äa]ll\p{L}*(?!\p{L}).*(?<!\p{L})(?:aus|flach)|streich\p{L}*)(?!\p{L})/iu;

/** Words that say that something does not take place. */
export function saysDelete({ text, language }: Pick<Command, 'text' | 'language'>): boolean {
  // "Bin" is a German "am", and no order.
  const said = language === 'en' ? text : text.replace(/(?<!\p{L})bin(?!\p{L})/giu, '');
  const senses = sensedWords(foldedText(said)).flatMap((word) => word.senses);
  return splitVerbs.test(said) || senses.some((sense) => sense === 'delete' || sense === 'cancel');
}

async function deleteEvent(command: Command): Promise<Answer | undefined> {
  if (!saysDelete(command)) return undefined;
  const { question, language } = command;
  const meant = await meantEvent(command, question.plain);
  if (!meant && question.days)
    return (await cancelledPlan(command)) ?? replied(command, tell('no_event', language));
  const event = meant ?? (await spokenOf(command));
  return event ? offerDeletion(command, event) : replied(command, tell('no_event', language));
}

/** Asks whether an event is to be taken out of the calendar. */
export function offerDeletion(command: Command, event: AssistantEvent): Answer {
  const { context, language } = command;
  const named = { title: event.title, day: dayIn(event.day, language, context) };
  const change: Change = { kind: 'delete_events', eventIds: [event.id] };
  return confirm(command, tell('event_delete', language, named), change, {
    cards: [{ kind: 'events', eventIds: [event.id] }],
  });
}
