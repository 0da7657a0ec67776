import { hashText } from '../../../drawing/seeded-random.ts';
import { brandRegisters, registerWords } from '../../../knowledge/garments/brand-registers.ts';
import { type StyleFamily, styleFamilies, styleWords } from '../../../knowledge/style/style-families.ts';
import { isSilent, readStyle, type StyleVector, towards } from '../worth/style-kinship.ts';

/** What the words of a name say beyond the garment: style, brand, where such things are sold, and its own words. */
export type NameTraits = {
  style: StyleVector;
  styleTowards: Float64Array;
  silent: boolean;
  /** 0 marketplace to 4 luxury, by the brand, else by the way the listing speaks; undefined where neither says. */
  register: number | undefined;
  brandWords: readonly string[];
  /** Hashes of the other words in rising order, and how much it tells when two names share each. */
  words: Int32Array;
  wordWeights: Float64Array;
};

type Phrase = { register: number; styles: readonly StyleFamily[] };

const brandOf = new Map<string, Phrase>();
const longestBrand = new Map<string, number>();
for (const { register, styles, names } of brandRegisters)
  for (const name of split(names)) {
    if (brandOf.has(name)) continue;
    brandOf.set(name, { register, styles });
    const words = name.split(' ');
    longestBrand.set(words[0], Math.max(longestBrand.get(words[0]) ?? 0, words.length));
  }
const registerOf = new Map<string, number>();
for (const { register, words } of registerWords)
  for (const word of split(words)) if (!registerOf.has(word)) registerOf.set(word, register);
const spokenOfStyle = new Set(styleFamilies.flatMap((family) => split(styleWords[family])));
const silentWords = new Set('a an the and or with in of for by from to on s t & new'.split(' '));

/** How much a brand says of style beside one word of the description. House rule. */
const brandStyle = 0.5;
/** What sharing a word tells: a listing's word little, a style's word more, any other word (a motif, a maker) most. */
const sharedWeight = { listing: 0.25, style: 0.6, other: 1 };

/** Reads a name; the brand field, where there is one, may simply be put before it. */
export function readName(text: string): NameTraits {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => word !== '');
  const { brands, brandWords } = findBrands(words);
  const style = Float64Array.from(readStyle(text));
  for (const { styles } of brands)
    for (const family of styles) style[styleFamilies.indexOf(family)] += brandStyle / styles.length;
  const total = style.reduce((sum, value) => sum + value, 0);
  const shares = total > 0 ? style.map((value) => value / total) : style;
  const spoken = words.flatMap((word) => registerOf.get(word) ?? []);
  const telling = [...new Set(words)]
    .filter((word) => !brandWords.has(word) && !silentWords.has(word) && !/^\d+$/.test(word))
    .map((word) => ({ word, number: hashText(word) | 0 }))
    .sort((x, y) => x.number - y.number);
  const mean = spoken.reduce((sum, value) => sum + value, 0) / spoken.length;
  return {
    style: shares,
    styleTowards: towards(shares),
    silent: isSilent(shares),
    register:
      brands.length > 0
        ? Math.max(...brands.map(({ register }) => register))
        : spoken.length > 0
          ? mean
          : undefined,
    brandWords: [...brandWords],
    words: Int32Array.from(telling, ({ number }) => number),
    wordWeights: Float64Array.from(telling, ({ word }) => sharedWeight[kindOfWord(word)]),
  };
}

function split(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function kindOfWord(word: string): keyof typeof sharedWeight {
  if (registerOf.has(word)) return 'listing';
  return spokenOfStyle.has(word) ? 'style' : 'other';
}

function findBrands(words: readonly string[]): { brands: Phrase[]; brandWords: Set<string> } {
  const brands: Phrase[] = [];
  const brandWords = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    const most = Math.min(longestBrand.get(words[start]) ?? 0, words.length - start);
    for (let length = most; length >= 1; length--) {
      const found = brandOf.get(words.slice(start, start + length).join(' '));
      if (!found) continue;
      brands.push(found);
      for (const word of words.slice(start, start + length)) brandWords.add(word);
      start += length - 1;
      break;
    }
  }
  return { brands, brandWords };
}
