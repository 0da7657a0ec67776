import sentences from '../../../knowledge/assistant/said/days-between.json' with { type: 'json' };
import type { Answer, AssistantContext, AssistantEvent, Memory } from '../../assistant-context.ts';
import { dayIn } from '../../commands/command-words.ts';
import { filled } from '../../say.ts';
import type { Turn } from '../../turn/turn.ts';
import { addDays } from '../../understanding/read-day.ts';

/** Who asks whether two dates lie well to each other, and not what to wear. */
const asksTiming =
  /\b(?:too (?:close|near|tight|soon|late|early)|close enough|enough time|cutting it (?:close|fine|tight)|far enough|leave(?:s)? (?:me )?(?:enough|any) (?:time|room)|in (?:good )?time for|days? (?:before|between|apart))\b/iu;
const ofClothes = /\b(?:wear|wearing|outfit|dress(?:ed)?|wash|clean|dry|iron|repair|tailor)\b/iu;
const daysAhead = 365;

/** "Is that too close to the wedding?", of an appointment that was spoken of: how many days lie between, and no view of it. */
export async function daysBetween({
  context,
  text,
  ground,
  memory,
  wanted,
}: Turn): Promise<Answer | undefined> {
  const { event } = ground;
  if (!event || wanted.language !== 'en' || !asksTiming.test(text) || ofClothes.test(text)) return undefined;
  if (ground.items.length > 0) return undefined;
  const other = await spokenEvent(context, memory, event);
  if (!other || !memory) return undefined;
  const apart = Math.round((Date.parse(event.day) - Date.parse(other.day)) / msOfDay);
  const count = Math.abs(apart);
  const way = apart === 0 ? 'same_day' : apart > 0 ? 'before' : 'after';
  const days = filled(sentences[count === 1 ? 'day' : 'days'], { count: String(count) });
  const named = { title: other.title, day: dayIn(other.day, 'en', context), other: event.title, days };
  return {
    text: `${filled(sentences[way], named)} ${sentences.no_view}`,
    cards: [],
    actions: [],
    known: true,
    memory,
  };
}

const msOfDay = 86_400_000;

type Dated = Pick<AssistantEvent, 'title' | 'day'>;

/** The appointment that waits for a yes, or that was spoken of last. */
async function spokenEvent(
  context: AssistantContext,
  memory: Memory | undefined,
  named: AssistantEvent,
): Promise<Dated | undefined> {
  const change = memory?.pending?.change;
  if (change?.kind === 'add_event') return { title: change.title, day: change.at.day };
  const id = change?.kind === 'move_event' ? change.eventId : memory?.focus?.eventId;
  if (id === undefined || id === named.id) return undefined;
  const events = await context.events(context.today, addDays(context.today, daysAhead));
  const event = events.find((each) => each.id === id);
  const day = change?.kind === 'move_event' ? change.at.day : event?.day;
  return event && day !== undefined ? { title: event.title, day } : undefined;
}
