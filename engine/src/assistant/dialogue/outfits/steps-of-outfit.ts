import type { Answer, AssistantItem, OutfitWish } from '../../assistant-context.ts';
import { anotherWish } from '../../tools/another-outfit.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { changedWish, dressedWish } from '../../understanding/wish.ts';
import type { Wish } from '../../wishes/read-wishes.ts';
import type { Scene } from '../scene.ts';
import { exactly, offered, planned, shownOrOffered } from './outfit-answer.ts';
import { degreesStep } from './outfit-wished.ts';
import type { ShownOutfit } from './shown-outfit.ts';

/** Nobody is dressed for a day more degrees away than this, however often they ask. House rule. */
const mostDegrees = 10;

/** How a follow-up without any piece changes what is wished for. */
export const steps = {
  warmer: ({ wish }: ShownOutfit) =>
    changedWish(wish, { degrees: Math.min(mostDegrees, wish.degrees + degreesStep) }),
  cooler: ({ wish }: ShownOutfit) =>
    changedWish(wish, { degrees: Math.max(-mostDegrees, wish.degrees - degreesStep) }),
  casual: ({ wish }: ShownOutfit) => dressedWish(wish, -1),
  dressy: ({ wish }: ShownOutfit) => dressedWish(wish, 1),
  other: ({ wish, outfit }: ShownOutfit) => anotherWish(wish, outfit.itemIds),
} satisfies Record<string, (shown: ShownOutfit) => OutfitWish>;

/** What a wish of that name changes; undefined for any other wish. */
export function stepOf(intent: string): ((shown: ShownOutfit) => OutfitWish) | undefined {
  return Object.entries(steps).find(([name]) => name === intent)?.[1];
}

/** "I'll be cold", "less on": the same with a layer over the top, or without the one that is there. Undefined where neither can be. */
export async function layerMoreOrLess(
  scene: Scene,
  { intent }: Wish,
  shown: ShownOutfit,
): Promise<Answer | undefined> {
  const { worn, wish, outfit } = shown;
  const layers = worn.filter((item) => traitsOf(item).slots[0] === 'mid');
  if (intent === 'cooler') {
    const isTopBelow = worn.some((item) => traitsOf(item).slots[0] === 'top');
    if (layers.length === 0 || !isTopBelow) return undefined;
    return withoutLayers(scene, shown, layers);
  }
  if (intent !== 'warmer' || layers.length > 0) return undefined;
  const locked = worn.map(({ id }) => id);
  const answer = await planned(scene, { ...steps.warmer(shown), locked }, outfit);
  const made = answer.memory.outfit?.itemIds ?? [];
  const isMore = made.length > locked.length && locked.every((id) => made.includes(id));
  if (!isMore) return undefined;
  const next = {
    ...answer,
    memory: { ...answer.memory, wish: { ...steps.warmer(shown), locked: wish.locked } },
  };
  return shownOrOffered(scene, shown, next);
}

function withoutLayers(scene: Scene, shown: ShownOutfit, layers: readonly AssistantItem[]): Promise<Answer> {
  const { worn, wish, isPlan } = shown;
  const now = worn.filter((item) => !layers.includes(item));
  // Nor is another one put in its place.
  const others = scene.items.filter((item) => traitsOf(item).slots[0] === 'mid');
  const next = changedWish(wish, { excluded: [...wish.excluded, ...others.map(({ id }) => id)] });
  return isPlan ? offered(scene, next, now) : exactly(scene, next, now);
}
