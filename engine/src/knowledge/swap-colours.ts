import type { Zone } from '../vision/look.ts';

/** Colours that most shops carry, as hex: what a colour that might join an outfit is tried with. House list. */
export const swapColours = [
  '#fafaf8',
  '#f4efdf',
  '#f5eccb',
  '#dfd1b4',
  '#d4c1a1',
  '#b98c58',
  '#8c7969',
  '#6d472f',
  '#472b1e',
  '#0e0e10',
  '#3c3f43',
  '#828486',
  '#c2c3c4',
  '#1d2743',
  '#4a6a8f',
  '#8aa4bb',
  '#bfd3e6',
  '#9bab8a',
  '#6a6b32',
  '#1f4630',
  '#72142a',
  '#c8603a',
  '#c98a90',
  '#efc4bf',
  '#bcaee0',
  '#cf9f1b',
] as const;

const shoes = [
  '#0e0e10',
  '#fafaf8',
  '#472b1e',
  '#97582d',
  '#c49c6c',
  '#1d2743',
  '#72142a',
  '#828486',
  '#dfd1b4',
];
const lower = [
  '#1d2743',
  '#3c3f43',
  '#0e0e10',
  '#828486',
  '#c2c3c4',
  '#d4c1a1',
  '#a8976b',
  '#8c7969',
  '#6d472f',
  '#6a6b32',
  '#4a6a8f',
  '#7c99b7',
  '#f4efdf',
  '#fafaf8',
];
const outer = [
  '#1d2743',
  '#3c3f43',
  '#0e0e10',
  '#b98c58',
  '#d4c1a1',
  '#8c7969',
  '#828486',
  '#6a6b32',
  '#1f4630',
  '#72142a',
  '#472b1e',
  '#4a6a8f',
  '#f4efdf',
];

/** The colours in which a garment of a zone is easy to find. House list. */
export function coloursFor(zone: Zone): readonly string[] {
  if (zone === 'feet') return shoes;
  if (zone === 'lower') return lower;
  if (zone === 'outer') return outer;
  return swapColours;
}
