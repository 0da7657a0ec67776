import { lazily } from '../lazily.ts';
import { type BasicColour, basicColours } from './basic-colours.ts';
import { type CieLab, okLabToCieLab } from './cie-lab.ts';
import {
  clothColourCells,
  clothColourGrid,
  clothColourLetters,
  clothColourNeutral,
} from './cloth-colour-table.ts';
import type { ColourBin } from './colour-bins.ts';
import type { OkLab } from './oklab.ts';

/** A basic term and its share, 0 to 1, of the answers. */
export type TermShare = { basic: BasicColour; share: number };

/**
 * What a photo of cloth adds to the colour of its dye, in linear light: a veil of white mirrored by the fibres, and
 * shade, for which white cloth shows this much light on average. A faint tint gains up to `tint` of OKLab chroma.
 * Settled on 192 free photos of garments that were named by eye and on fashion's words rendered in shade.
 */
const veil = 0.02;
const white = 0.65;
const tint = 0.02;

const { step } = clothColourGrid;
const terms = basicColours.length;
const sizes = [clothColourGrid.lightness, clothColourGrid.a, clothColourGrid.b].map(
  ({ from, to }) => (to - from) / step + 1,
);
const starts = [clothColourGrid.lightness.from, clothColourGrid.a.from, clothColourGrid.b.from];
const unpacked = lazily(unpack);

/**
 * How often people would call cloth that looks like this in a photo by each basic term: eleven shares in the order of
 * the basic colours, summing to 1. The colour is taken as its dye would show it on a lit patch, as far from grey as the
 * survey's participants saw it, and looked up in their answers, between eight grid points by their distance.
 */
export function clothTerms(colour: OkLab): Float32Array {
  const places = onTheirScreens(okLabToCieLab(dyeOf(colour))).map((value, axis) =>
    Math.min(sizes[axis] - 1, Math.max(0, (value - starts[axis]) / step)),
  );
  const low = places.map((place, axis) => Math.min(sizes[axis] - 2, Math.floor(place)));
  const shares = unpacked();
  const sums = new Float32Array(terms);
  let total = 0;
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1;
    let index = 0;
    for (let axis = 0; axis < 3; axis++) {
      const upper = (corner >> axis) & 1;
      const part = places[axis] - low[axis];
      weight *= upper ? part : 1 - part;
      index = index * sizes[axis] + low[axis] + upper;
    }
    if (weight === 0) continue;
    for (let term = 0; term < terms; term++) {
      const value = weight * shares[index * terms + term];
      sums[term] += value;
      total += value;
    }
  }
  for (let term = 0; term < terms; term++) sums[term] /= total;
  return sums;
}

/**
 * The CIELAB of the survey that looked to its participants as this one looks under D65 (von Kries). A slightly yellow
 * green looked grey to them, and a pale green blue, as on screens that are bluer than D65.
 */
function onTheirScreens([lightness, a, b]: CieLab): CieLab {
  const y = (lightness + 16) / 116;
  const x = clothColourNeutral.x * (y + a / 500);
  const z = clothColourNeutral.z * (y - b / 200);
  return [lightness, 500 * (x - y), 200 * (y - z)];
}

/** The terms that cloth with these colours would be filed under, likeliest first, at most `most`. */
export function clothFamilies(bins: readonly ColourBin[], most = 3): TermShare[] {
  const sums = new Float64Array(terms);
  let total = 0;
  for (const { l, a, b, weight } of bins) {
    const answers = clothTerms([l, a, b]);
    for (let term = 0; term < terms; term++) sums[term] += weight * answers[term];
    total += weight;
  }
  return basicColours
    .map((basic, term) => ({ basic, share: sums[term] / Math.max(1, total) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share || one.basic.localeCompare(other.basic))
    .slice(0, most);
}

/** The colour of the dye: without the veil, lit like a patch, and a faint tint made plainer. */
function dyeOf([lightness, a, b]: OkLab): OkLab {
  const l = lit((lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3);
  const m = lit((lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3);
  const s = lit((lightness - 0.0894841775 * a - 1.291485548 * b) ** 3);
  const dyeA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const dyeB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(dyeA, dyeB);
  const gain = chroma > 1e-5 ? 1 + (tint * (1 - Math.exp(-chroma / tint))) / chroma : 1;
  return [Math.min(1, 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s), gain * dyeA, gain * dyeB];
}

function lit(cone: number): number {
  return Math.cbrt(Math.max(0.0003, (cone - veil) / (white - veil)));
}

function unpack(): Float32Array {
  const count = sizes[0] * sizes[1] * sizes[2];
  const all = new Float32Array(count * terms);
  const judged: number[] = [];
  let index = 0;
  for (const [, skipped, cell = ''] of clothColourCells.matchAll(/(?:-(\d+))?((?:[a-z]\d)+)\./g)) {
    index += Number(skipped ?? 0);
    for (let k = 0; k < cell.length; k += 2)
      all[index * terms + clothColourLetters.indexOf(cell.charAt(k))] = Number(cell.charAt(k + 1)) / 10;
    judged.push(index++);
  }
  fillFromNearest(all, judged, count);
  return all;
}

/** Grid points outside what a screen shows take the answers of the nearest judged one. */
function fillFromNearest(all: Float32Array, judged: number[], count: number): void {
  const known = new Set(judged);
  const place = (index: number) => [
    Math.floor(index / (sizes[1] * sizes[2])),
    Math.floor(index / sizes[2]) % sizes[1],
    index % sizes[2],
  ];
  const places = judged.map(place);
  for (let index = 0; index < count; index++) {
    if (known.has(index)) continue;
    const [l, a, b] = place(index);
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < places.length; k++) {
      const distance = (places[k][0] - l) ** 2 + (places[k][1] - a) ** 2 + (places[k][2] - b) ** 2;
      if (distance < least) {
        least = distance;
        nearest = judged[k];
      }
    }
    all.copyWithin(index * terms, nearest * terms, (nearest + 1) * terms);
  }
}
