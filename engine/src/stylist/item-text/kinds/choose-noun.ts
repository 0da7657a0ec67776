import type { GarmentKind, ItemCategory, WordStrength } from '../../../knowledge/garments/garment-kind.ts';
import type { PhraseMatch } from '../words/phrase-index.ts';
import type { Words } from '../words/read-words.ts';
import { itemVocabulary, type Noun } from '../words/vocabulary.ts';

/** The garment that a name is about, and how surely; `first` to `last` are the tokens of its word. */
export type ChosenNoun = {
  kind: GarmentKind;
  confidence: number;
  first: number;
  last: number;
  start: number;
  end: number;
};

const rank: Record<WordStrength, number> = { hint: 0, adjective: 1, part: 2, garment: 3 };
/** In these the word for the garment stands first and what it is like behind it: "orecchini pendenti". */
const headFirst: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'pl']);
/** In these the cloth may stand behind the garment: "Minirock jeans". */
const germanic: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);
const confidence: Record<WordStrength, number> = { hint: 0.5, adjective: 0.75, part: 0.85, garment: 0.95 };

/** What follows these belongs to the garment, and is not it: "a dress with a belt", "jacket in denim". */
const prepositions = new Set(
  'with w from by for in on under over without featuring via per mit avec con fur pour aus instead'.split(
    ' ',
  ),
);
/** As those, in texts of other languages. */
const prepositionsAbroad = new Set(
  'a au aux sans de sin para da di del senza met zonder van voor med uden til av uten fra utan till fran z ze bez na do dla w com sem ohne для с без unter uber onder'.split(
    ' ',
  ),
);

/** "Jacket en jean": English and the Germanic languages have these words for other things. */
const prepositionsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(['en']),
  es: new Set(['en']),
  pt: new Set(['em']),
};

/**
 * The head of the name: the last of its strongest words outside brackets and before the first preposition, else the last
 * of the strongest anywhere. A heading above the item (`context`) decides between weaker words.
 */
export function chooseNoun(words: Words, context?: ItemCategory): ChosenNoun | undefined {
  const nouns = withoutCloths(openNouns(words), words);
  const preposition = firstPreposition(words);
  const early = nouns.filter(({ last }) => last < preposition);
  // "Skechers black for shift": the maker says what it is.
  const made = early.length === 0 && !nouns.some(isWhole) ? fromBrand(words) : undefined;
  if (made && made.last < preposition && nouns.length > 0) return made;
  // "Mørkeblå med små prikker, fin til dongeri": below a heading, what it goes with is not what it is.
  const behind = context ? nouns.filter((noun) => isOf(context, noun)) : nouns;
  const others = Number.isFinite(preposition) && early.length === 0 ? behind : nouns;
  const named = early.some((noun) => strengthOf(noun) > rank.hint) ? early : others;
  const head = beforeColour(named, words) ?? strongest(named, words.language);
  if (head && strengthOf(head) >= rank.part) return chosen(head);
  if (context) {
    const fitting = strongest(nouns.filter((noun) => isOf(context, noun)));
    if (fitting) return chosen(fitting);
    const maker = fromBrand(words);
    if (maker?.kind.category === context) return maker;
    if (
      head &&
      head.first === 0 &&
      head.last === words.tokens.length - 1 &&
      strengthOf(head) === rank.adjective
    )
      return chosen(head);
    // Below a heading a word that only describes names no garment of another kind.
    if (!head || strengthOf(head) <= rank.adjective) return undefined;
  }
  const compound = compoundNoun(words);
  if (compound) return compound;
  if (head && strengthOf(head) > rank.hint) return chosen(head);
  return fromBrand(words) ?? (head && chosen(head));
}

/**
 * Without words that name a cloth or a cut as well as a garment, where another garment is named: "nightgowns flannel",
 * "skjorta linne", "tees, v neck".
 */
function withoutCloths(nouns: Words['nouns'], { attributes }: Words): Words['nouns'] {
  if (nouns.length < 2 || attributes.length === 0) return nouns;
  const isCloth = ({ first, last }: PhraseMatch<Noun>) =>
    attributes.some(
      (each) =>
        each.first <= first &&
        last <= each.last &&
        each.meanings.some(({ field }) => field === 'material' || field === 'tag'),
    );
  const others = nouns.filter((noun) => !isCloth(noun));
  return others.some(isNamed) ? others : nouns;
}

/** The garments' names outside brackets, where some are there that name one by themselves. */
function openNouns({ nouns, tokens }: Words): Words['nouns'] {
  if (!nouns.some(({ first }) => tokens[first].enclosed)) return nouns;
  const open = nouns.filter(({ first }) => !tokens[first].enclosed);
  return open.some(isNamed) ? open : nouns;
}

/** Index of the first preposition that is no part of a garment's name ("slip-on shoes"); Infinity without one. */
export function firstPreposition({ tokens, nouns, hidden, language }: Words): number {
  const isAbroad = language !== undefined && language !== 'en';
  const own = prepositionsOf[language ?? ''];
  const index = tokens.findIndex(
    ({ text }, k) =>
      k > 0 &&
      (prepositions.has(text) || (isAbroad && prepositionsAbroad.has(text)) || own?.has(text)) &&
      !hidden.has(k) &&
      !nouns.some(({ first, last }) => first <= k && k <= last),
  );
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

/** Whether a word names a garment by itself, and is not only an adjective or a hint. */
export function isNamed(match: PhraseMatch<Noun>): boolean {
  return match.meanings.some(({ strength }) => rank[strength] >= rank.part);
}

/** A garment's name as a whole, not a part of another garment such as a belt. */
export function isWhole(match: PhraseMatch<Noun>): boolean {
  return match.meanings.some(({ strength }) => strength === 'garment');
}

function strengthOf({ meanings }: PhraseMatch<Noun>): number {
  return meanings.reduce((most, { strength }) => Math.max(most, rank[strength]), Number.NEGATIVE_INFINITY);
}

/** "Harrington navy fred perry": a garment's name that opens its line and has its color behind it. */
function beforeColour(
  nouns: readonly PhraseMatch<Noun>[],
  { attributes }: Words,
): PhraseMatch<Noun> | undefined {
  const [first] = nouns;
  if (nouns.length < 2 || first?.first !== 0 || !isWhole(first)) return undefined;
  const isColoured = attributes.some(
    (each) => each.first === first.last + 1 && each.meanings.some(({ field }) => field === 'colour'),
  );
  return isColoured ? first : undefined;
}

function isOf(category: ItemCategory, { meanings }: PhraseMatch<Noun>): boolean {
  return meanings[0].kind.category === category;
}

function strongest(nouns: readonly PhraseMatch<Noun>[], language?: string): PhraseMatch<Noun> | undefined {
  const isHeadFirst = headFirst.has(language ?? '');
  const clothBehind = germanic.has(language ?? '');
  let best: PhraseMatch<Noun> | undefined;
  for (const noun of nouns) {
    if (best && strengthOf(best) === rank.garment && clothBehind && isCloth(noun, best)) continue;
    const more = best ? strengthOf(noun) - strengthOf(best) : 1;
    if (more > 0 || (more === 0 && !isHeadFirst)) best = noun;
  }
  return best;
}

/** "Minirock jeans": the cloth of the garment before it. */
function isCloth(
  { meanings: [noun] }: PhraseMatch<Noun>,
  { meanings: [before] }: PhraseMatch<Noun>,
): boolean {
  return (
    noun.kind.subcategory === 'jeans' &&
    before.kind.subcategory !== 'jeans' &&
    before.kind.category !== 'shoes'
  );
}

function chosen({ meanings, first, last, start, end }: PhraseMatch<Noun>): ChosenNoun {
  const meaning = meanings.reduce((x, y) => (rank[y.strength] > rank[x.strength] ? y : x));
  return { kind: meaning.kind, confidence: confidence[meaning.strength], first, last, start, end };
}

/** The garment at the end of a compound that the vocabulary lacks: "Lederschuhe", "workshirt". */
export function compoundNoun({ tokens, hidden }: Words): ChosenNoun | undefined {
  const vocabulary = itemVocabulary();
  for (let index = tokens.length - 1; index >= 0; index--) {
    const { text, start, end } = tokens[index];
    if (hidden.has(index) || vocabulary.notCompounds.has(text)) continue;
    const found = vocabulary.ends.find(
      ([ending]) =>
        text.length >= ending.length + 2 && (text.endsWith(ending) || text.endsWith(`${ending}s`)),
    );
    if (found) return { kind: found[1].kind, confidence: 0.75, first: index, last: index, start, end };
  }
  return undefined;
}

function fromBrand({ brands }: Words): ChosenNoun | undefined {
  for (const { meanings, first, last, start, end } of brands) {
    const noun = meanings[0].noun;
    if (noun) return { kind: noun.kind, confidence: 0.6, first, last, start, end };
  }
  return undefined;
}
