import type { AssistantContext, AssistantEvent, Memory } from '../assistant-context.ts';
import { groupOf, type Language } from '../intent/intent-names.ts';
import type { Grounding } from '../turn/grounding.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { eventOf, onlyEventOf } from '../understanding/coming-event.ts';
import { addDays, readDays } from '../understanding/read-day.ts';
import { englishOf, questionOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';

/** What is dressed for: an event of the calendar, or an occasion and a day that were only told. Days as `YYYY-MM-DD`. */
export type DressedFor = { eventId?: string; day?: string; title?: string; place?: string };

type Heard = {
  text: string;
  language: Language;
  wishes: readonly Wish[];
  ground: Grounding;
  coming: readonly AssistantEvent[];
  before: readonly DressedFor[];
  context: AssistantContext;
};

/** An event as what is dressed for. */
export function dressedForEvent({ id, day, title, location }: AssistantEvent): DressedFor {
  return { eventId: id, day, title, ...(location === null ? {} : { place: location }) };
}

/** What was spoken of, the last first, with each event where and when it is by now. */
export function keptFrom(memory: Memory | undefined, coming: readonly AssistantEvent[]): DressedFor[] {
  return (memory?.dressedFor ?? []).map((kept) => {
    const event = coming.find(({ id }) => id === kept.eventId) ?? bornSince(kept, coming);
    return event ? dressedForEvent(event) : kept;
  });
}

/** What was only told of when it was spoken of, and stands in the calendar now. */
function bornSince(
  { title, day }: DressedFor,
  coming: readonly AssistantEvent[],
): AssistantEvent | undefined {
  if (title === undefined) return undefined;
  return coming.find(
    (event) => event.title.toLowerCase() === title.toLowerCase() && event.day === (day ?? event.day),
  );
}

/** From here a word is one of a title, inflected or mistyped. House rule. */
const alike = 0.75;
/** So much of what is said must be in a title. House rule. */
const mostlySaid = 0.5;

/**
 * The event that some words name: the one whose title has most of them, on the day that is said where one is. Undefined
 * where no title has the greater part of the words.
 */
export function eventCalled(
  span: string,
  coming: readonly AssistantEvent[],
  {
    day,
    language,
    today,
    spoken = [],
  }: { day: string | undefined; language: Language; today: string; spoken?: readonly DressedFor[] },
): AssistantEvent | undefined {
  const words = namingWords(span);
  if (words.length === 0) return undefined;
  const isSpoken = ({ id }: AssistantEvent) => spoken.some(({ eventId }) => eventId === id);
  const abroad = language === 'en' ? [] : namingWords(englishOf(span, language));
  const scored = coming.map((event) => {
    const own = namingWords(`${event.title} ${event.location ?? ''}`);
    const part = (said: readonly string[]) =>
      said.length === 0
        ? 0
        : said.reduce(
            (sum, word) => sum + Math.max(0, ...own.map((each) => surely(likeness(word, each)))),
            0,
          ) / said.length;
    const called = Math.max(part(words), language === 'en' ? 0 : part(abroad));
    return {
      event,
      score:
        called +
        (event.day === day ? onDay : 0) +
        (isSpoken(event) ? ofTalk : 0) -
        (event.day < today ? past : 0),
    };
  });
  const named = scored.filter(({ score }) => score >= mostlySaid);
  const ofDay = named.filter(({ event }) => event.day === day);
  const among =
    day === undefined || ofDay.length === 0 ? (day === undefined ? named : near(named, day)) : ofDay;
  return [...among].sort((a, b) => b.score - a.score || (a.event.day < b.event.day ? -1 : 1))[0]?.event;
}

const [onDay, past, ofTalk] = [0.3, 0.4, 0.2];
const surely = (of: number) => (of >= alike ? of : 0);
const msPerDay = 86_400_000;
const week = 7;

/** "Friday" may be the Friday of next week; another day is another event. */
function near<T extends { event: AssistantEvent }>(named: readonly T[], day: string): T[] {
  return named.filter(({ event }) => Date.parse(event.day) - Date.parse(day) === week * msPerDay);
}

/** What a message itself names to dress for; undefined where it names neither an event nor a day to come. */
export async function dressedForSaid(heard: Heard): Promise<DressedFor | undefined> {
  const { context, wishes, ground, coming, before, language } = heard;
  const { today } = context;
  const days = daysTold(heard);
  const day = days[0];
  if (day !== undefined && (day < today || day > addDays(today, farthest))) return undefined;
  const spans = wishes.flatMap((wish) => saidAs(wish, 'event')).filter((span) => !isOnlyPronoun(span));
  // "What did I wear to it last year" speaks of it all the same.
  const isOfPast = wishes.length > 0 && wishes.every(({ intent }) => intent === 'history');
  for (const span of spans) {
    const event =
      spokenCalled(span, heard) ??
      (await titled(span, heard)) ??
      eventCalled(span, coming, { day, language, today, spoken: before });
    if (event && (isOfPast || isOnAny(event, [...days, ...daysTyped(heard)]))) return dressedForEvent(event);
  }
  const { event } = ground;
  // What goes on from an outfit names another event only where it is marked: "no jeans, it's a walk from the station".
  const goesOn = wishes.length > 0 && wishes.every(({ intent }) => groupOf(intent) === 'follow');
  // "What am I wearing to work? That unit is freezing": what is named to dress for is no party of the unit.
  const named = spans.length > 0 ? { ...heard, text: spans.join(' ') } : heard;
  if (!goesOn && event && event.day >= today && isOnAny(event, days) && isSaid(event, named))
    return dressedForEvent(event);
  const onlyOne = await onlyThat(heard);
  if (onlyOne && !namesOther(onlyOne, heard) && !isLater(onlyOne, heard)) return dressedForEvent(onlyOne);
  const [told] = spans;
  const match = told === undefined ? undefined : matchOf(told, coming, day);
  if (match) return dressedForEvent(match);
  if (told !== undefined && wishes.some(({ intent }) => dresses.test(intent)))
    return { title: told.replace(article, ''), day: day ?? today };
  if (day === undefined) return undefined;
  const later = saysToday.test(heard.text) ? undefined : before.find((each) => isWeeksLater(day, each.day));
  const spoken = before.find((each) => each.day === day) ?? later;
  if (spoken) return spoken;
  const [only, ...others] = coming.filter((each) => each.day === day);
  if (!only || others.length > 0 || namesOther(only, heard) || isLater(only, heard)) return { day };
  return dressedForEvent(only);
}

const twoTeams = /(?<!\p{L})(?:v|vs|versus|gegen|contra|contre|mot)\.? \p{L}| [-–] \p{Lu}/u;
const ofSport =
  /(?<!\p{L})(?:match|game|rugby|football|footie|soccer|baseball|basketball|hockey|cricket|netball|spiel|fußball|handball|partido|fútbol|foot|kamp\p{L}*|fotball)(?!\p{L})/iu;

/** "Rugby saturday" is the only match of two teams that day. */
function matchOf(
  told: string,
  coming: readonly AssistantEvent[],
  day: string | undefined,
): AssistantEvent | undefined {
  if (day === undefined || !ofSport.test(told)) return undefined;
  const [only, ...others] = coming.filter((event) => event.day === day && twoTeams.test(event.title));
  return others.length === 0 ? only : undefined;
}

/** What is called by its day alone lies no farther ahead. House rule. */
const farthest = 120;

const article =
  /^(?:the|an?|my|our|der|die|das|den|dem|einem?|einer?|meine\p{L}*|el|la|los|las|una?|mi|le|les|une?|mon|ma|en|et|ei)\s+/iu;

/** "The party", of the one that was spoken of before: most words of its title are not needed. */
function spokenCalled(
  span: string,
  { coming, before, context, language }: Heard,
): AssistantEvent | undefined {
  const ids = before.map(({ eventId }) => eventId);
  const spoken = coming.filter(({ id }) => ids.includes(id));
  return eventCalled(span, spoken, { day: undefined, language, today: context.today });
}

/** The event whose title some words name, as titles are read everywhere in the assistant. */
function titled(span: string, { context, language }: Heard): Promise<AssistantEvent | undefined> {
  const plain = englishOf(span, language).toLowerCase();
  return eventOf(context, { plain, days: undefined, native: span, language });
}

const late = '17:00';
const evening = /\b(?:tonight|evening|night|after work|later|dinner|party)\b/;

/** "Outfit for today", on a working day with something only in the evening: the day itself is meant. */
function isLater({ clock, day }: AssistantEvent, { text, language }: Heard): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWorkday = weekday > 0 && weekday < 6;
  return (
    isWorkday && clock !== null && clock >= late && !evening.test(englishOf(text, language).toLowerCase())
  );
}

/** "Black tie gala this Saturday" is not the gym of that day. */
function namesOther({ eventType, clock }: AssistantEvent, { context, text, language }: Heard): boolean {
  const { occasion, mood } = questionOf(text, language, context.today);
  // Nobody looks like money at the gym.
  if (mood?.dressy && eventType === 'workout') return true;
  // "Third date Saturday night" is the dinner of that night.
  const isThatEvening = (clock ?? '') >= late && evening.test(englishOf(text, language).toLowerCase());
  return occasion !== undefined && occasion.eventType !== eventType && !isThatEvening;
}

/** The only event on the named day that fits: "third date Saturday night". */
function onlyThat({ context, text, language }: Heard): Promise<AssistantEvent | undefined> {
  return onlyEventOf(context, questionOf(text, language, context.today));
}

/** Without a day any event is meant; "Saturday" may be the Saturday of next week, where that is when the event is. */
function isOnAny({ day }: AssistantEvent, said: readonly string[]): boolean {
  return (
    said.length === 0 ||
    said.some((each) => each === day || Date.parse(day) - Date.parse(each) === week * msPerDay)
  );
}

/** Words for today, which never mean the same weekday of another week. */
export const saysToday =
  /(?<!\p{L})(?:today|tonight|2day|heute|hoy|aujourd['’]hui|ce soir|i ?dag|i kveld)(?!\p{L})/iu;

const mostWeeks = 2;

/** "Friday", of a dinner that was moved to the Friday of next week. */
export function isWeeksLater(said: string, day: string | undefined): boolean {
  if (day === undefined || day <= said) return false;
  const days = (Date.parse(day) - Date.parse(said)) / msPerDay;
  return days % week === 0 && days <= mostWeeks * week;
}

const dresses = /^(?:outfit|outfit_with|outfit_plan|match|suits)$/;

/** "Soll nicht nach Büro aussehen", "not like I'm at the office": what it is not to look like is not dressed for. */
const unlike =
  /(?<!\p{L})(?:not|\p{L}+n[’']t|nicht|no|pas|ikke)\s+(?:(?:look|like|too|nach|wie|zu|so|como|comme|som|all|i[’']m|im|going|at|to|the|for)\s+)+\p{L}+/giu;

/** A title of which a word of its own was typed, and not only one that many share. */
function isSaid({ title, location }: AssistantEvent, { text }: Heard): boolean {
  const own = namingWords(`${title} ${location ?? ''}`);
  return namingWords(text.replace(unlike, ' ')).some(
    (word) => word.length > 3 && own.some((each) => likeness(word, each) >= alike),
  );
}

/** The single days that are told: by the details of the wishes, else by the whole message. */
function daysTold({ wishes, ground, language, context: { today } }: Heard): string[] {
  const spans = wishes.flatMap((wish) => saidAs(wish, 'when'));
  const told = spans.flatMap((span) => readDays(englishOf(span, language), today) ?? []);
  const all = told.length > 0 ? told : ground.days ? [ground.days] : [];
  return all.flatMap(({ first, last, said }) => (first === last && !month.test(said) ? [first] : []));
}

/** A month alone is no day. */
const month = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Every single day that a word of the message names, for a day that was marked wrongly: "date sat, 3rd date". */
function daysTyped({ text, language, context: { today } }: Heard): string[] {
  const words = englishOf(text, language).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const days = readDays(word, today);
    return days && days.first === days.last ? [days.first] : [];
  });
}
