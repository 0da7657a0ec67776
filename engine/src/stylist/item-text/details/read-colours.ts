import { type BasicColour, basicColours } from '../../../colour/basic-colours.ts';
import { fashionColours } from '../../../colour/fashion-colours.ts';
import { hexToOkLab, okLabToHex } from '../../../colour/oklab.ts';
import { colourModifiers, doubtfulColours, moreColours } from '../../../knowledge/words/colour-words.ts';
import { firstPreposition } from '../kinds/choose-noun.ts';
import type { Words } from '../words/read-words.ts';

export type NamedColour = { name: string; hex: string };

/** A colour said of the garment, with its tokens and its UTF-16 offsets in the whole text. */
export type ColourMatch = NamedColour & { first: number; last: number; start: number; end: number };

type Found = ColourMatch & { basic: BasicColour | undefined; doubtful: boolean };

const unknownHex = '#b3aca1';
const table = new Map<string, { hex: string; basic: BasicColour | undefined }>();
for (const basic of basicColours)
  for (const [name, hex] of Object.entries(fashionColours[basic])) table.set(name, { hex, basic });
for (const [name, hex] of Object.entries(moreColours)) table.set(name, { hex, basic: undefined });
const links = new Set(['and', 'with', 'or', 'x', 'und', 'et', 'y', 'e']);

/**
 * The colours of the garment in a name, its main colour first. Colours of parts ("gold buttons") are left out, those of
 * a pattern ("white dots") come last; those of parts count only where nothing else is said and `partsToo` asks for them; of several groups the one just before the garment's word leads.
 */
export function readColours(words: Words, nounAt: number, partsToo = true): ColourMatch[] {
  const all = mergeNeighbours(words, find(words));
  if (all.length === 0) return [];
  const own = all.filter((colour) => !saidOf(words, colour, 'part', nounAt));
  const counting = own.length > 0 ? own : partsToo ? beforePrepositions(words, all) : [];
  if (counting.length < 2) return counting;
  const grouped = groups(words, counting);
  const sure = grouped.filter((group) => group.some(({ doubtful }) => !doubtful));
  const chosen = sure.length > 0 ? sure : grouped;
  const before = chosen.filter((group) => group[0].first <= nounAt);
  const lead = before.at(-1) ?? chosen[0] ?? [];
  const order = [...lead, ...chosen.filter((group) => group !== lead).flat()];
  const ground = order.filter((colour) => !saidOf(words, colour, 'pattern', nounAt));
  const main = ground.length > 0 ? ground : order;
  return unique([...main, ...order.filter((colour) => !main.includes(colour))]);
}

function beforePrepositions(words: Words, colours: readonly Found[]): Found[] {
  const preposition = firstPreposition(words);
  return colours.filter(({ last }) => last < preposition);
}

/** The picture's colour for a name, a neutral for names that are none. */
export function hexOfColour(name: string): string {
  const known = table.get(name);
  if (known) return known.hex;
  const [modifier, ...rest] = name.split(' ');
  const step = Object.hasOwn(colourModifiers, modifier) ? colourModifiers[modifier] : undefined;
  const base = table.get(rest.join(' '));
  return step && base ? changed(base.hex, step) : unknownHex;
}

function find(words: Words): Found[] {
  const found: Found[] = [];
  for (const match of words.attributes) {
    const meaning = match.meanings.find((each) => each.field === 'colour');
    if (!meaning || isGarment(words, match)) continue;
    const { name } = meaning;
    const basic = table.get(name)?.basic;
    const spoken = words.tokens[match.first];
    const modifier = match.first > 0 && spoken.joined ? words.tokens[match.first - 1] : undefined;
    const shade = name === basic ? shadeAt(words, match) : undefined;
    const before = shade !== undefined && shade.last < match.first;
    const modified =
      modifier && name === basic && !shade
        ? modifiedName(modifier.text, name)
        : shade && `${shade.shade} ${name}`;
    const leads = modified !== undefined && (shade === undefined || before);
    const ends = shade !== undefined && !before;
    found.push({
      name: modified ?? name,
      hex: hexOfColour(modified ?? name),
      basic,
      doubtful: match.first === match.last && doubtfulColours.has(spoken.text),
      first: leads ? match.first - 1 : match.first,
      last: ends ? shade.last : match.last,
      start: leads && modifier ? modifier.start : match.start,
      end: ends ? shade.end : match.end,
    });
  }
  return found;
}

/** A buff is a garment before it is a color. */
function isGarment({ nouns }: Words, { first, last }: { first: number; last: number }): boolean {
  return nouns.some(
    (noun) =>
      noun.first === first &&
      noun.last === last &&
      noun.meanings.some(({ strength }) => strength === 'garment'),
  );
}

/** The word beside a color that makes it lighter or darker: "hell blau", "bleu foncé". */
function shadeAt({ tokens, attributes }: Words, { first, last }: { first: number; last: number }) {
  for (const match of attributes) {
    const beside =
      match.last === first - 1 ? tokens[first] : match.first === last + 1 ? tokens[match.first] : undefined;
    if (!beside?.joined) continue;
    for (const meaning of match.meanings)
      if (meaning.field === 'shade') return { shade: meaning.shade, last: match.last, end: match.end };
  }
  return undefined;
}

function modifiedName(modifier: string, basic: string): string | undefined {
  if (!Object.hasOwn(colourModifiers, modifier)) return undefined;
  const english = modifier === 'dunkel' ? 'dark' : modifier === 'hell' ? 'light' : modifier;
  const [lightness, chroma] = colourModifiers[modifier];
  return lightness === 0 && chroma === 1 ? undefined : `${english} ${basic}`;
}

function changed(hex: string, [lightness, chroma]: readonly [number, number]): string {
  const [l, a, b] = hexToOkLab(hex);
  return okLabToHex([Math.min(0.97, Math.max(0.08, l + lightness)), a * chroma, b * chroma]);
}

/** "olive green" is one colour: a word of its own, then the basic term that it belongs to. */
function mergeNeighbours(words: Words, found: Found[]): Found[] {
  if (found.length < 2) return found;
  const merged: Found[] = [];
  for (const colour of found) {
    const before = merged.at(-1);
    const follows = before && before.last + 1 === colour.first && words.tokens[colour.first].joined;
    if (before && follows && before.basic === colour.name && before.basic !== undefined)
      merged[merged.length - 1] = { ...before, last: colour.last, end: colour.end, doubtful: false };
    else merged.push(colour);
  }
  return merged;
}

/** Colours that stand together, with nothing but "and" or a stroke between them. */
function groups({ tokens }: Words, colours: Found[]): Found[][] {
  const grouped: Found[][] = [];
  for (const colour of colours) {
    const group = grouped.at(-1);
    const before = group?.at(-1);
    const between = before ? tokens.slice(before.last + 1, colour.first) : [];
    const together = before && between.length < 2 && between.every(({ text }) => links.has(text));
    if (group && together) group.push(colour);
    else grouped.push([colour]);
  }
  return grouped;
}

/** Whether a part ("gold buttons") or a pattern ("white dots, blue") directly follows the colour. */
function saidOf(words: Words, colour: Found, field: 'part' | 'pattern', nounAt: number): boolean {
  if (field === 'part' && partsFirst.has(words.language ?? '')) return followsPart(words, colour);
  const next = words.attributes.find(({ first }) => first === colour.last + 1);
  if (next && next.last === nounAt) return false;
  if (!next?.meanings.some((meaning) => meaning.field === field)) return false;
  const { text, joined } = words.tokens[next.first];
  if (!joined) return false;
  return field === 'part' || patternNouns.has(text);
}

/** In these the color stands behind its part: "boutons dorés". */
const partsFirst: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt']);

function followsPart({ attributes, tokens }: Words, { first }: Found): boolean {
  const before = attributes.find(({ last }) => last === first - 1);
  const isPart = before?.meanings.some(({ field }) => field === 'part') ?? false;
  return isPart && tokens[first].joined;
}

const patternNouns = new Set(
  'stripe stripes check checks dot dots polka spots print flowers pinstripe pinstripes plaid'.split(' '),
);

function unique(colours: Found[]): ColourMatch[] {
  if (colours.length < 2) return colours;
  const seen = new Set<string>();
  return colours.filter(({ name }) => !seen.has(name) && seen.add(name));
}
