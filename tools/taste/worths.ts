import { writeFileSync } from 'node:fs';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import { ratingSigns } from '@drape/engine/stylist/taste/expected-rating';
import type { JudgedWorth } from './calibration.ts';
import { type CorpusWardrobe, itemsOf, readCorpus, requestOf } from './corpus.ts';

/** Writes how far below the best of their wardrobe the judged outfits of a folder lie to the engine as it stands: `worths.ts FOLDER FILE`. */
function worthsOf(wardrobe: CorpusWardrobe): JudgedWorth[] {
  const items = itemsOf(wardrobe);
  return wardrobe.occasions.flatMap((each) => {
    const request = requestOf(wardrobe, each, items, false);
    const best = findOutfits({ ...request, alternatives: 0 });
    if (!best.ok) return [];
    const { worth } = best.best;
    const signs = ratingSigns({ worth, occasion: request.occasion });
    return each.outfits
      .filter(({ ratings }) => ratings.length > 0)
      .map(({ items: worn, from, ratings }) => ({
        from,
        ratings,
        below: Math.max(0, worth - scoreOutfit({ ...request, bestWorth: worth }, worn).worth),
        signs,
      }));
  });
}

const [folder = '', file = ''] = process.argv.slice(2);
writeFileSync(
  file,
  readCorpus(folder)
    .flatMap(worthsOf)
    .map((each) => JSON.stringify(each))
    .join('\n'),
);
