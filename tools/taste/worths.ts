import { writeFileSync } from 'node:fs';
import { likelyReadings } from '@drape/engine/stylist/occasion/likely-readings';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import type { JudgedWorth } from './calibration.ts';
import { type CorpusWardrobe, itemsOf, readCorpus, requestOf } from './corpus.ts';

/** Writes how far below the best of their wardrobe judged outfits of a fold lie to the engine as it stands: `worths.ts CORPUS FILE FOLD FOLDS`. */
function worthsOf(wardrobe: CorpusWardrobe): JudgedWorth[] {
  const items = itemsOf(wardrobe);
  return wardrobe.occasions.flatMap((each) => {
    const request = requestOf(wardrobe, each, items, false);
    const best = findOutfits({ ...request, alternatives: 0 });
    if (!best.ok) return [];
    const doubt = 1 - (likelyReadings(request.occasion)[0]?.chance ?? 1);
    return each.outfits
      .filter(({ ratings }) => ratings.length > 0)
      .map(({ items: worn, from, ratings }) => ({
        from,
        ratings,
        below: Math.max(
          0,
          best.best.worth - scoreOutfit({ ...request, bestWorth: best.best.worth }, worn).worth,
        ),
        doubt,
      }));
  });
}

const [corpus = '', file = '', fold = '0', folds = '1'] = process.argv.slice(2);
const held = readCorpus(corpus).filter((_, k) => k % Number(folds) === Number(fold));
writeFileSync(
  file,
  held
    .flatMap(worthsOf)
    .map((each) => JSON.stringify(each))
    .join('\n'),
);
