import { writeFileSync } from 'node:fs';
import { readDay } from '@drape/engine/stylist/outfit/day';
import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import { findCandidates } from '@drape/engine/stylist/outfit/search/candidates';
import { contextInputs } from '@drape/engine/stylist/taste/network/context-inputs';
import { crossInputs } from '@drape/engine/stylist/taste/network/cross-inputs';
import { pieceInputs } from '@drape/engine/stylist/taste/network/piece-inputs';
import { pairWorths } from '@drape/engine/stylist/taste/pair-worth';
import { pieceWorths } from '@drape/engine/stylist/taste/piece-worth';
import { type CorpusWardrobe, itemsOf, readCorpus, requestOf } from './corpus.ts';

/**
 * Writes what the network of the taste learns from, a line of JSON for each wardrobe of a corpus:
 * `node tools/run.mjs tools/taste/dump.ts CORPUS FILE [FOLD FOLDS]`, with a fold only one wardrobe in so many. The inputs are computed by the engine itself, so that what is
 * learned and what is planned see the same.
 */
const rounded = (numbers: ArrayLike<number>) =>
  Array.from(numbers, (value) => Math.round(1000 * value) / 1000);

function linesOf(wardrobe: CorpusWardrobe): string {
  const items = itemsOf(wardrobe);
  const traits = items.map(readTraits).sort((x, y) => (x.id < y.id ? -1 : 1));
  // What the rules alone say: the network learns what to add to it.
  const { pair } = pairWorths(traits);
  const slotsOf = traits.map(({ slots, piece }) => (piece.known ? slots : []));
  const pieces = traits.map((each) => {
    const { names, numbers } = pieceInputs(each);
    return { names, numbers: rounded(numbers) };
  });
  const pairs = traits.map((_, i) => rounded(traits.map((_, j) => (i === j ? 0 : pair(i, j)))));
  const occasions = wardrobe.occasions.map((each) => {
    const [read, gold] = [false, true].map((known) => {
      const day = readDay(requestOf(wardrobe, each, items, known), traits);
      const { names, numbers } = contextInputs(day.context, traits);
      const allowed = findCandidates({ day, traits }, new Set());
      const open = traits.map(({ slots }, i) =>
        slots.filter((slot) =>
          slot in allowed.main
            ? allowed.main[slot as keyof typeof allowed.main].includes(i)
            : [...allowed.accessories].some(([name, list]) => name === slot && list.includes(i)),
        ),
      );
      const crossOf = crossInputs(day.context);
      const cross = traits.map((each) => rounded(crossOf(each)));
      const ruled = pieceWorths(day.context);
      const singles = traits.map((each) => rounded(each.slots.map((slot) => ruled(slot, each))));
      return { names, numbers: rounded(numbers), cross, open, singles };
    });
    return { title: each.title, code: each.code, read, gold, outfits: each.outfits };
  });
  return JSON.stringify({
    id: wardrobe.id,
    ids: traits.map(({ id }) => id),
    slots: slotsOf,
    pieces,
    pairs,
    occasions,
  });
}

const [corpus = '', file = '', fold = '0', folds = '1'] = process.argv.slice(2);
const dumped = readCorpus(corpus).filter((_, k) => k % Number(folds) === Number(fold));
writeFileSync(file, dumped.map(linesOf).join('\n'));
