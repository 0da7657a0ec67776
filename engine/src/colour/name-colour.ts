import { hexToOkLab, type OkLab } from './oklab.ts';

/** The eleven basic colour terms of English (Berlin and Kay, 1969). */
export const basicColours = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;
export type BasicColour = (typeof basicColours)[number];

export type ColourName = { name: string; basic: BasicColour };

const anchors: [string, BasicColour, string][] = [
  ['black', 'black', '#101010'],
  ['charcoal', 'grey', '#3a3d40'],
  ['grey', 'grey', '#8a8a8a'],
  ['white', 'white', '#f7f7f5'],
  ['cream', 'white', '#f1e9d6'],
  ['beige', 'brown', '#d5c2a0'],
  ['camel', 'brown', '#b98c5a'],
  ['brown', 'brown', '#6b4226'],
  ['red', 'red', '#c8202f'],
  ['burgundy', 'red', '#6a1b2e'],
  ['orange', 'orange', '#e8772e'],
  ['yellow', 'yellow', '#f0cf3c'],
  ['olive', 'green', '#6b6b35'],
  ['green', 'green', '#2f8a4a'],
  ['teal', 'green', '#1e7a7a'],
  ['light blue', 'blue', '#9cc3e6'],
  ['blue', 'blue', '#2f62c0'],
  ['navy', 'blue', '#1c2745'],
  ['purple', 'purple', '#6d3d96'],
  ['pink', 'pink', '#ee9ab5'],
];

const table = anchors.map(([name, basic, hex]) => ({ name, basic, lab: hexToOkLab(hex) }));

/** The nearest fashion name of a colour and the basic term it belongs to. */
export function nameColour([lightness, a, b]: OkLab): ColourName {
  let best = table[0];
  let least = Number.POSITIVE_INFINITY;
  for (const entry of table) {
    const distance = Math.hypot(lightness - entry.lab[0], 2 * (a - entry.lab[1]), 2 * (b - entry.lab[2]));
    if (distance < least) {
      least = distance;
      best = entry;
    }
  }
  return { name: best.name, basic: best.basic };
}
