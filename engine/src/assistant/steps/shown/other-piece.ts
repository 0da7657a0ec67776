import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { withNamed } from '../../conversation/put-into-outfit.ts';
import { pairScore } from '../../tools/pair-tools.ts';
import { eventById } from '../../turn/spoken-event.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { offerPlan, swaps } from '../planned-outfits.ts';
import { directionIn } from '../swaps/direction-said.ts';
import { withoutPiece } from '../swaps/without-piece.ts';
import { piecesMeant } from './pieces-meant.ts';
import { withAll } from './with-all.ts';

/** A knit takes the place of a shirt. */
const sameBody: Readonly<Record<string, readonly string[]>> = { top: ['top', 'mid'], mid: ['top', 'mid'] };
/** Warmer or dressier by less than this share is not. House rule. */
const clearly = 0.1;

/**
 * "Swap the shirt for something warmer": of the outfit that is shown or planned that piece alone gives way to one of its place
 * that is so and goes best with the rest. Undefined where the message names no piece of it, or nothing is so.
 */
export async function otherPiece(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory } = turn;
  const direction = directionIn(text);
  if (!direction || direction === 'sexier' || !swaps.test(text) || !memory || !context.hasWardrobe)
    return undefined;
  const event =
    memory.isPlanned && memory.wish?.eventId ? await eventById(context, memory.wish.eventId) : undefined;
  const spoken = event ?? (await eventById(context, memory.focus?.eventId ?? ''));
  const planned = memory.outfit && !memory.isPlanned ? undefined : spoken;
  const ids = planned?.outfit?.itemIds ?? memory.outfit?.itemIds ?? [];
  const own = await context.items();
  const worn = own.filter(({ id }) => ids.includes(id));
  const [old, ...others] = await piecesMeant(turn, worn);
  if (!old || others.length > 0) return undefined;
  const rest = worn.filter((item) => item !== old);
  const [best] = own
    .filter(
      (item) =>
        item.available && !worn.includes(item) && takesPlace(item, old) && isMore(item, old, direction),
    )
    .sort((a, b) => company(b, rest) - company(a, rest));
  if (!best) return undefined;
  if (planned) return offerPlan(turn, planned, withAll(rest, [best]));
  return withNamed({ ...turn, memory: withoutPiece(memory, old) }, [best]);
}

const slotOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';

function takesPlace(item: AssistantItem, old: AssistantItem): boolean {
  return (sameBody[slotOf(old)] ?? [slotOf(old)]).includes(slotOf(item));
}

type Direction = Exclude<ReturnType<typeof directionIn>, undefined>;

function isMore(item: AssistantItem, old: AssistantItem, direction: Direction): boolean {
  const [now, before] = [traitsOf(item), traitsOf(old)];
  switch (direction) {
    case 'warmer':
      return now.clo > before.clo * (1 + clearly);
    case 'dressy':
      return now.formality > before.formality * (1 + clearly);
    case 'casual':
      return now.formality < before.formality * (1 - clearly);
    default:
      return now.chroma > before.chroma;
  }
}

/** How well a piece goes with the others, on average. */
function company(item: AssistantItem, rest: readonly AssistantItem[]): number {
  return rest.reduce((sum, each) => sum + pairScore(item, each), 0) / Math.max(1, rest.length);
}
