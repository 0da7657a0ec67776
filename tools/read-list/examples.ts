import { countsIn, listBuckets, observe } from '@drape/engine/stylist/item-text/learned/learned-judge';
import { roles } from '@drape/engine/stylist/item-text/learned/verdict';
import {
  beginFeatures,
  countFeatures,
  lineSums,
} from '@drape/engine/stylist/item-text/learned/word-features';
import { readList } from '@drape/engine/stylist/item-text/parse-items';
import { goldJudge } from './gold.ts';
import type { Row } from './learn.ts';
import type { WrittenList } from './written-lists.ts';

export type Examples = { roles: Row[]; begins: Row[]; counts: Row[] };

/** What a list teaches: each of its lines, words and numbers with what its writer says of it. */
export function examplesOf(list: WrittenList): Examples {
  const examples: Examples = { roles: [], begins: [], counts: [] };
  const gold = goldJudge(list);
  readList(list.list, (state, reading) => {
    const verdict = gold(state, reading.index);
    if (!verdict) return undefined;
    const { view, frame, items, ofLine } = observe(state, reading);
    examples.roles.push({ features: [...ofLine], right: roles.indexOf(verdict.role) });
    if (verdict.role !== 'garments' || reading.way === 'row') return verdict;
    const { tokens } = view.words;
    const starts = verdict.segments.map(({ start }) => tokens.findIndex((token) => token.end > start));
    starts[0] = 0;
    const sums = lineSums(view, frame);
    let [from, made] = [0, 1];
    for (let k = 1; k < tokens.length; k++) {
      const right = starts.includes(k) ? 1 : 0;
      examples.begins.push({
        features: [...beginFeatures(view, frame, sums, { k, from, made }, listBuckets.begins)],
        right,
      });
      if (right === 0) continue;
      from = k;
      made += 1;
    }
    verdict.segments.forEach(({ count = 1 }, n) => {
      const from = starts[n] ?? 0;
      const to = starts[n + 1] ?? tokens.length;
      const item = items.length === verdict.segments.length ? items[n] : undefined;
      for (const { k, value } of countsIn(view, from, to))
        if (value > 1)
          examples.counts.push({
            features: [
              ...countFeatures(
                view,
                { k, from, to, item, value, among: verdict.segments.length },
                listBuckets.counts,
              ),
            ],
            right: value === count ? 1 : 0,
          });
    });
    return verdict;
  });
  return examples;
}
