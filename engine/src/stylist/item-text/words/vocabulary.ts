import { basicColours } from '../../../colour/basic-colours.ts';
import { fashionColours } from '../../../colour/fashion-colours.ts';
import { type BrandLine, brands, makersOf } from '../../../knowledge/garments/brands.ts';
import { clothPatterns } from '../../../knowledge/garments/cloth-patterns.ts';
import { type Fabric, fabrics } from '../../../knowledge/garments/fabrics.ts';
import type { GarmentKind, ItemSeason, WordStrength } from '../../../knowledge/garments/garment-kind.ts';
import { lowerGarments } from '../../../knowledge/garments/garments-lower.ts';
import { shoesAndAccessories } from '../../../knowledge/garments/garments-shoes-and-accessories.ts';
import { upperGarments } from '../../../knowledge/garments/garments-upper.ts';
import { colourWords, moreColours } from '../../../knowledge/words/colour-words.ts';
import {
  colourEmoji,
  compoundEnds,
  garmentEmoji,
  garmentWordsAbroad,
  notCompounds,
} from '../../../knowledge/words/garment-words-abroad.ts';
import {
  detailWords,
  formalityWords,
  type ItemOccasion,
  measuredNouns,
  notClothing,
  notTheGarment,
  occasionWords,
  partWords,
  seasonWords,
  warmthWords,
} from '../../../knowledge/words/wearing-words.ts';
import { holdsForm, PhraseIndex } from './phrase-index.ts';
import { tokenise } from './tokenise.ts';
import { ofWord, type Word } from './word.ts';

export type Noun = {
  kind: GarmentKind;
  strength: WordStrength;
  /** The language of a word that is not English. */
  language?: string;
  /** It counts only in a text of its language. */
  ambiguous?: boolean;
};

export type Attribute = AttributeMeaning & {
  /** A word of another language, which says nothing in an English text. */
  abroad?: boolean;
};

type AttributeMeaning =
  | { field: 'colour'; name: string }
  | { field: 'material'; fabric: Fabric }
  | { field: 'pattern'; name: string }
  | { field: 'season'; season: ItemSeason }
  | { field: 'occasion'; occasion: ItemOccasion }
  | { field: 'formality'; formality: number }
  | { field: 'warmth'; factor: number }
  | { field: 'tag'; tag: string }
  | { field: 'part' }
  | { field: 'shade'; shade: string };

export type Brand = { name: string; line: BrandLine; capital: boolean; noun: Noun | undefined };

export type Vocabulary = {
  nouns: PhraseIndex<Noun>;
  attributes: PhraseIndex<Attribute>;
  brands: PhraseIndex<Brand>;
  /** Whether a word, or a singular that it may stand for, occurs in any phrase of these. */
  knows: (word: Word) => boolean;
  /** Turns of phrase that hide a garment's word. */
  masks: PhraseIndex<true>;
  notClothing: PhraseIndex<true>;
  measured: ReadonlySet<string>;
  notCompounds: ReadonlySet<string>;
  /** Ends of compounds, longest first. */
  ends: readonly (readonly [end: string, noun: Noun])[];
  /** Words at which a compound may be taken apart; empty for a vocabulary that leaves compounds whole. */
  compoundEnds: ReadonlySet<string>;
  /** Garments' names of languages that put the article behind them. */
  articleStems: ReadonlySet<string>;
  /** Words that a misspelled one may stand for. */
  spellings: ReadonlySet<string>;
};

let vocabulary: Vocabulary | undefined;

/** The words that questions are read with, indexed once at first use. */
export function itemVocabulary(): Vocabulary {
  vocabulary ??= completed(buildVocabulary());
  return vocabulary;
}

/** A vocabulary whose indexes take no more words. */
export function completed(built: Vocabulary): Vocabulary {
  for (const index of [built.nouns, built.attributes, built.brands]) index.complete(built.knows);
  return built;
}

/** The noun that a phrase names as a whole. */
export function wholeNoun(nouns: PhraseIndex<Noun>, phrase: string): Noun | undefined {
  const tokens = tokenise(phrase);
  const match = nouns.at(tokens, 0);
  return match?.last === tokens.length - 1 ? match.meanings[0] : undefined;
}

/** A vocabulary of its own, so that its indexes can take more words; `prepare` changes what its nouns mean. */
export function buildVocabulary(prepare?: (nouns: PhraseIndex<Noun>) => void): Vocabulary {
  const nouns = nounIndex();
  prepare?.(nouns);
  const nounFor = (word: string): Noun => {
    const noun = wholeNoun(nouns, word);
    if (!noun) throw new Error(`"${word}" names no garment of the tables`);
    return noun;
  };
  const abroad = Object.entries(garmentWordsAbroad).map(([word, words]) => ({ words, noun: nounFor(word) }));
  const emoji = Object.entries(garmentEmoji).map(([word, pictures]) => ({ pictures, noun: nounFor(word) }));
  for (const { words, noun } of abroad) nouns.add(words, { ...noun, strength: 'garment' });
  for (const { pictures, noun } of emoji)
    nouns.add(pictures.replaceAll(' ', ','), { ...noun, strength: 'hint' });
  const attributes = attributeIndex();
  const brands = brandIndex(nounFor);
  return {
    nouns,
    attributes,
    brands,
    knows: knowsOf(nouns, attributes, brands),
    masks: new PhraseIndex<true>().add(notTheGarment, true).complete(),
    notClothing: new PhraseIndex<true>().add(notClothing, true).complete(),
    measured: new Set(measuredNouns.split(', ')),
    notCompounds: new Set(notCompounds.split(', ')),
    ends: Object.entries(compoundEnds)
      .map(([end, word]) => [end, nounFor(word)] as const)
      .sort((x, y) => y[0].length - x[0].length),
    compoundEnds: new Set(),
    articleStems: new Set(),
    spellings: new Set([...nouns.words, ...attributes.words]),
  };
}

export function knowsOf(...indexes: readonly { words: ReadonlySet<string> }[]): Vocabulary['knows'] {
  const words = new Set(indexes.flatMap((index) => [...index.words]));
  return ofWord(({ text }) => holdsForm(words, text));
}

function nounIndex(): PhraseIndex<Noun> {
  const index = new PhraseIndex<Noun>();
  for (const kind of [...upperGarments, ...lowerGarments, ...shoesAndAccessories])
    for (const strength of ['garment', 'part', 'adjective', 'hint'] as const)
      index.add(kind.words[strength] ?? '', { kind, strength });
  return index;
}

function attributeIndex(): PhraseIndex<Attribute> {
  const index = new PhraseIndex<Attribute>();
  for (const basic of basicColours)
    for (const name of Object.keys(fashionColours[basic])) index.add(name, { field: 'colour', name });
  for (const name of Object.keys(moreColours)) index.add(name, { field: 'colour', name });
  for (const [name, words] of Object.entries(colourWords)) index.add(words, { field: 'colour', name });
  for (const [name, pictures] of Object.entries(colourEmoji))
    index.add(pictures.replaceAll(' ', ','), { field: 'colour', name });
  index.add('multicolor', { field: 'colour', name: 'multicolor' });
  for (const fabric of fabrics) index.add(fabric.words, { field: 'material', fabric });
  for (const { name, words } of clothPatterns) index.add(words, { field: 'pattern', name });
  for (const { season, words } of seasonWords) index.add(words, { field: 'season', season });
  for (const { occasion, words } of occasionWords) index.add(words, { field: 'occasion', occasion });
  for (const { formality, words } of formalityWords) index.add(words, { field: 'formality', formality });
  for (const { factor, words } of warmthWords) index.add(words, { field: 'warmth', factor });
  for (const words of detailWords) index.add(words, { field: 'tag', tag: words.split(',')[0] });
  return index.add(partWords, { field: 'part' });
}

function brandIndex(nounFor: (word: string) => Noun): PhraseIndex<Brand> {
  const index = new PhraseIndex<Brand>();
  const nouns = new Map<string, Noun>();
  for (const [word, names] of Object.entries(makersOf))
    for (const { name } of listed(names)) nouns.set(name, nounFor(word));
  const lines: BrandLine[] = ['sport', 'business', 'ethnic', 'plain'];
  const all = lines.flatMap((line) => listed(brands[line]).map((brand) => ({ ...brand, line })));
  const known = new Set(all.map(({ name }) => name));
  const makers = Object.values(makersOf).flatMap(listed);
  const more = makers
    .filter(({ name }) => !known.has(name))
    .map((brand) => ({ ...brand, line: 'plain' as const }));
  for (const { name, line, capital, spellings } of [...all, ...more])
    for (const spelling of spellings) index.add(spelling, { name, line, capital, noun: nouns.get(name) });
  return index;
}

/** `Name! = other | spelling, …`; see the table of brands. */
function listed(table: string): { name: string; capital: boolean; spellings: string[] }[] {
  return table.split(', ').map((entry) => {
    const [first, others = ''] = entry.split(' = ');
    const capital = first.endsWith('!');
    const name = capital ? first.slice(0, -1) : first;
    return { name, capital, spellings: [name, ...others.split(' | ')] };
  });
}
