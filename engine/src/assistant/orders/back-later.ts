import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer } from '../assistant-context.ts';
import { type Command, replied } from '../commands/command.ts';
import { dayIn, tell } from '../commands/command-words.ts';
import { packTrip } from '../tools/pack-tool.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { daysBetween, readDays } from '../understanding/read-day.ts';

/** Who says when they come home, in the five languages. */
const comesHome =
  /(?<!\p{L})(?:(?:be |come |coming |getting |get |fly |i['’]?m |we['’]?re )(?:\p{L}+ )?back|back (?:on|by|home)|return(?:ing)? (?:on|home)|zurück|heim(?:komm|fahr)\p{L}*|(?:estoy|estaré|estamos) de vuelta|(?:vuelvo|volvemos|regreso)|de retour|(?:je |on )?(?:rentre|reviens)|tilbake|hjem(?:me)?)(?!\p{L})/iu;
const longestStay = 60;

/**
 * "I'm back on the 19th now, please change the trip": it gets longer, and its first day stays. The list that was packed for
 * it is packed for the new days; the calendar only has when it begins.
 */
export async function backLater(command: Command): Promise<Answer | undefined> {
  const { context, memory, question, language, text } = command;
  const last = comesHome.test(text) ? readDays(question.plain, context.today)?.last : undefined;
  if (last === undefined) return undefined;
  const trip = memory?.trip;
  if (trip && last > trip.firstDay && daysBetween(trip.firstDay, last) <= longestStay) {
    const answer = await packTrip(context, { ...trip, days: daysBetween(trip.firstDay, last) });
    return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'pack', language });
  }
  const event = await eventOf(context, { ...question, days: undefined });
  if (!event || event.day >= last) return undefined;
  const named = { title: event.title, day: dayIn(event.day, language, context) };
  return replied(command, tell('only_start', language, named), {
    cards: [{ kind: 'events', eventIds: [event.id] }],
  });
}
