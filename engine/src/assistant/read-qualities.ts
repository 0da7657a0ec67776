import { readColours } from '../stylist/item-text/read-colours.ts';
import type { Words } from '../stylist/item-text/read-words.ts';
import type { ItemFilter } from './world.ts';

/** Colours behind a "not": "a dress that isn't black", "but not black". */
export function negated(
  { tokens, attributes }: Words,
  { from, to }: { from: number; to: number },
  colours: string[],
): { notColours: string[] } {
  const notColours: string[] = [];
  for (const { first, last, meanings } of attributes) {
    if (first < from || last > to) continue;
    const colour = meanings.find((meaning) => meaning.field === 'colour');
    const before = tokens
      .slice(Math.max(0, first - 3), first)
      .map(({ text }) => text)
      .join(' ');
    if (colour && /\b(not|isnt|arent|no|except|without|non)( in| the| a)?$/.test(before)) {
      const name = colours.find((each) => each.includes(colour.name)) ?? colour.name;
      notColours.push(name);
    }
  }
  return { notColours };
}

const sizeWords = /^(xxs|xs|s|m|l|xl|xxl|[2-5]\d|small|medium|large)$/;
const sizeNames: Readonly<Record<string, string>> = { small: 'S', medium: 'M', large: 'L' };

export function qualitiesOf(words: Words, from: number, to: number, head: number): ItemFilter {
  const { tokens } = words;
  const within = ({ first, last }: { first: number; last: number }) => first >= from && last <= to;
  const own: Words = { ...words, attributes: words.attributes.filter(within) };
  const filter: ItemFilter = {};
  const add = (field: 'materials' | 'patterns' | 'tags' | 'brands' | 'sizes', value: string) => {
    const list = filter[field] ?? [];
    filter[field] = list;
    if (!list.includes(value)) list.push(value);
  };
  const colours = coloursOf(own);
  if (colours.length > 0) filter.colours = colours;
  for (const { first, meanings } of own.attributes)
    for (const meaning of meanings) {
      if (meaning.field === 'material') add('materials', meaning.fabric.name);
      if (meaning.field === 'pattern' && meaning.name !== 'denim' && meaning.name !== 'leather')
        add('patterns', meaning.name);
      if (meaning.field === 'tag' && first !== head) add('tags', meaning.tag);
      if (
        meaning.field === 'season' &&
        meaning.season !== 'all' &&
        !/^(holiday|beach|ski|resort)$/.test(tokens[first].text)
      )
        filter.season = meaning.season;
      if (meaning.field === 'occasion') filter.occasion = meaning.occasion;
      if (meaning.field === 'warmth') filter.warm = meaning.factor > 1;
    }
  for (const { meanings } of words.brands.filter(within)) add('brands', meanings[0].name);
  for (let k = from; k <= to; k++) {
    const { text } = tokens[k];
    if (isSize(words, k)) add('sizes', sizeNames[text] ?? text.toUpperCase());
  }
  return filter;
}

/** Every colour that is said, also where the reader of item names would take a later one for a trim. */
function coloursOf(words: Words): string[] {
  const groups: Words['attributes'][] = [];
  for (const attribute of words.attributes) {
    if (!attribute.meanings.some(({ field }) => field === 'colour')) continue;
    const group = groups.at(-1);
    if (group?.at(-1)?.last === attribute.first - 1) group.push(attribute);
    else groups.push([attribute]);
  }
  const names = groups.flatMap((attributes) =>
    readColours({ ...words, attributes }, Number.POSITIVE_INFINITY),
  );
  return [...new Set(names.map(({ name }) => name))].filter((name) => name !== 'multicolor');
}

/** "size M", "an L", "small" before a garment. */
export function isSize({ tokens }: Words, k: number): boolean {
  const { text } = tokens[k];
  if (!sizeWords.test(text)) return false;
  const spoken = tokens[k - 1]?.text;
  return (
    spoken === 'size' ||
    spoken === 'an' ||
    (spoken === 'a' && text.length < 3) ||
    (/^(small|medium|large)$/.test(text) && k + 1 < tokens.length)
  );
}

/** The kind of garment that a filter looks for, without its qualities. */
export function kindOnly({ noun, categories, kinds, row }: ItemFilter): ItemFilter {
  return {
    ...(noun === undefined ? {} : { noun }),
    ...(categories === undefined ? {} : { categories }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(row === undefined ? {} : { row }),
  };
}
