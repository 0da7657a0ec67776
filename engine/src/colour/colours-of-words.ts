import { basicColours } from './basic-colours.ts';
import { fashionColours } from './fashion-colours.ts';
import { hexToOkLab, okLabToHex } from './oklab.ts';

/** Several colours that go together, for what is only known to have many. */
const manyColours = ['#c8603a', '#e3b448', '#86a594', '#4a6a8f', '#c98a90'] as const;
const unknownColour = '#b5aea1';

const hexByWord = new Map<string, string>(
  basicColours.flatMap((basic) => Object.entries(fashionColours[basic])),
);
const otherWords: Record<string, string> = {
  gray: 'grey',
  'navy blue': 'navy',
  'rose gold': 'dusty rose',
  bordeaux: 'burgundy',
  offwhite: 'off-white',
  'off white': 'off-white',
  denim: 'denim blue',
  metallic: 'silver',
  eggshell: 'ivory',
  greige: 'taupe',
  lavendar: 'lavender',
  multicoloured: 'multicolor',
};
for (const [word, known] of Object.entries(otherWords)) {
  const hex = hexByWord.get(known);
  if (hex) hexByWord.set(word, hex);
}
const longestFirst = [...hexByWord.keys()].sort((x, y) => y.length - x.length || (x < y ? -1 : 1));
const anyWord = new RegExp(
  `(?<![\\p{L}-])(?:(dark|deep|light|pale|bright)[ -]+)?(${longestFirst.join('|')})(?![\\p{L}])`,
  'gu',
);
const many = /\b(multi|multi-?colou?r(ed)?|rainbow|colou?rful|patchwork|various)\b/;
/** Steps of OKLab lightness and factors of chroma. */
const modifiers: Record<string, readonly [step: number, chroma: number]> = {
  dark: [-0.14, 0.9],
  deep: [-0.1, 1.1],
  light: [0.16, 0.75],
  pale: [0.2, 0.55],
  bright: [0.04, 1.2],
};

/**
 * What the name of a colour looks like: one or more of `#rrggbb` in the order of the text ("navy and white"), at most
 * five. A hex stands for itself, several colours for "multicolor", a light stone for what is no colour at all.
 */
export function coloursOfWords(text: string): [string, ...string[]] {
  const words = text.slice(0, 200).trim().toLowerCase().replaceAll('gray', 'grey');
  if (/^#[0-9a-f]{6}$/.test(words)) return [words];
  if (many.test(words)) return [...manyColours];
  const found = [...words.matchAll(anyWord)].map(
    ([all, modifier, word = '']) =>
      hexByWord.get(all) ?? modified(hexByWord.get(word) ?? unknownColour, modifier),
  );
  const [first = unknownColour, ...rest] = new Set(found);
  return [first, ...rest.slice(0, 4)];
}

/** A colour that a text names: its word, what it looks like, and where in the text it stands. */
export type ColourMention = { word: string; hex: string; from: number; to: number };

/** Every colour that a text names, in its order; a word such as "stone" counts though it may mean something else. */
export function colourMentions(text: string): ColourMention[] {
  const words = text.toLowerCase().replaceAll('gray', 'grey');
  return [...words.matchAll(anyWord)].map((match) => {
    const [all, modifier, word = ''] = match;
    const hex = hexByWord.get(all) ?? modified(hexByWord.get(word) ?? unknownColour, modifier);
    return { word: all, hex, from: match.index, to: match.index + all.length };
  });
}

function modified(hex: string, modifier: string | undefined): string {
  const [step, chroma] = modifiers[modifier ?? ''] ?? [0, 1];
  if (step === 0) return hex;
  const [lightness, a, b] = hexToOkLab(hex);
  return okLabToHex([Math.min(0.97, Math.max(0.08, lightness + step)), a * chroma, b * chroma]);
}
