import { join } from 'node:path';
import {
  type NamedGarment,
  nameCompatibility,
  namedGarment,
} from '@drape/engine/stylist/outfit/worth/name-compatibility';
import { areaUnderCurve } from './area-under-curve.ts';
import type { Metric, Pack } from './pack.ts';
import { readLines, writeLines } from './read-tables.ts';

type Piece = { slot: string; name: string };
type Fitb = { qid: string; kind: string; outfit: Piece[]; candidates: Piece[]; answer: number };
type Compat = { qid: string; kind: string; outfit: Piece[]; label: number };

export const outfitCompat: Pack = {
  folder: 'c-outfit-compat',
  measures: 'which item completes an outfit, from names',
  async run({ folder, split, out, progress }) {
    const read = reader();
    const fitb = await readLines<Fitb>(join(folder, split, 'fitb.jsonl'));
    const compat = await readLines<Compat>(join(folder, split, 'compat.jsonl'));
    const total = fitb.length + compat.length;
    let done = 0;
    const tick = () => progress(++done, total);
    const answers = fitb.map((question) => {
      tick();
      return { qid: question.qid, answer: complete(question, read) };
    });
    const scores = compat.map(({ qid, outfit }) => {
      tick();
      return { qid, score: compatibility(outfit, read) };
    });
    await writeLines(join(out, 'c-outfit-compat.jsonl'), [...answers, ...scores]);
    const accuracy = (kind: string) => {
      const right = fitb.map((question, k) => ({ question, right: answers[k]?.answer === question.answer }));
      const asked = right.filter(({ question }) => question.kind === kind);
      return asked.filter((each) => each.right).length / asked.length;
    };
    const curve = (kind: string) =>
      areaUnderCurve(
        compat.flatMap(({ kind: own, label }, k) =>
          own === kind ? [{ positive: label === 1, score: scores[k]?.score ?? 0 }] : [],
        ),
      );
    const metrics: Metric[] = [
      { name: 'right item of four, same slot', value: accuracy('fitb_hard'), target: 0.42 },
      { name: 'right item of four, any slot', value: accuracy('fitb_any'), target: 0.7 },
      { name: 'real or mixed up, same slots, AUC', value: curve('compat_hard'), target: 0.68 },
      { name: 'real or mixed up, any slots, AUC', value: curve('compat_any') },
    ];
    return metrics;
  },
};

type Read = (piece: Piece) => NamedGarment;

function reader(): Read {
  const known = new Map<string, NamedGarment>();
  return ({ name }) => {
    const garment = known.get(name) ?? namedGarment(name);
    known.set(name, garment);
    return garment;
  };
}

/** What an outfit needs before other things. */
const need: Record<string, number> = { upper: 3, bottom: 3, shoe: 3, bag: 2.5, accessory: 2 };

/** The candidate that stands best beside the others; one whose place is taken counts for less than any other. */
function complete({ outfit, candidates }: Fitb, read: Read): number {
  const others = outfit.map(read);
  const scores = candidates.map((candidate) => {
    const own = read(candidate);
    const kin = others.reduce((sum, other) => sum + nameCompatibility(other, own), 0) / others.length;
    return kin + (isTaken(candidate, outfit, read) ? 0 : (need[candidate.slot] ?? 0));
  });
  return scores.indexOf(Math.max(...scores));
}

/** A dress leaves no place for a lower half, and one of each kind is enough. */
function isTaken({ slot }: Piece, outfit: readonly Piece[], read: Read): boolean {
  if (outfit.some((piece) => piece.slot === slot)) return true;
  return slot === 'upper' && outfit.some((piece) => read(piece).draft.category === 'dresses');
}

/** Mean over all pairs, less what stands in a place that is taken. */
function compatibility(outfit: readonly Piece[], read: Read): number {
  const garments = outfit.map(read);
  let sum = 0;
  let pairs = 0;
  for (const [k, first] of garments.entries())
    for (const second of garments.slice(k + 1)) {
      sum += nameCompatibility(first, second);
      pairs++;
    }
  const doubled = outfit.length - new Set(outfit.map(({ slot }) => slot)).size;
  return (pairs === 0 ? 0 : sum / pairs) - doubled;
}
