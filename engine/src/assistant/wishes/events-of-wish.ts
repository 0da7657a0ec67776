import { foldedText } from '../../language/text-features.ts';
import type { Answer, AssistantEvent } from '../assistant-context.ts';
import type { Change, EventTime } from '../change.ts';
import { type Command, confirm, replied } from '../commands/command.ts';
import { dayIn, tell } from '../commands/command-words.ts';
import { clashOf, dayNear, laterBy, spokenOf, timeWords } from '../commands/event-commands.ts';
import { beginOfSpan, clockTime, englishHours, germanHours } from '../commands/event-words.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { backLater } from '../orders/back-later.ts';
import { eventName } from '../orders/event-name.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { addDays, readDays, type SaidDays } from '../understanding/read-day.ts';
import { capital } from '../words.ts';
import { daysSaid, englishOf, questionOf } from './command-of-wish.ts';
import { saidAs, type Wish } from './read-wishes.ts';

/** An event that a wish creates, moves or deletes by its details; undefined where these do not say enough. */
export async function eventOfWish(command: Command, wish: Wish): Promise<Answer | undefined> {
  switch (command.intent) {
    case 'event_create':
      return createOf(command, wish);
    case 'event_move':
      return (await backLater(command)) ?? moveOf(command, wish);
    case 'event_delete':
      return deleteOf(command, wish);
    default:
      return undefined;
  }
}

/** The time of day in some words: "at 7", "half 3", and a bare "7" too. */
function clockIn(said: string, { language, text }: Command): string | null {
  const plain = said.replace(/(?<!\d)(\d{1,2})(\d\d)(?!\d)/u, '$1:$2');
  const english = englishOf(plain, language);
  return clockTime(plain, text) ?? clockTime(english, text) ?? clockTime(`at ${plain.trim()}`, text);
}

const longestTitle = 100;
const article =
  /^(?:it[’']?s|the|an?|my|our|einen?|ein|eine[nr]?|den|die|das|meinen?|el|la|un|una|mi|le|une|mon|ma|en|et)\s+/iu;

/** "Stick it in the diary": where it is written down is no name of it. */
function namesCalendar(said: string): boolean {
  return sensedWords(foldedText(said)).some(({ senses }) => senses.includes('calendar'));
}

/** "Put lunch with Jo at 1 instead", of a lunch that is there already: it moves. */
const instead =
  /(?<!\p{L})(?:instead|rather|after all|now|statt\p{L}*|lieber|jetzt|doch|mejor|en vez|ahora|plutôt|maintenant|finalement|heller|i stedet|nå)(?!\p{L})/iu;

async function createOf(command: Command, wish: Wish): Promise<Answer | undefined> {
  const { context, language } = command;
  const [title, ...others] = saidAs(wish, 'event').filter((said) => !namesCalendar(said));
  if (title === undefined || others.length > 0 || /^(?:it|that|this|es|das|lo|ça|det)$/iu.test(title))
    return undefined;
  const when = saidAs(wish, 'when').join(' ');
  const day = daysSaid(wish, 'when', { language, today: context.today })?.first;
  const [place] = saidAs(wish, 'where');
  const told = when === '' ? null : (beginOfSpan(command.text, command.text) ?? clockIn(when, command));
  const placed = told === null ? hourFirst.exec(place ?? '') : null;
  const clock = placed ? clockIn(placed[1] ?? '', command) : told;
  if (day === undefined && clock === null) return undefined;
  const time = atUsualHalf(clock, `${when} ${command.text}`, await calledSo(command, title));
  const there = day === undefined && instead.test(command.text) ? await calledIn(command) : undefined;
  if (there) return movedTo(command, there, { day: there.day, time: nearClock(time, when, there) });
  const at: EventTime = { day: day !== undefined && day >= context.today ? day : context.today, time };
  const held = await meantBy(command, wish);
  if (held && held.day === at.day && isSameEvent(held, title)) {
    const there = { title: held.title, day: dayIn(held.day, language, context) };
    return replied(command, tell('event_there', language, there), {
      cards: [{ kind: 'events', eventIds: [held.id] }],
    });
  }
  const name = nameOf(command, wish, title);
  const where = placed?.[2] ?? place;
  const location = where === undefined ? null : capital(where.replace(article, ''));
  const sentence = tell('event_create', language, {
    title: name,
    day: dayIn(at.day, language, context),
    time: `${timeWords(at, command)}${location === null ? '' : `, ${location}`}`,
  });
  const change: Change = { kind: 'add_event', title: name, at, location };
  return confirm(command, `${sentence}${await clashOf(command, at)}`, change);
}

/** "530 Lincoln Park", where no other hour is said: when, and where. House numbers stand before a street. */
const hourFirst =
  /^(?:at )?(\d{1,2}[:.]?[0-5]\d)\s+(?!(?:\p{L}+ )+(?:street|st|avenue|ave|road|rd|drive|lane|way|close)(?!\p{L}))(\p{L}.*)$/iu;

/** Days before today and after it among which events are looked for that are called the same. */
const daysAround = 60;

/** The events of about now that are called like a title. */
async function calledSo({ context }: Command, title: string): Promise<AssistantEvent[]> {
  const near = await context.events(addDays(context.today, -daysAround), addDays(context.today, daysAround));
  return near.filter((event) => isSameEvent(event, title));
}

/** "Band practice again, half 7": in the half of the day in which it otherwise is, where it does not say. */
function atUsualHalf(clock: string | null, said: string, others: readonly AssistantEvent[]): string | null {
  const usual = others.find((event) => event.clock !== null);
  return usual ? nearClock(clock, said, usual) : clock;
}

/** "Dinner with Jo" is not the office dinner of that day: all that is said of it must be in the title. */
function isSameEvent(held: AssistantEvent, title: string): boolean {
  const own = namingWords(held.title);
  const names = title.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [];
  const said = [...namingWords(title), ...names.map(foldedText)];
  return said.every((word) => own.some((each) => likeness(word, each) >= sameWord));
}

/** From here a word is one of a title, inflected or cut short. House rule. */
const sameWord = 0.75;

function nameOf({ text }: Command, wish: Wish, title: string): string {
  const dates = saidAs(wish, 'when');
  return capital(eventName(text, title.replace(article, ''), dates).slice(0, longestTitle));
}

/** The event that the words of a wish name, or that was spoken of where it names none; undefined where none is called so. */
async function meantBy(command: Command, wish: Wish): Promise<AssistantEvent | undefined> {
  const { context, language } = command;
  const said = saidAs(wish, 'event').join(' ');
  const days = daysSaid(wish, 'when', { language, today: context.today });
  if (said === '') {
    const called = await calledIn(command);
    return called ?? (days ? onlyOn(command, days.first, days.last) : spokenOf(command));
  }
  const question = questionOf(said, language, context.today);
  const named = { ...question, native: said, language };
  return (
    (await eventOf(context, { ...named, days })) ?? (await eventOf(context, { ...named, days: undefined }))
  );
}

/** The event that the whole message names. */
function calledIn({ context, question }: Command): Promise<AssistantEvent | undefined> {
  const { spoken: _spoken, ...named } = question;
  return eventOf(context, { ...named, days: undefined });
}

async function onlyOn(
  { context }: Command,
  first: string,
  last: string,
): Promise<AssistantEvent | undefined> {
  const [only, ...others] = await context.events(first, last);
  return others.length === 0 ? only : undefined;
}

const halfDay = 12;

/** What says which half of the day is meant: "pm", "06:30", "18 Uhr", "in the morning". */
const saysHalf =
  /(?<!\p{L})(?:uhr|morning|noon|afternoon|evening|tonight|night|morgens|früh|vormittags?|mittags?|nachmittags?|abends?|nachts?|de la mañana|tarde|noche|matin|midi|soir|formiddag|ettermiddag|kveld)(?!\p{L})|\d\s?(?:[ap]\.?m(?!\p{L})|h)|(?<!\d)0\d/iu;

/** "Move the dinner to 8", "it's 6:30 now": of the two hours that a number may mean the one nearer to when it was. */
export function nearClock(
  clock: string | null,
  said: string,
  { clock: before }: Pick<AssistantEvent, 'clock'>,
): string | null {
  if (clock === null || before === null || saysHalf.test(said)) return clock;
  const hour = Number(clock.slice(0, 2));
  if (hour > halfDay && new RegExp(`(?<!\\d)${hour}`).test(said)) return clock;
  const other = (hour + halfDay) % (2 * halfDay);
  const away = (each: number) => Math.abs(each - Number(before.slice(0, 2)));
  const nearer = away(other) < away(hour) ? other : hour;
  return `${String(nearer).padStart(2, '0')}${clock.slice(2)}`;
}

/** "Friday instead of Thursday": the words for both days must be set against each other. */
const replaced =
  /(?<!\p{L})(?:instead of|rather than|not|statt|anstatt|anstelle|nicht|en vez de|en lugar de|au lieu d|i ?stedet for|ikke)(?!\p{L})/iu;

const hourWord = [...englishHours, 'eins', ...germanHours].join('|');
const clock = `(?:half (?:past )?|quarter (?:past|to) |halb |viertel (?:vor|nach) )?(?:\\d{1,2}(?:[:.]?\\d\\d)?|${hourWord})(?: ?(?:am|pm|uhr|o['’]?clock))?`;
/** "The invite says 4 not 5", "it's half eight now, not eight": the hour that holds, before the one that does not. */
export const corrected = new RegExp(
  `(?<![\\p{L}\\p{N}])(${clock})(?: now| jetzt)?,? (?:and |und )?(?:not|nicht|instead of|statt|rather than|no|pas|ikke) (?:at |um |a las |à |kl\\.? )?${clock}(?![\\p{L}\\p{N}])`,
  'iu',
);

/** "Lunch is at 1 now" says nothing of today. */
const asOfNow = /(?<!\p{L})(?:now|jetzt|ahora|maintenant|nå)(?!\p{L})/giu;

const from = /^\W*(?:from|von|vom|de|del|desde|du|depuis|fra)(?!\p{L})/iu;

/** "From Tuesday to Wednesday": where it goes, and not where it comes from. */
function arrival(spans: readonly string[]): string {
  const to = spans.length > 1 ? spans.filter((span) => !from.test(span)) : spans;
  return to.join(' ');
}

async function moveOf(command: Command, wish: Wish): Promise<Answer | undefined> {
  const { context, language, text } = command;
  const said = arrival(saidAs(wish, 'to'));
  // "8 now, not 7.30": both hours are marked.
  const isCorrected = said === '' || replaced.test(said) || saidAs(wish, 'to').length > 1;
  const to = (isCorrected ? corrected.exec(text)?.[1] : undefined) ?? said;
  if (to === '' || replaced.test(to)) return undefined;
  // "It's half eight now, not eight" says no day.
  const event =
    said === '' ? ((await calledIn(command)) ?? (await spokenOf(command))) : await meantBy(command, wish);
  if (!event) return undefined;
  const target = readDays(englishOf(to.replace(asOfNow, ' '), language), context.today);
  const meant = (target && clockIn(to, command) !== null && (await sameOn(command, event, target))) || event;
  const later = laterBy(text, meant);
  const time = later ?? nearClock(clockIn(to, command), to, meant);
  if (!target && time === null) return undefined;
  // "Move swimming to 11 on Sat", of swimming on a Saturday: only the hour is another.
  const staysOn = target !== undefined && time !== null && weekdayOf(target.first) === weekdayOf(meant.day);
  const day = target && later === null && !staysOn ? dayNear(meant.day, target, context.today) : meant.day;
  return movedTo(command, meant, { day: meant === event ? day : meant.day, time: time ?? meant.clock });
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** "Move my Tuesday shift to 10": of several that are called the same the one of that day, which only gets another hour. */
async function sameOn(
  { context }: Command,
  { title, day }: AssistantEvent,
  { first, last }: SaidDays,
): Promise<AssistantEvent | undefined> {
  if (day >= first && day <= last) return undefined;
  const [only, ...others] = (await context.events(first, last)).filter((event) => event.title === title);
  return others.length === 0 ? only : undefined;
}

async function movedTo(command: Command, event: AssistantEvent, at: EventTime): Promise<Answer | undefined> {
  const { context, language } = command;
  if (at.day === event.day && at.time === event.clock) return undefined;
  const named = { title: event.title, day: dayIn(at.day, language, context), time: timeWords(at, command) };
  const sentence = `${tell('event_move', language, named)}${await clashOf(command, at, event.id)}`;
  const answer = confirm(command, sentence, { kind: 'move_event', eventId: event.id, at });
  const focus = { itemIds: answer.memory.focus?.itemIds ?? [], eventId: event.id, day: at.day };
  return { ...answer, memory: { ...answer.memory, focus } };
}

async function deleteOf(command: Command, wish: Wish): Promise<Answer | undefined> {
  const { context, language } = command;
  if (saidAs(wish, 'event').length === 0) return undefined;
  const event = await meantBy(command, wish);
  if (!event) return undefined;
  const named = { title: event.title, day: dayIn(event.day, language, context) };
  const change: Change = { kind: 'delete_events', eventIds: [event.id] };
  return confirm(command, tell('event_delete', language, named), change, {
    cards: [{ kind: 'events', eventIds: [event.id] }],
  });
}
