import type { CorrectedGarment, ReadingQuestion } from '@drape/contract/analysis/analysis';
import type { Look, LookRegion } from '../../vision/look.ts';

/** Below this a one-piece may as well be two. */
const sureOnePiece = 0.7;
const leastShare = 0.15;

/** What is in doubt in a Look as it was read: a dress, a closed coat, or a top and a skirt of one color. */
export function readingQuestion({ subject, regions }: Look): ReadingQuestion | null {
  if (subject !== 'worn') return null;
  const one = regions.find(({ zone }) => zone === 'full');
  if (one) return one.confidence < sureOnePiece ? onePieceOrTwo(regions, [one]) : null;
  const upper = regions.find(({ zone }) => zone === 'upper');
  const lower = regions.find(({ zone, key }) => zone === 'lower' && key !== 'legwear');
  return upper && lower && couldBeOne(upper, lower) ? onePieceOrTwo(regions, [upper, lower]) : null;
}

/** Jeans and shorts are no half of a dress; neither are pieces of two colors. */
function couldBeOne(upper: LookRegion, lower: LookRegion): boolean {
  const [above, below] = [upper.colours[0], lower.colours[0]];
  return (
    lower.label === 'skirt' &&
    upper.share >= leastShare &&
    above !== undefined &&
    above.basic === below?.basic &&
    upper.pattern.kind === lower.pattern.kind
  );
}

function onePieceOrTwo(all: readonly LookRegion[], parts: readonly LookRegion[]): ReadingQuestion {
  const keys = parts.map(({ key }) => key);
  const rest: CorrectedGarment[] = all
    .filter(({ key }) => !keys.includes(key))
    .map(({ key }) => ({ from: [key] }));
  const [first = '', second = first] = keys;
  const skirt: CorrectedGarment = { from: [second], kind: 'skirt' };
  return {
    text: 'Dress, coat, or top and skirt?',
    answers: [
      { label: 'Dress', garments: [{ from: keys, kind: 'dress' }, ...rest] },
      { label: 'Coat', garments: [{ from: keys, kind: 'coat' }, ...rest] },
      { label: 'Top and skirt', garments: [{ from: [first], kind: 'top' }, skirt, ...rest] },
    ],
  };
}
