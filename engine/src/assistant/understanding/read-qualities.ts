import { readColours } from '../../stylist/item-text/details/read-colours.ts';
import type { Words } from '../../stylist/item-text/words/read-words.ts';
import type { Token } from '../../stylist/item-text/words/tokenise.ts';
import type { ItemFilter } from '../assistant-context.ts';

const negators = new Set(
  'not no non less isnt arent wasnt werent except excluding without besides minus never nothing dont doesnt avoid skip hate hates loathe detest nor wont cant cannot refuse refusing shouldnt mustnt wouldnt neither ban banned ditch sans anti exclude excludes'.split(
    ' ',
  ),
);
const negatingPairs =
  /^(other than|apart from|anything but|everything but|instead of|rather than|free of|sick of|tired of|bored of|fed with|clear of|away from|off the|leave out|allergic to|aside from|bar the)$/;
const fillers = new Set(
  'in the a an any made of from by my that this is are be too really want wear wearing like either with out to show me do have own need anything stuff things use touch even ever stand bear at all more fan keen big into feeling sure about'.split(
    ' ',
  ),
);
const farthest = 6;

/**
 * Whether a negation reaches the token at `k`: nothing but little words, qualities and "or" stand between, and no comma.
 * "Not only", "why not" and "don't I have" deny nothing.
 */
export function isDenied({ tokens, attributes, brands }: Words, k: number): boolean {
  const isQuality = (at: number) =>
    [...attributes, ...brands].some(({ first, last }) => first <= at && at <= last);
  for (let at = k - 1; at >= Math.max(0, k - farthest); at--) {
    const { text } = tokens[at];
    if (tokens[at + 1]?.joined === false && !(isQuality(at) && isQuality(at + 1))) return false;
    const pair = `${tokens[at - 1]?.text ?? ''} ${text}`;
    if (negatingPairs.test(pair)) return true;
    if (negators.has(text)) return !isNoDenial(tokens, at);
    if (!fillers.has(text) && text !== 'or' && !isQuality(at)) return false;
  }
  return false;
}

function isNoDenial(tokens: readonly Token[], at: number): boolean {
  const [before, text, next] = [tokens[at - 1]?.text, tokens[at].text, tokens[at + 1]?.text];
  return (
    (text === 'not' && (next === 'only' || before === 'why' || before === 'if' || before === 'or')) ||
    (/^(dont|isnt|arent|doesnt)$/.test(text) && (next === 'i' || next === 'you' || next === 'there')) ||
    (text === 'no' && next === 'idea')
  );
}

const letterSize = /^(xxs|xs|s|m|l|xl|xxl|xxxl)$/;
const wordSizes: Readonly<Record<string, string>> = { small: 'S', medium: 'M', large: 'L' };
const sizing = /^(size|sizes|in|a|an|my|wear|only)$/;

/** "size M", "an L", "in medium", "XL", and not the s of "what's" or a small startup. */
export function isSize({ tokens, nouns }: Words, k: number): boolean {
  const { text, raw } = tokens[k];
  const before = tokens[k - 1]?.text ?? '';
  const next = tokens[k + 1];
  if (wordSizes[text]) {
    if (before === 'extra' || !(before === 'size' || sizing.test(before) || k === 0)) return false;
    return (
      before === 'size' ||
      next === undefined ||
      !next.joined ||
      /^(or|and|please|if|for|pls|i|from|with|that|ones?|size|sized)$/.test(next.text) ||
      nouns.some(({ first }) => first === k + 1)
    );
  }
  if (letterSize.test(text))
    return text.length > 1 || before === 'size' || /^(an?|in)$/.test(before) || raw === raw.toUpperCase();
  return (
    /^[2-5]\d$/.test(text) &&
    (before === 'size' ||
      (/^(an?|in)$/.test(before) && (next === undefined || !next.joined || next.text === 'please')))
  );
}

type Listed = 'materials' | 'patterns' | 'tags' | 'brands' | 'sizes';

function add(filter: ItemFilter, field: Listed, value: string): void {
  const list = filter[field] ?? [];
  filter[field] = list;
  if (!list.includes(value)) list.push(value);
}

type Quality = { wanted: ItemFilter; denied: ItemFilter[] };

/** What is said of a garment between two tokens, and what is denied of it; `head` is where its own word stands. */
export function qualitiesBetween(
  words: Words,
  from: number,
  to: number,
  head: number,
  isRefused = false,
): Quality {
  const within = ({ first, last }: { first: number; last: number }) => first >= from && last <= to;
  const isDeniedHere = ({ first }: { first: number }) =>
    (!isRefused || (head >= 0 && first > head)) && isDenied(words, first);
  const part = (denied: boolean): Words => ({
    ...words,
    attributes: words.attributes.filter((each) => within(each) && isDeniedHere(each) === denied),
    brands: words.brands.filter((each) => within(each) && isDeniedHere(each) === denied),
  });
  const wanted = filterOf(part(false), head);
  for (let k = from; k <= to; k++)
    if (isSize(words, k))
      add(wanted, 'sizes', wordSizes[words.tokens[k].text] ?? words.tokens[k].text.toUpperCase());
  const { warm, season: _season, occasion: _occasion, ...denied } = filterOf(part(true), head);
  if (warm !== undefined) wanted.warm = !warm;
  if (denied.patterns?.includes('print')) {
    wanted.patterns = ['solid'];
    delete denied.patterns;
  }
  const { colours, ...others } = denied;
  if (colours) wanted.notColours = colours;
  return { wanted, denied: Object.entries(others).map(([field, value]) => ({ [field]: value })) };
}

/** "Since winter" tells when, and not what for. */
function isSince(tokens: readonly Token[], k: number): boolean {
  return (
    tokens[k - 1]?.text === 'since' || (tokens[k - 2]?.text === 'since' && tokens[k - 1]?.text === 'last')
  );
}

/** Of one filter, everything that attributes and makers say. */
function filterOf(words: Words, head: number): ItemFilter {
  const { tokens } = words;
  const filter: ItemFilter = {};
  const colours = coloursOf(words);
  if (colours.length > 0) filter.colours = colours;
  let lastCloth = -2;
  for (const { first, last, meanings } of words.attributes)
    for (const meaning of isSince(tokens, first) ? [] : meanings) {
      if (meaning.field === 'material') {
        // "Merino wool" is merino.
        if (first !== lastCloth + 1) add(filter, 'materials', meaning.fabric.name);
        lastCloth = last;
      }
      if (meaning.field === 'pattern' && meaning.name !== 'denim' && meaning.name !== 'leather')
        add(filter, 'patterns', meaning.name);
      if (meaning.field === 'tag' && first !== head && meaning.tag !== 'waterproof')
        add(filter, 'tags', meaning.tag);
      if (
        meaning.field === 'season' &&
        meaning.season !== 'all' &&
        !/^(holiday|beach|ski|resort)$/.test(tokens[first].text)
      )
        filter.season = meaning.season;
      if (meaning.field === 'occasion') filter.occasion = meaning.occasion;
      if (meaning.field === 'warmth') filter.warm = meaning.factor > 1;
    }
  for (const { meanings } of words.brands) add(filter, 'brands', meanings[0].name);
  if (filter.patterns && filter.patterns.length > 1 && filter.patterns.includes('print'))
    filter.patterns = filter.patterns.filter((name) => name !== 'print');
  return filter;
}

/** Every colour that is said, also where the reader of item names would take a later one for a trim. */
function coloursOf(words: Words): string[] {
  const groups: Words['attributes'][number][][] = [];
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

/** The kind of garment that a filter looks for, without its qualities. */
export function kindOnly({ noun, categories, kinds, row }: ItemFilter): ItemFilter {
  return {
    ...(noun === undefined ? {} : { noun }),
    ...(categories === undefined ? {} : { categories }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(row === undefined ? {} : { row }),
  };
}

/** "Knits" are knitted by their name. */
export function withoutKnit({ materials, ...rest }: ItemFilter): ItemFilter {
  const others = materials?.filter((material) => material !== 'knit') ?? [];
  return others.length > 0 ? { ...rest, materials: others } : rest;
}
