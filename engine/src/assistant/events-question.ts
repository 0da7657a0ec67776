import type { Asked } from './asked.ts';
import { listEvents } from './day-tools.ts';
import { addDays } from './read-day.ts';
import { eventOf } from './wish.ts';
import type { Answer } from './world.ts';

const weeksAhead = 4;

/** What is in the calendar, and what is worn to it. */
export async function eventsQuestion({ world, question }: Asked): Promise<Answer> {
  const { plain, days } = question;
  const openOnly =
    /\b(still need|needs? an outfit|without an outfit|no outfit|unplanned|havent planned)\b/.test(plain);
  const event = openOnly ? undefined : await eventOf(world, question);
  if (event)
    return listEvents(world, {
      ...{ firstDay: event.day, lastDay: event.day, title: event.title.toLowerCase(), openOnly: false },
    });
  return listEvents(world, {
    firstDay: days?.first ?? world.today,
    lastDay: days?.last ?? addDays(world.today, 7 * weeksAhead),
    ...{ title: null, openOnly },
  });
}
