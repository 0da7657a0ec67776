import type { AssistantItem } from '../../assistant-context.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';

/** Places that a garment takes, beside its own: a dress stands for top and bottom, and no tie goes with it. */
const alsoTakes: Readonly<Record<string, readonly string[]>> = {
  dress: ['top', 'mid', 'bottom', 'tie', 'belt'],
  top: ['dress'],
  bottom: ['dress'],
};
const onePiece = /^(top|bottom|dress|mid|outer|shoes|bag|tie|belt|scarf|head)$/;

/** What is worn beneath other clothes, in the five languages, takes the place of none. */
const under =
  /base ?layer|thermal|thermo|long johns|tights|leg ?warmers|strumpfhose|ski ?unterwäsche|wollunterwäsche|leotardos|medias|térmic[ao]|collants|strømpebukse|ullundertøy|superundertøy/iu;

function isUnder({ description }: AssistantItem): boolean {
  return under.test(description) && !/jersey|jacket|jacke|coat|mantel/iu.test(description);
}

/** A garment takes the place of another of its kind; what is worn beside others comes on top, and a blazer stays over a dress. */
export function withAll(worn: readonly AssistantItem[], added: readonly AssistantItem[]): AssistantItem[] {
  const own = added
    .filter((item) => !isUnder(item))
    .flatMap((item) => traitsOf(item).slots.slice(0, 1))
    .filter((slot) => onePiece.test(slot));
  const places = new Set([...own, ...own.flatMap((slot) => alsoTakes[slot] ?? [])]);
  const isInDress = own.includes('dress');
  const stays = (item: AssistantItem, slot: string) =>
    isUnder(item) || !places.has(slot) || (isInDress && slot === 'mid' && item.category === 'outerwear');
  const left = worn.filter((item) => !added.includes(item) && stays(item, traitsOf(item).slots[0] ?? 'top'));
  return [...left, ...added].sort((a, b) => puttingOn(a) - puttingOn(b));
}

const order = ['dress', 'top', 'mid', 'bottom', 'outer', 'shoes'];

/** Outfits are told as they are put on: a top before the trousers, then the coat, shoes, and the rest. */
function puttingOn(item: AssistantItem): number {
  const at = order.indexOf(traitsOf(item).slots[0] ?? '');
  return at < 0 ? order.length : at;
}
