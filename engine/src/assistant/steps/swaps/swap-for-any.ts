import type { Answer, AssistantEvent, AssistantItem } from '../../assistant-context.ts';
import { bestNamed } from '../../turn/own-names.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { addDays } from '../../understanding/read-day.ts';
import { offerPlan } from '../planned-outfits.ts';

/** What is swapped without saying for what: any other piece will do. */
const forAny =
  /(?<!\p{L})(?:swap|switch|change|replace|exchange|trade)(?:ing)? (?:out )?(?:it|that|this|them|those|(?:the|my) [\p{L}\d ’'-]{2,50}?)(?: out)? (?:for|with|to) (?:whatever|anything|any|something|some other|another|a different|a clean|one that|the next best)(?!\p{L})/iu;
/** How the other piece should be is more than any. */
const asWished =
  /(?<!\p{L})(?:warm|cool|light|dark|black|white|smart|dress|casual|bright|colou?r|comf|long|short)\p{L}*(?: one)?\W*$/iu;
const daysAhead = 120;
/** How much another kind of garment weighs beside dressiness. House rule. */
const otherKind = 0.6;

/**
 * "Swap it out for whatever works", of a piece that stands in a planned outfit: the clean piece that comes nearest in kind
 * and dressiness is offered in its place, and the rest stays.
 */
export async function swapForAny(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory, wanted } = turn;
  if (!context.hasWardrobe || !context.plansOutfits || wanted.language !== 'en') return undefined;
  if (!forAny.test(text) || asWished.test(text) || (memory?.outfit && !memory.isPlanned)) return undefined;
  const own = await context.items();
  const named = bestNamed(text, own, ({ description }) => description).map(({ thing }) => thing);
  const ids = named.length > 0 ? named.map(({ id }) => id) : (memory?.focus?.itemIds ?? []);
  const coming = await context.events(context.today, addDays(context.today, daysAhead));
  const event = eventOf(coming, { ids, eventId: ground.event?.id ?? memory?.focus?.eventId });
  const planned = event?.outfit?.itemIds ?? [];
  const worn = own.filter(({ id }) => planned.includes(id));
  const leaving = worn.filter(({ id }) => ids.includes(id));
  const [old, ...more] = leaving;
  if (!event || !old || more.length > 0) return undefined;
  const fresh = nearestTo(
    old,
    own.filter((item) => !worn.includes(item)),
  );
  return fresh && offerPlan(turn, event, [...worn.filter((item) => item !== old), fresh]);
}

/** Of the coming outfits that have one of the pieces that of the event that is spoken of, else the next. */
function eventOf(
  coming: readonly AssistantEvent[],
  { ids, eventId }: { ids: readonly string[]; eventId: string | undefined },
): AssistantEvent | undefined {
  const having = coming.filter(({ outfit }) => outfit?.itemIds.some((id) => ids.includes(id)));
  return having.find(({ id }) => id === eventId) ?? having[0];
}

function nearestTo(old: AssistantItem, others: readonly AssistantItem[]): AssistantItem | undefined {
  const { slots, kind, formality } = traitsOf(old);
  const off = (item: AssistantItem) => {
    const other = traitsOf(item);
    return (other.kind === kind ? 0 : otherKind) + Math.abs(other.formality - formality);
  };
  const [nearest] = others
    .filter((item) => item.available && item.category === old.category)
    .filter((item) => traitsOf(item).slots[0] === slots[0])
    .sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
  return nearest;
}
