import type { GarmentKind, ItemCategory } from '../../../knowledge/garments/garment-kind.ts';
import { lowerGarments } from '../../../knowledge/garments/garments-lower.ts';
import { shoesAndAccessories } from '../../../knowledge/garments/garments-shoes-and-accessories.ts';
import { upperGarments } from '../../../knowledge/garments/garments-upper.ts';
import { refineSubcategory } from '../../../stylist/item-text/kinds/refine-subcategory.ts';
import { PhraseIndex } from '../../../stylist/item-text/words/phrase-index.ts';
import type { Words } from '../../../stylist/item-text/words/read-words.ts';
import type { Token } from '../../../stylist/item-text/words/tokenise.ts';
import type { ItemFilter } from '../../assistant-context.ts';
import { garmentGroups } from './garment-groups.ts';

/** A word for a garment in a question, or a pronoun for one (`vague`); `first` to `last` are its tokens. */
export type Head = { first: number; last: number; filter: ItemFilter; vague: boolean };

export const garmentRows: readonly GarmentKind[] = [
  ...upperGarments,
  ...lowerGarments,
  ...shoesAndAccessories,
];
const rowNumbers = new Map(garmentRows.map((row, number) => [row, number]));
let groups: PhraseIndex<number> | undefined;

function groupIndex(): PhraseIndex<number> {
  if (groups) return groups;
  groups = new PhraseIndex<number>();
  for (const [number, { words }] of garmentGroups.entries()) groups.add(words, number);
  return groups;
}

const pronouns = new Set(['one', 'ones', 'pair', 'something', 'anything', 'whatever', 'everything']);
const notHeads = new Set([
  'look',
  'looks',
  'suit',
  'suits',
  'match',
  'matches',
  'top',
  'dress',
  'heads',
  'complete',
  'flat',
]);

/** The words that stand for garments, from left to right. */
export function headsOf(words: Words, weakest: 'part' | 'adjective' = 'part'): Head[] {
  const { tokens, nouns } = words;
  const index = groupIndex();
  const heads: Head[] = [];
  for (let k = 0; k < tokens.length; k++) {
    if (words.brands.some(({ first, last }) => first <= k && k <= last)) continue;
    const group = index.at(tokens, k);
    const noun = nouns.find(
      ({ first, meanings }) =>
        first === k &&
        meanings.some(
          ({ strength }) => strength === 'garment' || strength === 'part' || strength === weakest,
        ),
    );
    if (group && group.last >= (noun?.last ?? -1) && !isVerb(words, k)) {
      const { words: names, ...filter } = garmentGroups[group.meanings[0]];
      const vague = names.startsWith('thing,');
      heads.push({
        first: k,
        last: group.last,
        vague,
        filter: { ...filter, ...(vague ? {} : { noun: said(tokens, k, group.last) }) },
      });
      k = group.last;
    } else if (noun && !isVerb(words, k)) {
      heads.push({
        first: k,
        last: noun.last,
        vague: false,
        filter: kindFilter(words, noun.meanings[0].kind, said(tokens, k, noun.last)),
      });
      k = noun.last;
    } else if (pronouns.has(tokens[k].text) && (tokens[k].text !== 'one' || isThing(words, k)))
      heads.push({ first: k, last: k, vague: true, filter: {} });
  }
  if (heads.length === 0 && weakest === 'part') return headsOf(words, 'adjective');
  return mergeCompounds(heads, tokens);
}

/** "Chelsea boots" and "denim jacket" are one garment: of two words side by side the more particular one stays. */
function mergeCompounds(heads: Head[], tokens: readonly Token[]): Head[] {
  const merged: Head[] = [];
  for (const head of heads) {
    const before = merged.at(-1);
    const adjacent = before && before.last + 1 === head.first && tokens[head.first].joined;
    if (before && adjacent && !before.vague && !head.vague) {
      const filter = head.filter.row === undefined ? head.filter : { ...head.filter };
      merged[merged.length - 1] = { ...head, filter, first: before.first };
    } else merged.push(head);
  }
  return merged;
}

/** "the olive one", "a black one": a thing, and not the number. */
function isThing({ tokens, attributes }: Words, k: number): boolean {
  const before = tokens[k - 1]?.text;
  if (before === undefined) return false;
  return (
    attributes.some(({ last }) => last === k - 1) ||
    /^(that|this|which|the|other|another|striped|same)$/.test(before)
  );
}

function isVerb({ tokens, attributes }: Words, k: number): boolean {
  const { text } = tokens[k];
  if (!notHeads.has(text)) return false;
  // "The emerald dress for …", "the grey suit …": what has a quality is a thing.
  if (/^(dress|suit)$/.test(text) && attributes.some(({ last }) => last === k - 1)) return false;
  if (text === 'top') return /^(of|\d+|three|five|ten)$/.test(tokens[k + 1]?.text ?? '');
  if (text === 'flat')
    return (
      /^(the|my|our|a|new)$/.test(tokens[k - 1]?.text ?? '') &&
      !/^(shoes?|sandals?|boots?|ones?|pair)$/.test(tokens[k + 1]?.text ?? '')
    );
  if (text === 'dress')
    return (
      /^(me|for|up|down|code|codes|like|if|warm|well|to|smart|smartly|myself)$/.test(
        tokens[k + 1]?.text ?? '',
      ) && !/^(a|the|my|this|that|black|red|any|which)$/.test(tokens[k - 1]?.text ?? '')
    );
  if (text === 'suit')
    return (
      /^(would|do|does|that|colours|colors|me|will)$/.test(tokens[k - 1]?.text ?? '') ||
      /^(me|my|autumn|a)$/.test(tokens[k + 1]?.text ?? '')
    );
  return true;
}

function said(tokens: readonly Token[], first: number, last: number): string {
  return tokens
    .slice(first, last + 1)
    .map(({ raw }) => raw.toLowerCase())
    .join(' ');
}

function kindFilter(words: Words, kind: GarmentKind, noun: string): ItemFilter {
  const refined = refineSubcategory(kind, words);
  const row = rowNumbers.get(kind);
  return {
    noun,
    categories: [kind.category as ItemCategory],
    ...(row === undefined ? {} : { row }),
    ...(refined && refined !== kind.subcategory ? { kinds: [refined] } : {}),
  };
}
