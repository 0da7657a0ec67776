import type { GarmentKind, ItemCategory } from '../knowledge/garment-kind.ts';
import { lowerGarments } from '../knowledge/garments-lower.ts';
import { shoesAndAccessories } from '../knowledge/garments-shoes-and-accessories.ts';
import { upperGarments } from '../knowledge/garments-upper.ts';
import { correctSpelling } from '../stylist/item-text/correct-spelling.ts';
import { PhraseIndex } from '../stylist/item-text/phrase-index.ts';
import { readTokens, type Words } from '../stylist/item-text/read-words.ts';
import { refineSubcategory } from '../stylist/item-text/refine-subcategory.ts';
import { type Token, tokenise } from '../stylist/item-text/tokenise.ts';
import { garmentGroups } from './garment-groups.ts';
import { isSize, kindOnly, negated, qualitiesOf } from './read-qualities.ts';
import type { ItemFilter } from './world.ts';

/**
 * A garment, or a quality without a garment, in a question. `role` says how it stands there: looked for, refused, worn
 * together with ("with", "match", "under"), or already worn. `vague` is true of "something" and "things".
 */
export type Mention = {
  filter: ItemFilter;
  role: 'wanted' | 'refused' | 'with';
  /** It stands with "my", "the", "this": a certain garment. */
  definite: boolean;
  /** It is what the question asks for: "which coat", "any shoes". */
  asked: boolean;
  vague: boolean;
  first: number;
  last: number;
};

type Head = { first: number; last: number; filter: ItemFilter; vague: boolean };

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

/** The words of a question, with slips of spelling put right where the garment's word is not known otherwise. */
export function questionTokens(text: string): Token[] {
  const tokens = tokenise(text);
  return correctSpelling(tokens) ?? tokens;
}

/** Everything that a question says of garments, from left to right. */
export function readMentions(tokens: readonly Token[]): Mention[] {
  const words = readTokens([...tokens]);
  const heads = headsOf(words);
  const mentions: Mention[] = [];
  let from = 0;
  for (const [k, head] of heads.entries()) {
    const next = heads[k + 1]?.first ?? tokens.length;
    const to = endOf(words, head.last, next);
    const start = Math.max(from, startOf(words, head.first, from));
    mentions.push(mentionOf(words, { ...head, from: start, to, start }, mentions.at(-1)));
    from = to + 1;
  }
  return mentions.length > 0 ? [...mentions, ...refusedColours(words, mentions)] : loose(words);
}

/** "… but not black", away from any garment. */
function refusedColours(words: Words, mentions: readonly Mention[]): Mention[] {
  const free = words.attributes.filter(
    ({ first, last }) => !mentions.some((each) => each.first <= last && first <= each.last),
  );
  const last = words.tokens.length - 1;
  const { colours = [] } = qualitiesOf({ ...words, attributes: free, brands: [] }, 0, last, -1);
  const { notColours } = negated({ ...words, attributes: free }, { from: 0, to: last }, colours);
  if (notColours.length === 0) return [];
  return [
    {
      filter: { colours: notColours },
      role: 'refused',
      definite: false,
      asked: false,
      vague: true,
      first: last,
      last,
    },
  ];
}

/** Qualities without any garment's word: "anything in yellow", "from COS". */
function loose(words: Words): Mention[] {
  const filter = qualitiesOf(words, 0, words.tokens.length - 1, -1);
  if (Object.keys(filter).length === 0) return [];
  const span = { filter: {}, vague: true, first: words.tokens.length, last: words.tokens.length - 1 };
  return [mentionOf(words, { ...span, from: 0, to: words.tokens.length - 1, start: 0 }, undefined)];
}

const pronouns = new Set(['one', 'ones', 'pair', 'something', 'anything', 'whatever', 'everything']);
const notHeads = new Set(['look', 'looks', 'suit', 'suits', 'match', 'matches', 'top', 'dress', 'heads']);

function headsOf(words: Words, weakest: 'part' | 'adjective' = 'part'): Head[] {
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
    if (group && group.last >= (noun?.last ?? -1) && !isVerb(tokens, k)) {
      const { words: names, ...filter } = garmentGroups[group.meanings[0]];
      const vague = names.startsWith('thing,');
      heads.push({
        first: k,
        last: group.last,
        vague,
        filter: { ...filter, ...(vague ? {} : { noun: said(tokens, k, group.last) }) },
      });
      k = group.last;
    } else if (noun && !isVerb(tokens, k)) {
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

function isVerb(tokens: readonly Token[], k: number): boolean {
  const { text } = tokens[k];
  if (!notHeads.has(text)) return false;
  if (text === 'top') return tokens[k + 1]?.text === 'of';
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

const closing = new Set(
  'and or but with for to that which where under over around while would should could go goes match matches is are i my the a what do does'.split(
    ' ',
  ),
);
/** Between a garment and what is said of it later: "which coats are an L", "what do I have in gold". */
const passable = /^(that|is|are|i|the|a|an|do|have|got|own|there)$/;
const trailing = new Set('in with from by of size for'.split(' '));

/** Where the words that belong to a garment begin: after the last word that closes another thought. */
function startOf({ tokens, attributes }: Words, head: number, from: number): number {
  let k = head - 1;
  while (k >= from) {
    const { text } = tokens[k];
    const linking =
      (text === 'and' || text === 'or') && isQuality(attributes, k - 1) && isQuality(attributes, k + 1);
    if (!linking && (text === 'of' || (closing.has(text) && !/^(the|a|my)$/.test(text)))) break;
    if (/^(the|a|my)$/.test(text)) break;
    k--;
  }
  return k + 1;
}

function isQuality(attributes: Words['attributes'], k: number): boolean {
  return attributes.some(({ first, last }) => first <= k && k <= last);
}

/** Where they end: "in black", "with long sleeves", "from COS", "that isn't red" still belong to the garment. */
function endOf(words: Words, head: number, next: number): number {
  const { tokens, attributes, brands } = words;
  let end = head;
  let k = head + 1;
  while (k < next) {
    const quality = [...attributes, ...brands].find(({ first }) => first === k);
    if (quality && quality.last < next) {
      const owner =
        next < tokens.length &&
        tokens
          .slice(quality.last + 1, next)
          .every((_, at) => isQuality(attributes, quality.last + 1 + at) || false);
      if (owner && next < tokens.length) break;
      end = quality.last;
      k = quality.last + 1;
      continue;
    }
    const { text } = tokens[k];
    if (isSize(words, k)) end = k;
    const stop =
      text === 'and' || text === 'or' || text === 'but'
        ? !isQuality(attributes, k + 1) || isFollowedByHead(words, k + 1, next)
        : closing.has(text) && !trailing.has(text) && !passable.test(text);
    if (stop) break;
    k++;
  }
  return end;
}

function isFollowedByHead({ tokens, attributes }: Words, k: number, next: number): boolean {
  if (next >= tokens.length) return false;
  for (let at = k; at < next; at++) if (!isQuality(attributes, at)) return false;
  return true;
}

/** `start` is where the garment's own phrase begins, `from` to `to` all that is said of it. */
type Span = Head & { from: number; to: number; start: number };

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');
}

function mentionOf(words: Words, span: Span, before: Mention | undefined): Mention {
  const { tokens } = words;
  const qualities = qualitiesOf(words, span.from, span.to, span.first);
  const inherits = span.vague && before && tokens[span.first] && /^ones?$/.test(tokens[span.first].text);
  const { notColours } = negated(words, span, qualities.colours ?? []);
  const colours = (qualities.colours ?? []).filter((colour) => !notColours.includes(colour));
  const own: ItemFilter = { ...(inherits ? kindOnly(before.filter) : {}), ...span.filter, ...qualities };
  delete own.colours;
  const context = textOf(tokens, span.from - 6, span.first);
  const role = roleOf(context, before);
  if (role === 'refused') colours.push(...notColours.splice(0));
  return {
    filter: {
      ...own,
      ...(colours.length > 0 ? { colours } : {}),
      ...(notColours.length > 0 ? { notColours } : {}),
    },
    role,
    definite: /\b(my|the|this|that|these|those|both)\b/.test(textOf(tokens, span.start - 1, span.first)),
    asked: /\b(which|what|any|recommend|suggest|find)\b( \S+){0,3}$/.test(context) || span.first === 0,
    vague: span.vague && !inherits,
    first: span.from,
    last: span.to,
  };
}

const refusing =
  /\b(no|not|without|dont|never|except|hate|isnt|arent|nothing|besides|instead of|rather than|other than|anything but|skip|avoid|tired of)( (a|an|any|the|my|that|this|want|like|in|wear|to))*( \S+)?$/;
const joining =
  /\b(with|match|matches|matching|around|under|underneath|over|beneath|style|styling|to go with|goes with|go with|put with|pair(?! of)|combine|beside|together with)( (a|an|any|the|my|that|this|these|those|rest|of))*( \S+){0,2}$/;

function roleOf(context: string, before: Mention | undefined): Mention['role'] {
  if (
    /\b(and|or)( (a|the|my|any))?( \S+)?$/.test(context) &&
    before?.role === 'refused' &&
    !/\bbut\b/.test(context)
  )
    return 'refused';
  if (refusing.test(context) && !/\b(not only|why not|dont (i|you)|if not)\b/.test(context)) return 'refused';
  if (joining.test(context)) return 'with';
  return 'wanted';
}
