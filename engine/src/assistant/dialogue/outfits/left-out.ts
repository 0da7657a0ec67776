import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { matches, traitsOf } from '../../understanding/mentions/match-items.ts';
import { changedWish } from '../../understanding/wish.ts';
import type { Scene } from '../scene.ts';
import type { Refused } from './gives-way.ts';
import { exactly, offered } from './outfit-answer.ts';
import type { ShownOutfit } from './shown-outfit.ts';
import { onlyWith } from './swap-piece.ts';

/** Without these somebody is not dressed, so something else has to come in their place. */
const needed = /^(?:top|bottom|dress|shoes)$/;

/**
 * "Skip the coat", "no bag": what can be left out is, nothing comes in its place, and the rest stays. Undefined where it is
 * not worn or cannot be left out.
 */
export async function leftOut(
  scene: Scene,
  { wish, worn, isPlan }: ShownOutfit,
  { pieces, filters }: Refused,
): Promise<Answer | undefined> {
  const leaving = worn.filter(
    (item) => pieces.includes(item) || filters.some((filter) => matches(item, filter)),
  );
  if (leaving.length === 0 || leaving.some(isNeeded)) return undefined;
  const now = worn.filter((item) => !leaving.includes(item));
  const next = changedWish(wish, {
    without: [...wish.without, ...filters],
    excluded: [...wish.excluded, ...leaving.map(({ id }) => id)],
  });
  return isPlan ? offered(scene, next, now) : exactly(onlyWith(scene, now), next, now);
}

function isNeeded(item: AssistantItem): boolean {
  return needed.test(traitsOf(item).slots[0] ?? '');
}
