import { everydayWords } from '../../../knowledge/words/everyday-words.ts';
import { commonness } from '../../../language/word-vectors.ts';
import { correctSpelling } from '../../../stylist/item-text/words/correct-spelling.ts';
import { readTokens, type Words } from '../../../stylist/item-text/words/read-words.ts';
import { type Token, tokenise } from '../../../stylist/item-text/words/tokenise.ts';
import type { ItemFilter } from '../../assistant-context.ts';
import { isDenied, isSize, kindOnly, qualitiesBetween, withoutKnit } from '../read-qualities.ts';
import { type Head, headsOf } from './garment-heads.ts';

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

/** The words of a question, with slips of spelling put right where the garment's word is not known otherwise. */
export function questionTokens(text: string): Token[] {
  const tokens = tokenise(text);
  const corrected = correctSpelling(tokens);
  return corrected?.map((token, k) => (isWord(tokens[k].text) ? tokens[k] : token)) ?? tokens;
}

/** Up to this rank in frequency an English word is meant as it stands: a heater is no heather. Slips for garments are rarer. House rule. */
const common = 25_000;

function isWord(text: string): boolean {
  return everydayWords.has(text) || commonness(text) < common;
}

/** Everything that a question says of garments, from left to right. */
export function readMentions(tokens: readonly Token[]): Mention[] {
  const read = readTokens([...tokens]);
  const words = { ...read, brands: read.brands.filter((brand) => isSaidBrand(read.tokens, brand)) };
  const heads = headsOf(words);
  const mentions: Mention[] = [];
  let from = 0;
  for (const [k, head] of heads.entries()) {
    const next = heads[k + 1]?.first ?? tokens.length;
    const to = endOf(words, head.last, next);
    const start = Math.max(from, startOf(words, head.first, from));
    mentions.push(mentionOf(words, { ...head, from: start, to, start }, antecedent(mentions)));
    from = to + 1;
  }
  if (mentions.every(isBare)) {
    const said = loose(words);
    if (mentions.length === 0 || said.length > 0) return said;
  }
  addBehind(words, mentions);
  return [...mentions, ...wantedElsewhere(words, mentions), ...refusedElsewhere(words, mentions)];
}

/** "My wardrobe", "something": a word for anything, with nothing said of it. */
function isBare({ vague, role, filter: { noun: _noun, ...rest } }: Mention): boolean {
  return vague && role === 'wanted' && Object.keys(rest).length === 0;
}

/** What "the suede ones" are: as the last garment, or as a wider word before it ("boots, the chelseas and the suede ones"). */
function antecedent(mentions: readonly Mention[]): Mention | undefined {
  const last = mentions.at(-1);
  const kinds = last?.filter.kinds;
  const wider = mentions.find(
    ({ filter }) =>
      kinds &&
      filter.kinds &&
      filter.kinds.length > kinds.length &&
      kinds.every((kind) => filter.kinds?.includes(kind)),
  );
  return wider ?? last;
}

/** Makers of two letters are also sighs: "hm" is H&M only in capitals or with its "and". */
export function isSaidBrand(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
): boolean {
  const { raw, text } = tokens[first];
  return last > first || text.length > 2 || raw === raw.toUpperCase();
}

/** "With long sleeves, but no jumper": where every garment is refused, what is said besides is looked for. */
function wantedElsewhere(words: Words, mentions: readonly Mention[]): Mention[] {
  if (!mentions.every(({ role }) => role === 'refused')) return [];
  const isFree = ({ first, last }: { first: number; last: number }) =>
    !mentions.some((each) => each.first <= last && first <= each.last) && !isDenied(words, first);
  const free = { ...words, attributes: words.attributes.filter(isFree), brands: words.brands.filter(isFree) };
  const { wanted } = qualitiesBetween(free, 0, words.tokens.length - 1, -1);
  const {
    notColours: _colours,
    sizes: _sizes,
    occasion: _occasion,
    season: _season,
    warm: _warm,
    ...filter
  } = wanted;
  if (Object.keys(filter).length === 0) return [];
  return [{ filter, role: 'wanted', definite: false, asked: true, vague: true, first: 0, last: 0 }];
}

/** "… but not black", "nothing from Mango", away from any garment. */
function refusedElsewhere(words: Words, mentions: readonly Mention[]): Mention[] {
  const isFree = ({ first, last }: { first: number; last: number }) =>
    !mentions.some((each) => each.first <= last && first <= each.last) && isDenied(words, first);
  const free: Words = {
    ...words,
    attributes: words.attributes.filter(isFree),
    brands: words.brands.filter(isFree),
  };
  const last = words.tokens.length - 1;
  const { wanted } = qualitiesBetween(free, 0, last, -1, true);
  const { sizes: _sizes, ...filter } = wanted;
  return refusals(filter, last);
}

/** Of several things that are refused, each one is. */
function refusals(filter: ItemFilter, last: number): Mention[] {
  return Object.entries(filter).map(([field, value]) => ({
    filter: { [field]: value },
    role: 'refused',
    definite: false,
    asked: false,
    vague: true,
    first: last,
    last,
  }));
}

/** "Shoes under 100 that are black": what is told of the only garment later on. */
function addBehind(words: Words, mentions: readonly Mention[]): void {
  const [only] = mentions;
  if (!only || mentions.length > 1) return;
  const isBehind = ({ first }: { first: number }) =>
    first > only.last &&
    /\b(that|which|they) (is|are|re)$|\bthats$/.test(textOf(words.tokens, first - 2, first)) &&
    !isDenied(words, first);
  const behind = { ...words, brands: [], attributes: words.attributes.filter(isBehind) };
  const { wanted } = qualitiesBetween(behind, only.last + 1, words.tokens.length - 1, -1);
  const { sizes: _sizes, ...said } = wanted;
  only.filter = { ...said, ...only.filter };
}

/** Qualities without any garment's word: "anything in yellow", "from COS". */
function loose(words: Words): Mention[] {
  const last = words.tokens.length - 1;
  const { wanted, denied } = qualitiesBetween(words, 0, last, -1);
  if (Object.keys(wanted).length === 0 && denied.length === 0) return [];
  const { notColours: _colours, ...liked } = wanted;
  if (Object.keys(liked).length === 0)
    return refusals(qualitiesBetween(words, 0, last, -1, true).wanted, last);
  const filter = { ...wanted, ...(denied.length > 0 ? { not: denied } : {}) };
  const { definite, asked } = mentionOf(
    words,
    { filter: {}, vague: true, first: last + 1, last, from: 0, to: last, start: 0 },
    undefined,
  );
  return [{ filter, role: 'wanted', definite, asked, vague: true, first: 0, last }];
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
  const context = textOf(tokens, span.from - 6, span.first);
  const behind = textOf(tokens, span.last + 1, span.last + 7);
  const role = roleOf(words, span, context, behind, before);
  const { wanted, denied } = qualitiesBetween(words, span.from, span.to, span.first, role === 'refused');
  const inherits =
    span.vague && before && tokens[span.first] && /^(ones?|pairs?)$/.test(tokens[span.first].text);
  return {
    filter: {
      ...(inherits ? kindOnly(before.filter) : {}),
      ...span.filter,
      ...(span.filter.kinds?.includes('knit') ? withoutKnit(wanted) : wanted),
      ...(denied.length > 0 ? { not: denied } : {}),
    },
    role,
    definite:
      !ofBody.test(span.filter.noun ?? '') &&
      !/^(wardrobe|closet)$/.test(tokens[span.first]?.text ?? '') &&
      /\b(my|the|this|that|these|those|both)\b/.test(textOf(tokens, span.start - 1, span.first)),
    asked: /\b(which|what|any|recommend|suggest|find)\b( \S+){0,3}$/.test(context) || span.first === 0,
    vague: span.vague && !inherits,
    first: span.from,
    last: span.to,
  };
}

const ofBody = /\b(half|body|feet|head|hands|neck|legs)$/;

/** "… are at the cleaners", "… isn't allowed": not to be had, or not to be worn. */
const isAway =
  /^(is|are|isnt|arent|got|get|has|have) (still |just |currently |both |all |already )?(in the (wash|laundry)|at the (cleaners?|dry|tailors?|menders?|cobblers?|laundry)|being (washed|cleaned|mended|repaired)|dirty|filthy|wet|broken|torn|ripped|stained|ruined|lent|gone|missing|too (small|tight|big|short|worn)|not (allowed|permitted|ok|okay|clean|available|an option|welcome)|allowed(?=$)|banned|forbidden|out of the question|a no)|^(isnt|arent|not|are not|is not) (allowed|permitted|ok|okay|an option|clean|available|welcome)/;
const asksState = /^(is|are|what|whats|which|where|show|list|has|have|do|does|how)\b/;

const refusing =
  /\b(without|except|hate|besides|instead of|rather than|other than|apart from|anything but|skip|avoid|tired of|sick of|fed up with|bored (of|with)|leave out|leave off|leave|drop|lose|ditch|cant (do|wear|stand|bear|(walk|run|dance|move) in|manage)|wont wear|(dont|do not|not|never)( really)? (like|want|wear|do|own|feel like|fancy|need)|no more|not in|not)( to| wearing| wear)?( (a|an|any|the|my|that|this|those|these|in))*( \S+)?$/;
const leaving = /\b(leave|keep|take|without)( (the|my|any|those|these))?( \S+)?$/;
const joining =
  /\b(with|match|matches|matching|around|under|underneath|over|beneath|style|styling|to go with|goes with|go with|put with|pair(?! of)|combine|beside|together with|suit|suits|clash with|work with|alongside|next to)( (a|an|any|the|my|that|this|these|those|rest|of))*( \S+){0,2}$/;

function roleOf(
  words: Words,
  span: Span,
  context: string,
  behind: string,
  before: Mention | undefined,
): Mention['role'] {
  if (
    /\b(and|or|nor)( (a|the|my|any))?( \S+)?$/.test(context) &&
    before?.role === 'refused' &&
    before.last + 4 >= span.first &&
    !/\bbut\b/.test(context)
  )
    return 'refused';
  if (
    /^out\b|^at home\b|^aside\b|^(are|is) out\b/.test(behind) &&
    (leaving.test(context) || /^(are|is) out/.test(behind))
  )
    return 'refused';
  if (isAway.test(behind) && !asksState.test(textOf(words.tokens, 0, 3))) return 'refused';
  if (isDenied(words, span.first)) return 'refused';
  if (
    refusing.test(context) &&
    !/\b(not only|why not|dont (i|you)|if not|not sure|not too|leave the|keep)\b/.test(context)
  )
    return 'refused';
  if (joining.test(context)) return 'with';
  return 'wanted';
}
