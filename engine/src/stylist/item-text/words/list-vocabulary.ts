import { itemKinds } from '@drape/contract/wardrobe/item-kinds';
import garmentNames from '../../../knowledge/data/garment-names.json' with { type: 'json' };
import { fabrics } from '../../../knowledge/garments/fabrics.ts';
import type { GarmentKind, ItemCategory, ItemSeason } from '../../../knowledge/garments/garment-kind.ts';
import type { ItemOccasion } from '../../../knowledge/words/wearing-words.ts';
import {
  attributesAbroad,
  colourShadesAbroad,
  coloursAbroad,
  garmentsAbroad,
} from '../../../knowledge/words/words-abroad.ts';
import { ownKinds } from '../kinds/own-kinds.ts';
import { articleStems, endsOf } from './compound-ends.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { pieceWords } from './piece-words.ts';
import { namesByLanguage } from './regional-words.ts';
import { tokenise } from './tokenise.ts';
import {
  type Attribute,
  buildVocabulary,
  completed,
  knowsOf,
  type Noun,
  type Vocabulary,
  wholeNoun,
} from './vocabulary.ts';
import { fold } from './word.ts';

let vocabulary: Vocabulary | undefined;

/**
 * The words that lists of clothes are read with: those of questions, the garment, color and cloth words of ten
 * languages, and every phrase that the table of pieces has.
 */
export function listVocabulary(): Vocabulary {
  vocabulary ??= build();
  return vocabulary;
}

function build(): Vocabulary {
  const base = buildVocabulary((nouns) => putOwnKinds(nouns, () => true));
  addGarmentsAbroad(base.nouns);
  addAttributesAbroad(base.attributes);
  const spellings = new Set([...base.nouns.words, ...base.attributes.words]);
  addPieces(base);
  putOwnKinds(base.nouns, isMentioned(base));
  putNamesByLanguage(base.nouns);
  putGarmentNames(base.nouns);
  return completed({
    ...base,
    knows: knowsOf(base.nouns, base.attributes, base.brands),
    compoundEnds: endsOf(base),
    articleStems: articleStems(),
    spellings,
  });
}

/** Phrases of pieces that are no words of the vocabulary yet; single words only where they do not describe. */
function addPieces(base: Vocabulary): void {
  const { nouns, attributes, brands } = base;
  const kindOf = (phrase: string) => {
    const noun = wholeNoun(nouns, phrase);
    return noun?.strength === 'garment' || noun?.strength === 'part' ? noun.kind : undefined;
  };
  const ambiguous = new Set(
    [...garmentsAbroad.values()].flat().flatMap((word) => (word.ambiguous ? [fold(word.text)] : [])),
  );
  const found = [...pieceWords(kindOf)];
  for (const { kind, words } of found)
    for (const phrase of words) {
      const single = tokenise(phrase).length === 1;
      if (wholeNoun(nouns, phrase)) continue;
      if (
        single &&
        (attributes.knows(fold(phrase)) || brands.knows(fold(phrase)) || ambiguous.has(fold(phrase)))
      )
        continue;
      if (!single && !kind.sport && contradicts(base, phrase, kind)) continue;
      const own = single
        ? undefined
        : kind.category === 'accessories'
          ? accessoryIn(base, phrase)
          : topIn(nouns, phrase, kind);
      nouns.add(phrase, { kind: own ?? kind, strength: endsWithNoun(nouns, phrase) ? 'garment' : 'part' });
    }
}

/** "Hiking tee", "merino t-shirt": a name that ends with a top's is of that top. */
function topIn(nouns: PhraseIndex<Noun>, phrase: string, { category }: GarmentKind): GarmentKind | undefined {
  if (category !== 'top' && category !== 'shirt') return undefined;
  const words = tokenise(phrase);
  const ends = [2, 1].map((count) =>
    words
      .slice(-count)
      .map(({ text }) => text)
      .join(' '),
  );
  const kinds = ends.map((end) => wholeNoun(nouns, end)).filter((noun) => noun?.strength === 'garment');
  return kinds.find((noun) => noun?.kind.category === 'top')?.kind;
}

/** Phrases of kinds that only a wardrobe names go before what the tables make of them. */
function putOwnKinds(nouns: PhraseIndex<Noun>, isMentioned: (phrase: string) => boolean): void {
  for (const { kind, pieceWords } of ownKinds)
    for (const phrase of pieceWords)
      nouns.put(phrase, (meanings) => {
        if (meanings.length === 0 && isMentioned(phrase)) return meanings;
        return meanings.length > 0
          ? meanings.map((each) =>
              each.kind.category === kind.category || each.language === undefined
                ? {
                    ...each,
                    kind: {
                      ...each.kind,
                      category: categoryFor(each.kind, kind),
                      subcategory: kind.subcategory,
                    },
                  }
                : each,
            )
          : [{ kind, strength: endsWithNoun(nouns, phrase) ? 'garment' : 'part' }];
      });
  for (const { kind, words } of ownKinds)
    for (const phrase of words)
      nouns.put(phrase, (meanings) => [
        likeBefore(kind, meanings),
        ...meanings.filter((each) => each.ambiguous && each.kind.subcategory !== kind.subcategory),
      ]);
}

/** Put before what other languages mean by the same words; English names count in English texts alone too. */
function putNamesByLanguage(nouns: PhraseIndex<Noun>): void {
  for (const { language, kind, names } of namesByLanguage())
    for (const name of names)
      nouns.put(name, (meanings) => [{ kind, strength: 'garment', language, ambiguous: true }, ...meanings]);
}

type NameTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** What people call their clothes; single words count in lists of their language alone. */
function putGarmentNames(nouns: PhraseIndex<Noun>): void {
  const kinds = kindsByName(nouns);
  for (const [language, byStrength] of Object.entries<NameTable[string]>(garmentNames))
    for (const [strength, byKind] of Object.entries(byStrength))
      for (const [name, phrases] of Object.entries(byKind)) {
        const kind = kinds.get(name);
        if (!kind) throw new Error(`No garment is called ${name}`);
        for (const phrase of phrases.split(', ')) {
          const isSingle = tokenise(phrase).length === 1;
          const noun: Noun = {
            kind,
            strength: strength === 'hints' ? 'adjective' : 'garment',
            ...(language === 'en' ? {} : { language }),
            ambiguous: isSingle,
          };
          nouns.put(phrase, (meanings) => [isSingle ? { ...noun, language } : noun, ...meanings]);
        }
      }
}

/** Every kind of garment that a word stands for, by its category and name. */
function kindsByName(nouns: PhraseIndex<Noun>): Map<string, GarmentKind> {
  const kinds = new Map<string, GarmentKind>();
  for (const [, meanings] of nouns.phrases())
    for (const { kind } of meanings) {
      const name = `${kind.category}/${kind.subcategory}`;
      if (!kinds.has(name)) kinds.set(name, kind);
    }
  return kinds;
}

let kinds: Map<string, GarmentKind> | undefined;

/** The kind of garment that is filed under a category by a name. */
export function kindNamed({
  category,
  subcategory,
}: {
  category: ItemCategory;
  subcategory: string;
}): GarmentKind | undefined {
  kinds ??= kindsByName(listVocabulary().nouns);
  return kinds.get(`${category}/${subcategory}`);
}

/** Whether a single word is known surely for a garment, or for something else. */
export function readWholeName(word: string): { isGarment: boolean; isOther: boolean } {
  const { nouns, attributes, brands } = listVocabulary();
  const text = fold(word);
  const isGarment = wholeNoun(nouns, word)?.strength === 'garment';
  return { isGarment, isOther: attributes.knows(text) || brands.knows(text) };
}

/** The category that a garment was filed under, unless that has no such kind. */
function categoryFor(before: GarmentKind, { category, subcategory }: GarmentKind): ItemCategory {
  return itemKinds[before.category].includes(subcategory ?? '') ? before.category : category;
}

/** A single word that says something of a garment, or a maker, and names none by itself. */
function isMentioned({ attributes, brands }: Vocabulary): (phrase: string) => boolean {
  return (phrase) =>
    tokenise(phrase).length === 1 && (attributes.knows(fold(phrase)) || brands.knows(fold(phrase)));
}

/** A kind of the same category that was known before keeps what is known of it, and may still be a part of another. */
function likeBefore(kind: GarmentKind, meanings: readonly Noun[]): Noun {
  const before = meanings.find((each) => each.kind.category === kind.category && !each.ambiguous);
  if (!before) return { kind, strength: 'garment' };
  return {
    kind: { ...before.kind, subcategory: kind.subcategory },
    strength: before.strength === 'part' ? 'part' : 'garment',
  };
}

/** "Charm bracelet" is a bracelet, and "orecchini pendenti" are earrings, wherever such jewelry is filed. */
function accessoryIn({ nouns }: Vocabulary, phrase: string): GarmentKind | undefined {
  const tokens = tokenise(phrase);
  const ends = [nouns.at(tokens, tokens.length - 1), nouns.at(tokens, 0)];
  return ends
    .flatMap((match) => match?.meanings.slice(0, 1) ?? [])
    .find(
      ({ kind, strength }) =>
        strength === 'garment' && kind.category === 'accessories' && kind.subcategory !== null,
    )?.kind;
}

function endsWithNoun(nouns: PhraseIndex<Noun>, phrase: string): boolean {
  const tokens = tokenise(phrase);
  return nouns
    .all(tokens)
    .some(({ last, meanings }) => last === tokens.length - 1 && meanings[0].strength !== 'hint');
}

/** Whether a phrase of words that only describe and a garment's name, such as "print shirt", is filed elsewhere. */
function contradicts({ nouns, attributes }: Vocabulary, phrase: string, kind: GarmentKind): boolean {
  const tokens = tokenise(phrase);
  const last = nouns.all(tokens).at(-1);
  const noun = last?.meanings[0];
  if (!last || last.last !== tokens.length - 1 || noun?.strength !== 'garment') return false;
  const described = tokens.slice(0, last.first).every(({ text }) => attributes.knows(text));
  return described && noun.kind.category !== kind.category;
}

function addGarmentsAbroad(nouns: PhraseIndex<Noun>): void {
  for (const [word, abroad] of garmentsAbroad) {
    const noun = wholeNoun(nouns, word);
    if (!noun) throw new Error(`"${word}" names no garment of the tables`);
    for (const { text, language, ambiguous } of abroad)
      if (language !== 'en' || wholeNoun(nouns, text)?.strength !== 'garment')
        nouns.add(text, { kind: noun.kind, strength: 'garment', language, ambiguous });
  }
}

function addAttributesAbroad(attributes: PhraseIndex<Attribute>): void {
  for (const [name, words] of coloursAbroad)
    for (const { text } of words) attributes.add(text, { field: 'colour', name, abroad: true });
  for (const [shade, words] of colourShadesAbroad)
    for (const { text } of words) attributes.add(text, { field: 'shade', shade });
  for (const { words, ...said } of attributesAbroad) {
    const meaning: Attribute = { ...meaningOf(said), abroad: true };
    for (const word of words) attributes.add(word, meaning);
  }
}

type Said = Partial<Record<'material' | 'pattern' | 'season' | 'occasion' | 'tag', string>> & {
  part?: boolean;
};

function meaningOf({ material, pattern, season, occasion, tag }: Said): Attribute {
  if (material) {
    const fabric = fabrics.find(({ name }) => name === material);
    if (!fabric) throw new Error(`No fabric is called ${material}`);
    return { field: 'material', fabric };
  }
  if (pattern) return { field: 'pattern', name: pattern };
  if (season) return { field: 'season', season: season as ItemSeason };
  if (occasion) return { field: 'occasion', occasion: occasion as ItemOccasion };
  return tag ? { field: 'tag', tag } : { field: 'part' };
}
