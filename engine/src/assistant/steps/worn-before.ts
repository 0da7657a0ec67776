import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, OutfitWish } from '../assistant-context.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { changedWish, wishOf } from '../understanding/wish.ts';

/** What says that something was worn, in the five languages. */
const wore =
  /(?<!\p{L})(?:wore|worn|had (?:it |them |the [\p{L} ]+)?on|was wearing|i had|hatte?|getragen|trug|war schon|llev[eé]|me puse|llevaba|ten[ií]a|port[eé]e?s?|j['’]avais|mis|hadde|brukte|gikk med)(?!\p{L})/iu;
/** What says that it is not wanted again. */
const refuses =
  /(?<!\p{L})(?:though|tho|same people|not (?:that|it|those|them|this|again|the same)|no repeats?|something (?:else|different|new|fresh)|anything else|other than|instead|another|different one|nicht (?:schon wieder|nochmal|noch ?mal|wieder|den|die|das|mehr)|was ander(?:e?s)|etwas ander(?:e?s)|lieber|anderes?|stattdessen|otra cosa|otro|otra|no (?:ese|esa|eso|otra vez)|autre chose|un autre|une autre|pas (?:encore|[cç]a|celui|celle)|noe annet|ikke (?:den|det|igjen)|en annen)(?!\p{L})/iu;
const past =
  /(?<!\p{L})(?:already|last|yesterday|ago|earlier|the other (?:day|week|night)|(?:on|this) (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|schon|letzte[nrs]?|vorige[nrs]?|gestern|neulich|ya|ayer|pasad[oa]|d[eé]j[aà]|hier|derni[eè]re?|allerede|i går|sist|forrige)(?!\p{L})/iu;
const mostNamed = 3;

/**
 * "I wore the plaid one last Saturday, not that": what was worn then stays out of the outfit that is spoken of, or of the
 * one for an event that is named. It is no command to note the wear, and no wish for that day.
 */
export async function wornBefore(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory, wanted } = turn;
  const items = ground.surely.length > 0 ? ground.surely : ground.items;
  if (items.length === 0 || items.length > mostNamed || !context.hasWardrobe || text.includes('?'))
    return undefined;
  if (ground.signals.has('asks_whether')) return undefined;
  if (!wore.test(text) || !(past.test(text) || ground.days)) return undefined;
  const shown = memory?.outfit && memory.wish;
  if (
    shown
      ? !refuses.test(text) &&
        !/^\W*(?:but|aber|pero|mais|men|no|nah|nope|nee?|nein|non|nei)(?!\p{L})/iu.test(text)
      : !ground.event
  )
    return undefined;
  const ids = items.map(({ id }) => id);
  const answer = shown
    ? await suggestOutfit(context, without(shown, memory?.outfit?.itemIds ?? [], ids), memory?.outfit)
    : await forEvent(turn, ids);
  if (!answer || answer.cards.length === 0) return undefined;
  const { language } = wanted;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}

/** The rest stays where the piece was in the outfit; else another outfit is wished for. */
function without(wish: OutfitWish, worn: readonly string[], ids: readonly string[]): OutfitWish {
  const excluded = [...new Set([...wish.excluded, ...ids])];
  const next = changedWish(wish, { excluded, with: [] });
  return worn.some((id) => ids.includes(id)) ? next : { ...next, turn: wish.turn + 1 };
}

async function forEvent(
  { context, ground, memory }: Turn,
  ids: readonly string[],
): Promise<Answer | undefined> {
  const { event } = ground;
  if (!event || ground.items.length === 0) return undefined;
  const wish = await wishOf(context, readQuestion(event.title, context.today));
  const { id: eventId, title, day, eventType, location: place } = event;
  const next = { eventId, title, day, eventType, place, excluded: [...ids], with: [], without: [] };
  return suggestOutfit(context, changedWish(wish, next), memory?.outfit);
}
