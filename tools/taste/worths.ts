import { writeFileSync } from 'node:fs';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import type { JudgedWorth } from './calibration.ts';
import { type CorpusWardrobe, itemsOf, readCorpus, requestOf } from './corpus.ts';

/** Writes what judged outfits of a fold are worth to the engine as it stands: `worths.ts CORPUS FILE FOLD FOLDS`. */
function worthsOf(wardrobe: CorpusWardrobe): JudgedWorth[] {
  const items = itemsOf(wardrobe);
  return wardrobe.occasions.flatMap((each) => {
    const request = requestOf(wardrobe, each, items, false);
    return each.outfits
      .filter(({ ratings }) => ratings.length > 0)
      .map(({ items: worn, from, ratings }) => ({ from, ratings, worth: scoreOutfit(request, worn).worth }));
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
