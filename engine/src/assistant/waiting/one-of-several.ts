import type { Answer, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { confirm } from '../commands/command.ts';
import { clockTime } from '../commands/event-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import { nearClock } from '../wishes/events-of-wish.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { nameAndPrice } from './waiting-piece.ts';

type Said = Pick<Turn, 'text' | 'memory'> & { language: Language; wishes: readonly Wish[] };
type Pending = NonNullable<Memory['pending']>;
type NewEvent = Extract<Change, { kind: 'add_event' }>;

/**
 * What changes one of several things that wait for a yes, and leaves the others: a new event gets another hour, and a new
 * garment is not added after all. Undefined where the message does neither.
 */
export function changedOfSeveral(said: Said): Answer | undefined {
  const { memory } = said;
  const pending = memory?.pending;
  if (pending?.change.kind !== 'several' || said.text.includes('?')) return undefined;
  return (
    withOtherHour(said, pending, pending.change.changes) ?? withoutNew(said, pending, pending.change.changes)
  );
}

/** The event of several changes that wait which a message means by its hour or by a word of its title. */
function newEventMeant(text: string, memory: Memory | undefined): NewEvent | undefined {
  const change = memory?.pending?.change;
  if (change?.kind !== 'several') return undefined;
  const events = change.changes.filter((part) => part.kind === 'add_event');
  const times = clocksIn(text);
  const words = namingWords(text);
  const isMeant = ({ title, at }: NewEvent) =>
    times.some((time) => at.time !== null && nearClock(time, '', { clock: at.time }) === at.time) ||
    namingWords(title).some((own) => words.some((word) => likeness(word, own) >= sameWord));
  const [only, ...others] = events.filter(isMeant);
  return others.length === 0 ? only : undefined;
}

/** From here a word is one of a title, inflected. House rule. */
const sameWord = 0.85;

/** "Mum can't do 11. 1230": another hour for what was to be put in the calendar at 11. */
function withOtherHour({ text, wishes, memory, language }: Said, pending: Pending, parts: readonly Change[]) {
  if (!wishes.some(({ intent }) => /^event_(?:move|create)$/.test(intent))) return undefined;
  const event = newEventMeant(text, memory);
  if (!event || event.at.time === null) return undefined;
  const { time: before } = event.at;
  const hours = clocksIn(text).map((time) => nearClock(time, text, { clock: before }) ?? time);
  const time = hours.filter((hour) => hour !== before).at(-1);
  if (time === undefined) return undefined;
  const changes = parts.map((part) => (part === event ? { ...event, at: { ...event.at, time } } : part));
  return askedAs(pending, { memory, language }, changes, (sentence) =>
    sentence.includes(event.title) ? sentence.replace(before, time) : sentence,
  );
}

const hour =
  /(?<![\d:.])(\d{1,2})(?:[:.]?([0-5]\d))?(?![\d:.]|\s?(?:st|nd|rd|th|days?|people))\s?([ap]m)?/giu;

/** The times of day in a message. */
function clocksIn(text: string): string[] {
  return [...text.matchAll(hour)].flatMap(([, hours, minutes = '00', half = '']) => {
    const clock = clockTime(`at ${hours}:${minutes}${half}`);
    return clock === null ? [] : [clock];
  });
}

const sendsBack =
  /(?<!\p{L})(?:going back|go back|sen[dt]\p{L}* (?:\p{L}+ )*back|return\p{L}*|delete|drop|scrap|forget|leave out|not the|without)(?!\p{L})/iu;

/** "Actually the heels are going back, delete them": of the new garments that wait, one is not added. */
function withoutNew({ text, wishes, memory, language }: Said, pending: Pending, parts: readonly Change[]) {
  const leaves = wishes.some(({ intent }) => /^(?:item_(?:delete|archive|sold)|without)$/.test(intent));
  if (!leaves || !sendsBack.test(text)) return undefined;
  const words = namingWords(text);
  const isNamed = (part: Change) =>
    part.kind === 'add_items' &&
    namingWords(nameAndPrice(part).name).some((own) => words.some((word) => likeness(word, own) >= sameWord));
  const [only, ...others] = parts.filter(isNamed);
  if (only?.kind !== 'add_items' || others.length > 0) return undefined;
  const { name } = nameAndPrice(only);
  const changes = parts.filter((part) => part !== only);
  return askedAs(pending, { memory, language }, changes, (sentence) => withoutName(sentence, name));
}

/** "Add “A” (…) and “B” (…)?" without one of both. */
function withoutName(sentence: string, name: string): string {
  const own = `“${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}”(?: \\([^)]*\\))?`;
  const joint = '(?:, | and | und | y | et | og )';
  return sentence
    .replace(new RegExp(`${joint}${own}`, 'u'), '')
    .replace(new RegExp(`${own}${joint}`, 'u'), '');
}

/** The question once more, of what is left. */
function askedAs(
  { asked, done }: Pending,
  { memory, language }: { memory: Memory | undefined; language: Language },
  changes: Change[],
  worded: (sentence: string) => string,
): Answer | undefined {
  const sentence = asked
    ?.split(/(?<=\?)\s+/u)
    .map(worded)
    .join(' ');
  const [first, ...more] = changes;
  if (sentence === undefined || sentence === asked || !first) return undefined;
  const change: Change = more.length === 0 ? first : { kind: 'several', changes };
  return confirm({ language, memory }, sentence, change, { done });
}
