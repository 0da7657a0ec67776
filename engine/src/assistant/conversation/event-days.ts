import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { addDays } from '../understanding/read-day.ts';

const english =
  /\b(?:(?:on|for) )?(?:the )?(day|night|evening|morning) (before|after) (?:the|my|our|that)\s([\p{L}][\p{L}\p{N}'’ ]{2,40})/iu;
const german =
  /(?<!\p{L})(?:am )?(Tag|Abend|Morgen) (vor|nach) (?:der|dem|meinem|meiner|unserem|unserer)\s([\p{L}][\p{L}\p{N}'’ -]{2,40})/iu;
const daysAhead = 120;
/** Shorter words name no event. */
const shortestWord = 4;

/**
 * "The day before the concert" by its date where the calendar has such an event, so that the rest reads it as any other day;
 * the text as it was where it has none, or where what follows is no event.
 */
export async function withEventDays(context: AssistantContext, text: string): Promise<string> {
  const said = english.exec(text) ?? german.exec(text);
  const [whole, part, way, name] = said ?? [];
  if (whole === undefined || name === undefined || part === undefined || way === undefined) return text;
  const events = await context.events(context.today, addDays(context.today, daysAhead));
  const found = eventIn(name, events);
  if (!found) return text;
  const by = /^(?:before|vor)$/i.test(way) ? -1 : 1;
  const isGerman = !english.test(text);
  const day = dayWords(addDays(found.event.day, by), isGerman);
  const isEvening = /^(?:night|evening|abend)$/i.test(part);
  const hour = isEvening ? (isGerman ? ' abends' : ' in the evening') : '';
  return text.replace(whole, `${day}${hour}${name.slice(found.end)}`);
}

/** The event whose name begins what was said; `end` is where its name ends there. */
function eventIn(
  said: string,
  events: readonly AssistantEvent[],
): { event: AssistantEvent; end: number } | undefined {
  const words = [...said.matchAll(/[\p{L}\p{N}]+/gu)];
  for (const event of events) {
    const title = new Set(event.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    let end = 0;
    for (const word of words) {
      if (!title.has(word[0].toLowerCase())) break;
      end = word.index + word[0].length;
    }
    if (end >= shortestWord) return { event, end };
  }
  return undefined;
}

function dayWords(day: string, isGerman: boolean): string {
  const at = new Date(`${day}T12:00:00Z`);
  const locale = isGerman ? 'de-DE' : 'en-US';
  const words = at.toLocaleDateString(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return isGerman ? `am ${words}` : `on ${words}`;
}
