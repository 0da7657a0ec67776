import { readFileSync } from 'node:fs';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import type { Outfit } from '@drape/engine/stylist/outfit/outfit';
import { type CorpusOccasion, type CorpusWardrobe, itemsOf, occasionOf, requestOf } from './corpus.ts';

/**
 * What readers are shown of the planner: `npm run plan:people -- FILE… [--gold]` plans every calendar entry of written
 * wardrobes and prints a line of JSON for each.
 */

/** What the planner chose for one entry of a calendar, best first, with what the title was read as. */
type Planned = {
  wardrobe: string;
  at: number;
  title: string;
  read: { id: string; code: string; activity: string | null };
  outfits: Pick<Outfit, 'score' | 'itemIds' | 'slots'>[];
};

/** Plans every entry as the product does. `gold` takes the writer's dress code instead of the one read from the title. */
function planWardrobe(wardrobe: CorpusWardrobe, gold: boolean): Planned[] {
  const items = itemsOf(wardrobe);
  return wardrobe.occasions.map((each, at) => {
    const occasion = occasionOf(each, gold);
    const { id, code, activity } = occasion;
    const outfits = outfitsFor(wardrobe, items, each, gold);
    return { wardrobe: wardrobe.id, at, title: each.title, read: { id, code, activity }, outfits };
  });
}

function outfitsFor(
  wardrobe: CorpusWardrobe,
  items: ReturnType<typeof itemsOf>,
  each: CorpusOccasion,
  gold: boolean,
): Planned['outfits'] {
  const answer = findOutfits(requestOf(wardrobe, each, items, gold));
  if (!answer.ok) return [];
  return [answer.best, ...answer.alternatives].map(({ score, itemIds, slots }) => ({
    score,
    itemIds,
    slots,
  }));
}

if (import.meta.main) {
  const gold = process.argv.includes('--gold');
  for (const file of process.argv.slice(2).filter((each) => !each.startsWith('--')))
    for (const planned of planWardrobe(JSON.parse(readFileSync(file, 'utf8')) as CorpusWardrobe, gold))
      console.log(JSON.stringify(planned));
}
