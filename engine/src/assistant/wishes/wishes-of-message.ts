import type { Language } from '../intent/intent-names.ts';
import { contextOf } from '../intent/standing.ts';
import { lentInTurn } from '../orders/back-and-lent.ts';
import { orderAsWorded } from '../orders/order-as-worded.ts';
import { readInParts } from '../orders/read-in-parts.ts';
import { renamedAndMore } from '../orders/renamed-and-more.ts';
import { soundOrders } from '../orders/sound-orders.ts';
import { wornTo } from '../orders/worn-to.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { ofEvent } from './of-event.ts';
import { asAsked } from './only-asks.ts';
import { readWishes, type Wish } from './read-wishes.ts';
import { ownWordsOf } from './word-inputs.ts';

const eventsAhead = 60;

/** What the message wants, read against the names of the person's own things. */
export async function wishesOf({
  context,
  text,
  language,
  memory,
  ground,
}: Pick<Turn, 'context' | 'text' | 'memory' | 'ground'> & { language: Language }): Promise<Wish[]> {
  const items = context.hasWardrobe ? await context.items() : [];
  const events = await context.events(addDays(context.today, -7), addDays(context.today, eventsAhead));
  const own = ownWordsOf(
    items.map(({ description }) => description),
    events.map(({ title }) => title),
  );
  const read = (part: string) =>
    readWishes(part, {
      language,
      own,
      senses: ground.own,
      context: contextOf(memory),
      before: memory?.said ?? '',
    });
  const whole = renamedAndMore(readInParts(text, read), { text, items, read });
  const isOfEvent = ground.event !== undefined || memory?.focus?.eventId !== undefined;
  const sound = soundOrders(whole, { language, today: context.today });
  return lentInTurn(
    ofEvent(
      sound.map((wish) => wornTo(orderAsWorded(asAsked(wish)), ground.event, context.today)),
      text,
      isOfEvent,
    ),
    { text, items },
  );
}

/** The one wish of a message: of several of which none can be answered surely the likeliest. */
export function onlyWish(wishes: readonly Wish[], sound: readonly Wish[]): Wish | undefined {
  if (sound.length > 1) return undefined;
  const [surest] = [...wishes].sort((a, b) => b.probability - a.probability);
  return sound[0] ?? surest;
}
