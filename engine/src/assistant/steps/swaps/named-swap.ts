import type { Answer, AssistantEvent, AssistantItem } from '../../assistant-context.ts';
import { withNamed } from '../../conversation/put-into-outfit.ts';
import { bestNamed } from '../../turn/own-names.ts';
import { meantByPointing } from '../../turn/spoken-of.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { addDays } from '../../understanding/read-day.ts';
import { inPlace, insteadOf, offerPlan, swaps } from '../planned-outfits.ts';
import { withAll } from '../shown/with-all.ts';
import { withoutPiece } from './without-piece.ts';

const lookAhead = 120;

/** "Put it in for the sequins": in the place of what stands behind. */
export const putsFor =
  /(?<!\p{L})(?:put|pop|stick|bring|setz|mach|pack|pon|mets|sett)\p{L}*\s(?:[^\s.,;]+\s){1,5}(?:in|rein) (?:for|für)\s/iu;

type Exchange = { leaving: AssistantItem; coming: AssistantItem };

/**
 * "Swap it in for the sequins on the 11th", "put the loafers in instead of the boots": of an outfit that is planned or shown
 * the piece that is named leaves, the other one comes in, and the rest stays. Undefined where not both are certain.
 */
export async function namedSwap(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory, ground } = turn;
  if (!context.hasWardrobe || text.includes('?') || !(swaps.test(text) || putsFor.test(text)))
    return undefined;
  const own = await context.items();
  const wornIn = (itemIds: readonly string[]) => own.filter(({ id }) => itemIds.includes(id));
  const coming = await context.events(context.today, addDays(context.today, lookAhead));
  const isSaid = (event: AssistantEvent) =>
    event.id === ground.event?.id || (ground.days !== undefined && event.day === ground.days.first);
  const said = coming.filter((event) => event.outfit && isSaid(event));
  for (const event of said) {
    const worn = wornIn(event.outfit?.itemIds ?? []);
    const exchange = exchangeIn(turn, worn, own);
    if (exchange) return offerPlan(turn, event, exchanged(worn, exchange));
  }
  if (said.length > 0 && !memory?.outfit) return undefined;
  return inSpoken(turn, coming, own);
}

/** In the outfit that is shown, else in the one that is planned for what was spoken of. */
async function inSpoken(
  turn: Turn,
  coming: readonly AssistantEvent[],
  own: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { memory } = turn;
  const { outfit, isPlanned, wish, focus } = memory ?? {};
  const wornIn = (itemIds: readonly string[]) => own.filter(({ id }) => itemIds.includes(id));
  const standing = coming.find(({ id }) => id === wish?.eventId)?.outfit?.itemIds;
  const isStanding =
    isPlanned ?? [...(standing ?? [])].sort().join() === [...(outfit?.itemIds ?? [])].sort().join();
  if (memory && outfit && !isStanding) {
    const exchange = exchangeIn(turn, wornIn(outfit.itemIds), own);
    if (exchange)
      return withNamed({ ...turn, memory: withoutPiece(memory, exchange.leaving) }, [exchange.coming]);
  }
  const eventId = (isStanding ? wish?.eventId : undefined) ?? focus?.eventId;
  const event = coming.find(({ id, outfit: planned }) => id === eventId && planned);
  const worn = wornIn(event?.outfit?.itemIds ?? []);
  const exchange = exchangeIn(turn, worn, own);
  return event && exchange ? offerPlan(turn, event, exchanged(worn, exchange)) : undefined;
}

function exchanged(worn: readonly AssistantItem[], { leaving, coming }: Exchange): AssistantItem[] {
  return withAll(
    worn.filter((item) => item !== leaving),
    [coming],
  );
}

/** What leaves an outfit and what comes in, by the words on both sides of "for", "instead of", "gegen". */
function exchangeIn(
  { text, memory }: Turn,
  worn: readonly AssistantItem[],
  own: readonly AssistantItem[],
): Exchange | undefined {
  const [first, second] = sidesIn(text);
  const free = own.filter((item) => item.available && !worn.includes(item));
  const spoken = meantByPointing('it', memory, free);
  for (const [old, fresh] of [
    [first, second],
    [second, first],
  ] as const) {
    const leaving = onlyNamed(old, worn);
    if (!leaving) continue;
    const coming = onlyNamed(fresh, free, leaving) ?? (points.test(fresh) ? only(spoken) : undefined);
    if (coming) return { leaving, coming };
  }
  return undefined;
}

/** "It" alone, and not "the blue one". */
const points =
  /(?<!\p{L})(?:it|that|this|them|es|sie|ihn|das|die|den|lo|la|los|las|le|les|ça|det|den|dem)(?=\s*(?:$|[.,;!]|(?:in|into|on|there|up|instead|then|please|rein|mit|dann|bitte|lieber|dafür|stattdessen|entonces|alors|da|inn)(?!\p{L})))/iu;

function sidesIn(text: string): [string, string] {
  const [, before, after] = insteadOf.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return [after, before];
  const at = inPlace.exec(text);
  return at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text, ''];
}

function only(items: readonly AssistantItem[]): AssistantItem | undefined {
  const [item, ...others] = items;
  return others.length === 0 ? item : undefined;
}

/** The one piece that some words name; of several the one that is worn where `like` is. */
function onlyNamed(
  words: string,
  among: readonly AssistantItem[],
  like?: AssistantItem,
): AssistantItem | undefined {
  const named = bestNamed(words, among, ({ description }) => description).map(({ thing }) => thing);
  const alike = like ? named.filter((item) => slotOf(item) === slotOf(like)) : [];
  return only(alike.length > 0 ? alike : named);
}

const slotOf = (item: AssistantItem) => traitsOf(item).slots[0];
