import type { ItemFilter } from '../assistant-context.ts';
import type { Mention } from './mentions/read-mentions.ts';

/** Details by which people tell one garment of a kind from another; the word is looked for in names and tags. */
const details: readonly [string, RegExp][] = [
  ['hooded', /\b(with|has|have|having|and|got) (a |an )?(nice |big |warm )?hoods?\b|\bhooded\b/],
  ['block', /\bblock[ -]?heel(s|ed)?\b/],
  ['kitten', /\bkitten[ -]?heel(s|ed)?\b/],
  ['platform', /\bplatforms?\b/],
  ['wrap', /\bthat wraps?\b|\bwrap[ -]?(style|around)\b/],
  ['cable', /\bcable[ -]?(knit|stitch|pattern)?\b(?! car)/],
];

const figures: readonly [string, RegExp][] = [
  ['floral', /\b(flowers?|flowery|blossoms?|roses on|daisies|botanical)\b/],
  ['dots', /\b(spots on|spotty|polka|dotty)\b/],
  ['stripes', /\b(stripy|stripey|stripes?)\b/],
  ['checks', /\b(checkered|chequered|lumberjack|tartan|plaid|gingham)\b/],
];
/** Too small for a laptop, for books or for sports clothes. */
const smallBags = { kinds: ['clutch', 'crossbody bag'] };

export function readDetails(plain: string): Pick<ItemFilter, 'tags' | 'not' | 'patterns' | 'materials'> {
  const patterns = figures.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name);
  const carries =
    /\b(laptop|a4|macbook|ipad|books|folders?|documents|gym (kit|stuff)|lunch ?box|groceries|fits? (everything|a lot)|big enough|change of clothes)\b/.test(
      plain,
    ) && /\b(bag|bags|handbag|tote|carry)\b/.test(plain);
  const tags = details.filter(([, pattern]) => pattern.test(plain)).map(([tag]) => tag);
  const isPlain =
    /\b(isnt|arent|not|nothing|without being|wont look) (be )?(too|very|so|that|super) (formal|dressy|fancy|smart|posh)\b/.test(
      plain,
    );
  const not = [...(isPlain ? [{ formalFrom: 4.4 }] : []), ...(carries ? [smallBags] : [])];
  const silky = /\b(silky|satiny|slinky)\b/.test(plain) ? { materials: ['silk', 'satin'] } : {};
  return {
    ...silky,
    ...(tags.length > 0 ? { tags } : {}),
    ...(patterns.length === 1 &&
    !/\b(no|not|without|isnt|arent) (\w+ )?(stripes?|flowers?|checks?|spots?)\b/.test(plain)
      ? { patterns }
      : {}),
    ...(not.length > 0 ? { not } : {}),
  };
}

const narrowing = /\b(only|just) (the )?([a-z]+ ){0,2}ones\b|\bones (that|which)\b/;

/** "Which heels could I dance in? Block heel, I mean" and "my bags, but only the ones in tan" speak of them once. */
export function withoutTwins(mentions: Mention[], plain: string): Mention[] {
  return mentions.filter((mention, k) => {
    if (mention.role !== 'wanted' || !isBare(mention)) return true;
    if (mention.definite && !narrowing.test(plain)) return true;
    const isTwin = (other: Mention, at: number) =>
      at !== k &&
      other.role === 'wanted' &&
      (at < k || !isBare(other)) &&
      other.filter.kinds === mention.filter.kinds &&
      other.filter.categories?.join() === mention.filter.categories?.join() &&
      other.filter.row === mention.filter.row;
    return !mentions.some(isTwin);
  });
}

/** Names a kind of garment and nothing more. */
function isBare({ filter: { kinds, row, categories, noun: _noun, ...rest } }: Mention): boolean {
  return (kinds ?? row ?? categories) !== undefined && Object.keys(rest).length === 0;
}

const intolerance =
  /\b(allerg(y|ic|ies)|react(s|ed)? (really |very )?badly (to|with)|reaction (to|from)|intoleran(t|ce)|sensitive to|(cant|wont|dont|cannot|refuse to|not going to|never) (wear|stand|bear|tolerate|touch|do)|not wearing|makes? me (itch\w*|scratch\w*)|brings? me out|dont (wear|do)|(im|am) (a )?vegan)\b/;

const isVegan =
  /\b(im|am|gone|went|going|became|being|are|is) (a |fully |now |all )?vegan\b|\bno animal (products?|materials?|fibres?)\b/;
const ofAnimals = [
  'leather',
  'suede',
  'wool',
  'merino wool',
  'cashmere',
  'silk',
  'down',
  'fur',
  'angora',
  'mohair',
];
const refusedCloth = {
  role: 'refused' as const,
  definite: false,
  asked: false,
  vague: true,
  first: 0,
  last: 0,
};

/** Cloth that somebody cannot wear is refused for everything that is worn. */
export function intolerant(mentions: Mention[], plain: string): Mention[] {
  if (isVegan.test(plain) && !mentions.some(({ filter }) => filter.materials))
    return [...mentions, { ...refusedCloth, filter: { materials: ofAnimals } }];
  if (!intolerance.test(plain)) return mentions;
  return mentions.map((mention) =>
    mention.vague && mention.filter.materials ? { ...mention, role: 'refused' as const } : mention,
  );
}
