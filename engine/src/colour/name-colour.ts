import { memoize } from '../memoize.ts';
import { basicColourGrid, basicColourLetters, basicColourRuns } from './basic-colour-table.ts';
import { type BasicColour, basicColours } from './basic-colours.ts';
import { type CieLab, okLabToCieLab } from './cie-lab.ts';
import { clothTerms } from './cloth-colour.ts';
import { deltaE00 } from './delta-e.ts';
import { fashionColours } from './fashion-colours.ts';
import { hexToOkLab, type OkLab } from './oklab.ts';

export type { BasicColour } from './basic-colours.ts';

export type ColourName = { name: string; basic: BasicColour };

const { step } = basicColourGrid;
const sizeA = size(basicColourGrid.a);
const sizeB = size(basicColourGrid.b);
const terms = unpack();
const words = basicColours.flatMap((basic) =>
  Object.entries(fashionColours[basic]).map(([name, hex]) => ({
    name,
    basic,
    lab: okLabToCieLab(hexToOkLab(hex)),
  })),
);
// A word of another basic term has to be nearer by this much (CIEDE2000), so that name and term rarely disagree.
const foreignTermPenalty = 6;
// A colour this near to a word belongs where the word belongs: sage is a green, though its grey part is larger.
const certain = 3;

/**
 * The fashion name of a colour and its basic term. The name is the nearest word by CIEDE2000; the term comes from the
 * survey table (94 % of the most frequent answers in cross-validation) unless the word fits closely enough to decide it.
 */
export function nameColour(colour: OkLab): ColourName {
  return nameOnce(colour);
}

const mostNames = 5000;
/** Remembered, because the same clothes are asked about over and over and a name takes fifty distances. */
const nameOnce = memoize(readName, { most: mostNames, keyOf: (colour) => colour.join() });

function readName(colour: OkLab): ColourName {
  const lab = okLabToCieLab(colour);
  const term = basicTerm(lab);
  const { name, basic, distance } = nearestWord(lab, term, foreignTermPenalty);
  return { name, basic: distance <= certain ? basic : term };
}

/** The same for the colour that cloth shows in a photo, in light and shade: the term is what the cloth is sold as. */
export function nameCloth(colour: OkLab): ColourName {
  const answers = clothTerms(colour);
  const basic = basicColours[answers.indexOf(Math.max(...answers))];
  return { name: nearestWord(okLabToCieLab(colour), basic, Number.POSITIVE_INFINITY).name, basic };
}

/** The nearest word by CIEDE2000 once those of other terms have been put further away by a penalty. */
function nearestWord(
  lab: CieLab,
  term: BasicColour,
  foreignPenalty: number,
): ColourName & { distance: number } {
  let best = words[0];
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const penalty = word.basic === term ? 0 : foreignPenalty;
    if (penalty >= least) continue;
    const distance = deltaE00(lab, word.lab) + penalty;
    if (distance < least) {
      least = distance;
      best = word;
    }
  }
  return { name: best.name, basic: best.basic, distance: least - (best.basic === term ? 0 : foreignPenalty) };
}

function basicTerm([lightness, a, b]: CieLab): BasicColour {
  const row = position(lightness, basicColourGrid.lightness);
  const index = (row * sizeA + position(a, basicColourGrid.a)) * sizeB + position(b, basicColourGrid.b);
  return basicColours[terms[index]];
}

type Axis = { readonly from: number; readonly to: number };

function size({ from, to }: Axis): number {
  return (to - from) / step + 1;
}

function position(value: number, { from, to }: Axis): number {
  return Math.round((Math.min(to, Math.max(from, value)) - from) / step);
}

function unpack(): Uint8Array {
  const all = new Uint8Array(size(basicColourGrid.lightness) * sizeA * sizeB);
  let end = 0;
  for (const [, letter, repeat] of basicColourRuns.matchAll(/([a-z])(\d*)/g)) {
    const start = end;
    end += repeat === '' ? 1 : Number(repeat);
    all.fill(basicColourLetters.indexOf(letter), start, end);
  }
  return all;
}
