// Builds engine/src/colour/cloth-colour-table.ts from the judgements of the xkcd colour survey.
// Usage: node tools/colour/build-cloth-table.ts DATA_FOLDER (the folder that holds e-colour-names/dev_judgements.jsonl)
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BasicColour, basicColours } from '../../engine/src/colour/basic-colours.ts';
import { readSurveyBins, type SurveyBin } from './survey-bins.ts';

type Lab = SurveyBin['lab'];

const step = 10;
const lightness = { from: 0, to: 100 };
const redness = { from: -90, to: 100 };
const yellowness = { from: -110, to: 100 };
const bandwidth = 5;
/** A grid point without a judged colour this near stays empty; the engine then takes the nearest one. */
const furthest = 9;
const ownWordWeight = 0.6;
const paperWhiteVotes = 3;
/** Bins that fewer people judged count for less. */
const leastVotes = 10;

/** Under which basic term a wardrobe files what people called a colour in words of their own; half and half where dictionaries name two. */
const filed: Partial<Record<BasicColour, string>> = {
  white: 'offwhite cream',
  grey: 'bluegrey darkgrey lightgrey slate',
  red: 'maroon darkred brickred burgundy crimson lightred brightred pinkred bloodred deepred brick orangered',
  orange: 'burntorange redorange darkorange lightorange yelloworange peach coral',
  yellow:
    'mustard gold goldenrod paleyellow lightyellow mustardyellow darkyellow brightyellow greenyellow ochre',
  green:
    'lightgreen olive limegreen darkgreen forestgreen yellowgreen brightgreen seafoamgreen palegreen lime mint greygreen seagreen grassgreen neongreen kellygreen armygreen huntergreen peagreen pastelgreen sage chartreuse leafgreen mossgreen bluegreen teal darkteal turquoise aqua',
  blue: 'lightblue skyblue darkblue navyblue royalblue cyan greyblue brightblue paleblue babyblue midnightblue cerulean deepblue electricblue slateblue steelblue mediumblue cornflowerblue purpleblue bluegreen teal darkteal turquoise aqua indigo periwinkle slate',
  purple:
    'lavender violet lightpurple darkpurple mauve lilac brightpurple plum royalpurple deeppurple eggplant bluepurple pinkpurple magenta indigo periwinkle',
  pink: 'fuchsia salmon hotpink darkpink lightpink rose brightpink palepink dustyrose magenta peach coral',
  brown:
    'tan beige lightbrown darkbrown redbrown khaki taupe sand orangebrown yellowbrown burntsienna rust ochre',
};
const termsOf = new Map<string, number[]>();
for (const [term, basic] of basicColours.entries())
  for (const word of filed[basic]?.split(' ') ?? []) termsOf.set(word, [...(termsOf.get(word) ?? []), term]);

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node tools/colour/build-cloth-table.ts DATA_FOLDER');
const survey = readSurveyBins(folder);
const neutral = neutralOf(survey);
const bins = survey.map(({ lab, basic11, top_terms }) => {
  const votes = basicColours.map((term) => basic11[term] ?? 0);
  for (const [word, count] of top_terms)
    for (const term of termsOf.get(word) ?? [])
      votes[term] = (votes[term] ?? 0) + (ownWordWeight * count) / (termsOf.get(word)?.length ?? 1);
  const total = votes.reduce((sum, count) => sum + count, 0);
  return { lab, shares: votes.map((count) => count / total) };
});
// The survey has no bin at paper white, the page it was shown on.
bins.push({
  lab: [100, 500 * (neutral.x - 1), 200 * (1 - neutral.z)],
  shares: basicColours.map((term) => (term === 'white' ? paperWhiteVotes : 0)),
});

type Neutral = { x: number; z: number };

/** L*, a*, b* as the cube roots that CIELAB is made of. */
function rootsOf([l, a, b]: Lab): [x: number, y: number, z: number] {
  const y = (l + 16) / 116;
  return [y + a / 500, y, y - b / 200];
}

/**
 * What the participants called grey, against what is grey by the numbers: ratios of the roots of X and Z to that of Y, by
 * least squares over all bins, weighted by the square of grey's share.
 */
function neutralOf(all: readonly SurveyBin[]): Neutral {
  let [square, x, z] = [0, 0, 0];
  for (const { lab, basic11 } of all) {
    const votes = Object.values(basic11).reduce((sum, count) => sum + count, 0);
    const weight = ((basic11.grey ?? 0) / Math.max(leastVotes, votes)) ** 2;
    const roots = rootsOf(lab);
    square += weight * roots[1] ** 2;
    x += weight * roots[0] * roots[1];
    z += weight * roots[2] * roots[1];
  }
  return { x: x / square, z: z / square };
}

/** The shares of the terms in tenths, as letters and digits: `k3b7` is three parts black and seven blue. */
function cellAt(l: number, a: number, b: number): string {
  const distances = bins.map(({ lab }) => (lab[0] - l) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2);
  const nearest = Math.min(...distances);
  if (nearest > furthest ** 2) return '';
  const sums = basicColours.map(() => 0);
  for (const [index, bin] of bins.entries()) {
    const weight = Math.exp(-((distances[index] ?? 0) - nearest) / (2 * bandwidth ** 2));
    for (const [term, share] of bin.shares.entries()) sums[term] = (sums[term] ?? 0) + weight * share;
  }
  const total = sums.reduce((sum, value) => sum + value, 0);
  return sums
    .map((value, term) => {
      const tenths = Math.min(9, Math.round((10 * value) / total));
      return tenths > 0 ? `${letters.charAt(term)}${tenths}` : '';
    })
    .join('');
}

const letters = 'kwersygbpin';
let cells = '';
let empty = 0;
for (let l = lightness.from; l <= lightness.to; l += step)
  for (let a = redness.from; a <= redness.to; a += step)
    for (let b = yellowness.from; b <= yellowness.to; b += step) {
      const cell = cellAt(l, a, b);
      if (cell === '') {
        empty += 1;
        continue;
      }
      cells += `${empty > 0 ? `-${empty}` : ''}${cell}.`;
      empty = 0;
    }

const file = `// Made by tools/colour/build-cloth-table.ts; not edited by hand.
// How often the participants of the xkcd colour survey called a colour by each basic term or by a word that a wardrobe
// files under it. Judgements: data/xkcd/c3_data.json of the C3 project, Copyright (c) 2012 Stanford HCI Group,
// BSD-3-Clause; the notice stands in NOTICE.md.

/** Grid of CIELAB points: from and to per axis, lightness outermost. */
export const clothColourGrid = {
  step: ${step},
  lightness: { from: ${lightness.from}, to: ${lightness.to} },
  a: { from: ${redness.from}, to: ${redness.to} },
  b: { from: ${yellowness.from}, to: ${yellowness.to} },
} as const;

/** What looked grey to the participants: the cube roots of X and Z against that of Y, under D65. */
export const clothColourNeutral = { x: ${neutral.x.toFixed(4)}, z: ${neutral.z.toFixed(4)} } as const;

/** One letter per term, in the order of the basic colours. */
export const clothColourLetters = '${letters}';

/** Points in order: \`-n\` skips n points without judgements; \`k3b7.\` is three parts black and seven parts blue. */
export const clothColourCells = [
${(cells.match(/.{1,100}/g) ?? []).map((line) => `  '${line}',`).join('\n')}
].join('');
`;
writeFileSync(fileURLToPath(new URL('../../engine/src/colour/cloth-colour-table.ts', import.meta.url)), file);
