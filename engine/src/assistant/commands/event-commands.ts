import type { Change, EventTime } from '../change.ts';
import { eventOf } from '../coming-event.ts';
import { addDays, readDays } from '../read-day.ts';
import type { Answer, AssistantEvent } from '../world.ts';
import { type Command, confirm, replied } from './command.ts';
import { dayIn, tell } from './command-words.ts';
import { clockTime, eventTitle } from './event-words.ts';

/** A command about events; undefined where the intent is none. */
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

function timeWords(at: EventTime, { language }: Command): string {
  return at.time === null ? '' : tell('at', language, { time: at.time });
}

function createEvent(command: Command): Answer {
  const { world, question, language, text } = command;
  const title = eventTitle(text);
  if (title === '') return replied(command, tell('what_title', language));
  const day = question.days?.first;
  const time = clockTime(text);
  if (day === undefined && time === null) return replied(command, tell('which_day', language));
  const at: EventTime = { day: day !== undefined && day >= world.today ? day : world.today, time };
  const named = { title, day: dayIn(at.day, language, world), time: timeWords(at, command) };
  const location = question.place ?? null;
  return confirm(command, tell('event_create', language, named), { kind: 'add_event', title, at, location });
}

/** The event that a message names, whatever day it is to be moved to. */
async function meantEvent({ world, question }: Command, part: string): Promise<AssistantEvent | undefined> {
  const days = readDays(part, world.today);
  const plain = question.plain;
  const found = await eventOf(world, { ...question, plain, days });
  if (found) return found;
  const last = days?.last ?? addDays(world.today, 30);
  const events = await world.events(days?.first ?? world.today, last);
  return events.length === 1 ? events[0] : undefined;
}

/** "Half 3, not quarter past 9": what no longer holds. */
const replaced = /\b(not|instead of|rather than)\b.*$/i;

async function moveEvent(command: Command): Promise<Answer> {
  const { world, question, language, text } = command;
  const parts = question.plain.split(/\b(?:to|on|is at|is now|at|now|until)\b/);
  const [from = '', ...rest] = parts;
  const target = readDays(rest.join(' '), world.today);
  const event = await meantEvent(command, target ? from : '');
  if (!event) return replied(command, tell('no_event', language));
  const time = clockTime(text.replace(replaced, ''));
  if (!target && time === null) return replied(command, tell('which_day', language));
  const at: EventTime = { day: target?.first ?? event.day, time: time ?? event.clock };
  const named = { title: event.title, day: dayIn(at.day, language, world), time: timeWords(at, command) };
  return confirm(command, tell('event_move', language, named), { kind: 'move_event', eventId: event.id, at });
}

async function deleteEvent(command: Command): Promise<Answer> {
  const { world, question, language } = command;
  const event = await meantEvent(command, question.plain);
  if (!event) return replied(command, tell('no_event', language));
  const named = { title: event.title, day: dayIn(event.day, language, world) };
  const change: Change = { kind: 'delete_events', eventIds: [event.id] };
  return confirm(command, tell('event_delete', language, named), change, {
    cards: [{ kind: 'events', eventIds: [event.id] }],
  });
}
