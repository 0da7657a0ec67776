import type { Answer, AssistantItem } from '../assistant-context.ts';
import { offerPlan } from '../steps/planned-outfits.ts';
import { eventById } from '../turn/spoken-event.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';

/** "Go with that then", "dann nehm ich das": who has made up their mind. */
const decides =
  /^\W*(?:(?:ok(?:ay)?|right|cool|great|good|perfect|ja|gut|na gut|super|vale|bueno|bon|alors|dann|so)\W+)*(?:(?:i['’]?ll |let['’]?s |we['’]?ll |ill )?(?:go|going|gonna go|stick) (?:w|with|for) (?:that|it|this|those|them|that one)|(?:i['’]?ll |ill |let['’]?s )?(?:wear|take|do) (?:that|it|those|them)|(?:dann )?(?:nehm\p{L}*|mach\p{L}*|zieh\p{L}*) (?:ich |wir )?(?:das|den|die|es|sie|ihn)|voy con es[eoa]|me (?:lo|la|los|las) pongo|je (?:prends|mets) (?:ça|celle-là|celui-là)|va pour (?:ça|celle-là|celui-là)|on part sur ça|(?:jeg )?tar (?:den|det|de))(?!\p{L})/iu;
const mostSpoken = 3;

/**
 * "Go with that then, court shoes and camel coat", after one piece was judged for an event: it and what is named behind it
 * are planned for the event, and nothing else.
 */
export async function goesWithThat(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory, ground } = turn;
  const { itemIds = [], eventId } = memory?.focus ?? {};
  if (!memory || eventId === undefined || !context.hasWardrobe || !decides.test(text)) return undefined;
  if (text.includes('?') || memory.pending || itemIds.length === 0 || itemIds.length > mostSpoken)
    return undefined;
  if (memory.outfit && itemIds.every((id) => memory.outfit?.itemIds.includes(id))) return undefined;
  const event = await eventById(context, eventId);
  if (!event || (ground.items.length === 0 && !event.outfit)) return undefined;
  const spoken = (await context.items()).filter(({ id, available }) => available && itemIds.includes(id));
  const places = new Set(ground.items.map(placeOf));
  const kept = spoken.filter((item) => !places.has(placeOf(item)));
  return kept.length > 0 ? offerPlan(turn, event, [...kept, ...ground.items]) : undefined;
}

function placeOf(item: AssistantItem): string | undefined {
  return traitsOf(item).slots[0];
}
