import type { Size } from '../details/read-size.ts';
import type { KindGuess } from '../item-draft.ts';
import type { LikelyKind } from '../learned/kind-reader.ts';
import type { Words } from '../words/read-words.ts';

const guess = (category: KindGuess['category'], subcategory: string): KindGuess => ({
  category,
  subcategory,
});

/** What is often made of a cloth. */
const ofCloth: Readonly<Record<string, readonly KindGuess[]>> = {
  denim: [guess('pants', 'jeans'), guess('outerwear', 'denim jacket')],
  leather: [guess('accessories', 'belt'), guess('outerwear', 'leather jacket')],
  suede: [guess('shoes', 'ankle boots'), guess('outerwear', 'leather jacket')],
  wool: [guess('top', 'knit'), guess('outerwear', 'coat')],
  merino: [guess('top', 'knit'), guess('accessories', 'scarf')],
  cashmere: [guess('top', 'knit'), guess('accessories', 'scarf')],
  knit: [guess('top', 'knit'), guess('top', 'cardigan')],
  silk: [guess('shirt', 'blouse'), guess('accessories', 'scarf')],
  satin: [guess('shirt', 'blouse'), guess('dresses', 'dress')],
  linen: [guess('shirt', 'shirt'), guess('pants', 'trousers')],
  fleece: [guess('top', 'sweatshirt'), guess('pants', 'joggers')],
  velvet: [guess('dresses', 'dress'), guess('outerwear', 'blazer')],
  lace: [guess('dresses', 'dress'), guess('shirt', 'blouse')],
  metal: [guess('accessories', 'necklace'), guess('accessories', 'ring')],
};
const ofShoeSize = [guess('shoes', 'sneakers'), guess('shoes', 'ankle boots')];
const ofWaist = [guess('pants', 'jeans'), guess('pants', 'trousers')];
const ofLetters = [guess('top', 't-shirt'), guess('top', 'knit')];
const forSport = [guess('top', 't-shirt'), guess('shoes', 'running shoes')];
const forEvenings = [guess('dresses', 'dress'), guess('shirt', 'blouse')];
const commonest = [guess('top', 't-shirt'), guess('dresses', 'dress')];

/** From this share on, what the letters of a name speak for goes before its size, cloth, and use. */
const likelyFrom = 0.2;

/** The two kinds that the letters of a name, its size, cloth, and use speak for most. */
export function guessKinds(
  { attributes }: Words,
  size: Size | undefined,
  likely: readonly LikelyKind[] = [],
): KindGuess[] {
  const said = attributes.flatMap(({ meanings }) => meanings);
  const cloth = said.find((meaning) => meaning.field === 'material');
  const uses = new Set(said.flatMap((meaning) => (meaning.field === 'occasion' ? [meaning.occasion] : [])));
  const candidates = [
    ...likely
      .filter(({ share }) => share >= likelyFrom)
      .map(({ category, subcategory }) => guess(category, subcategory)),
    ...(size ? bySize(size.size) : []),
    ...(cloth ? (ofCloth[cloth.fabric.name] ?? []) : []),
    ...(uses.has('workout') ? forSport : []),
    ...(uses.has('party') || uses.has('formal') ? forEvenings : []),
    ...likely.map(({ category, subcategory }) => guess(category, subcategory)),
    ...commonest,
  ];
  const [first = commonest[0], ...others] = candidates;
  const second = others.find(({ subcategory }) => subcategory !== first.subcategory);
  return second ? [first, second] : [first];
}

const smallestShoe = 35;
const largestShoe = 48;

function bySize(size: string): readonly KindGuess[] {
  if (size.startsWith('W')) return ofWaist;
  const number = Number(/\d+(?:\.5)?/.exec(size)?.[0]);
  if (Number.isNaN(number)) return ofLetters;
  return number >= smallestShoe && number <= largestShoe ? ofShoeSize : [];
}
