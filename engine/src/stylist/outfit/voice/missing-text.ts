import type { MainSlot, OutfitMissing } from '../outfit.ts';
import { isMainSlot } from '../search/assignments.ts';
import type { Candidates } from '../search/candidates.ts';
import type { Objective } from '../worth/objective.ts';

const sentences: Record<MainSlot, string> = {
  top: 'No top or dress is available. Add a shirt or a knit, or bring one back from the wash.',
  bottom: 'No trousers, skirt or dress is available. Add one, or bring one back from the wash.',
  dress: 'No dress is available.',
  mid: 'No knit or jacket fits with what is locked.',
  outer: 'No coat or jacket fits with what is locked.',
  shoes: 'No shoes are available. Add a pair that you wear often, or bring one back from the wash.',
};

/** Where there is nothing of the kind at all, so that nothing of it can be in the wash. */
const beginnings: Partial<Record<MainSlot, string>> = {
  top: 'There is no top or dress in your wardrobe yet. Add a shirt, a knit or a dress.',
  bottom: 'There are no trousers and no skirt in your wardrobe yet. Add one, or a dress.',
  shoes: 'There are no shoes in your wardrobe yet. Add a pair that you wear often.',
};

/** Why no outfit can be put together, naming one slot. */
export function missingAnswer(
  { traits }: Objective,
  { empty }: Candidates,
  locked: readonly number[],
): OutfitMissing {
  const main = locked.filter((i) => traits[i].slots.some(isMainSlot));
  for (const [k, i] of main.entries())
    for (const j of main.slice(k + 1)) {
      const slot = traits[i].slots.find((own) => traits[j].slots.includes(own));
      if (slot === undefined || traits[i].slots.length > 1) continue;
      const sentence = `Both the ${traits[i].name} and the ${traits[j].name} are locked, and only one of them can be worn. Unlock one.`;
      return { ok: false, emptySlot: slot, sentence };
    }
  const slot = empty ?? 'top';
  const isOwned = traits.some(({ slots }) => slots.includes(slot));
  const sentence = (isOwned ? undefined : beginnings[slot]) ?? sentences[slot];
  return { ok: false, emptySlot: slot, sentence };
}
