import colourTable from '../data/colour-words.json' with { type: 'json' };
import garmentTable from '../data/garment-words.json' with { type: 'json' };
import listTable from '../data/list-words.json' with { type: 'json' };

/** A word with its language; `ambiguous` words mean something else in English and count only in their own language. */
export type WordAbroad = { text: string; language: string; ambiguous: boolean };

const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Garment words of other languages (and English slang) by the English word that names the same garment. */
export const garmentsAbroad: ReadonlyMap<string, readonly WordAbroad[]> = wordsBy(garmentTable);
/** Color words by the name of the color. */
export const coloursAbroad: ReadonlyMap<string, readonly WordAbroad[]> = wordsBy(colourTable.colours);
/** Words that make a color lighter or darker. */
export const colourShadesAbroad: ReadonlyMap<string, readonly WordAbroad[]> = wordsBy({
  light: colourTable.lighter,
  dark: colourTable.darker,
});

/** Words of cloth, pattern, season, use and cut in other languages. */
export const attributesAbroad = listTable.attributes.map(({ words, ...meaning }) => {
  return { ...meaning, words: listed(words).flatMap(spellings) };
});
export const headingsAbroad = listTable.headings;
export const titleWords: ReadonlySet<string> = new Set(listTable.titleWords.split(' '));

export const numberWordsAbroad: ReadonlyMap<string, number> = new Map(
  Object.entries(listTable.numbers).flatMap(([count, words]) =>
    words.split(' ').flatMap((word) => spellings(word).map((each) => [each, Number(count)] as const)),
  ),
);
export const containerWords: readonly string[] = listTable.containers.split(' ').flatMap(spellings);
export const andWords: readonly string[] = listTable.and.split(' ');
/** Words that say nothing of a garment by themselves, by language. */
export const fillerWords: ReadonlyMap<string, readonly string[]> = bySpace(listTable.fillers);
/** Words that begin a remark on the garment before, by language. */
export const remarkOpeners: ReadonlyMap<string, readonly string[]> = bySpace(listTable.remarkOpeners);

/** What a column of a table says. */
export type ColumnUse = keyof typeof listTable.columns;
/** Titles of columns by what they announce. */
export const columnTitles: readonly (readonly [use: ColumnUse, words: readonly string[]])[] = (
  Object.entries(listTable.columns) as [ColumnUse, string][]
).map(([use, words]) => [use, words.split(' ').flatMap(spellings)]);
/** Where clothes are kept, in all languages. */
export const placeWords: readonly string[] = listTable.places.split(' ').flatMap(spellings);
/** Words that make a remark of a later part of a line wherever they stand before its garment, by language. */
export const remarkVerbs: ReadonlyMap<string, readonly string[]> = bySpace(listTable.remarkVerbs);
/** Garment words that behind a garment of a category only describe it: "sandals, flat". */
export const describingGarments: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(listTable.alsoDescribes).map(([category, words]) => [category, new Set(words.split(' '))]),
);

/** Words behind which stands what something lies in, by language. */
export const lyingInWords: ReadonlyMap<string, readonly string[]> = bySpace(listTable.lyingIn);
/** Articles and words for whose something is, which may stand between. */
export const articleWords: readonly string[] = listTable.articles.split(' ');

function bySpace(table: Record<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(table).map(([language, words]) => [language, words.split(' ').flatMap(spellings)]),
  );
}

function wordsBy(table: Record<string, Record<string, string>>): ReadonlyMap<string, readonly WordAbroad[]> {
  return new Map(
    Object.entries(table).map(([meaning, byLanguage]) => [
      meaning,
      Object.entries(byLanguage).flatMap(([language, words]) => wordsOf(language, words)),
    ]),
  );
}

function wordsOf(language: string, words: string): WordAbroad[] {
  return listed(words).flatMap((entry) => {
    const ambiguous = entry.startsWith('~');
    return spellings(ambiguous ? entry.slice(1) : entry).map((text) => ({ text, language, ambiguous }));
  });
}

function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}

/** `hose(n)` is hose and hosen; letters that some keyboards lack are also written as two plain ones. */
function spellings(entry: string): string[] {
  const [, stem, endings] = /^(.*)\(([^)]+)\)$/.exec(entry) ?? [];
  const forms =
    stem === undefined || endings === undefined
      ? [entry]
      : [stem, ...endings.split('|').map((ending) => stem + ending)];
  return forms.flatMap((form) => {
    const plain = form.replace(/[äöüøå]/g, (letter) => twoLetters[letter] ?? letter);
    return plain === form ? [form] : [form, plain];
  });
}

/** Words that say "as the one above". */
export const dittoWords: readonly string[] = listTable.ditto.split(' ').flatMap(spellings);
/** Verbs at the beginning of a line that tell of a garment which is no longer there. */
export const goneWords: readonly string[] = listTable.gone.split(' ').flatMap(spellings);
/** First words of notes to oneself. */
export const asideWords: readonly string[] = listTable.asides.split(' ').flatMap(spellings);

/** What is left of a number behind those that are counted. */
export const restWords: readonly string[] = listTable.rest.split(' ').flatMap(spellings);
/** How big, of garments that differ by nothing else. */
export const sizeWords: readonly string[] = listTable.bigness.split(' ').flatMap(spellings);
/** Words behind a number that hold for all of them: "7 all black". */
export const allWords: readonly string[] = listTable.all.split(' ').flatMap(spellings);

/** Words beside the color of a heading: "the navy section". */
export const headingColourWords: readonly string[] = listTable.besideColours.split(' ').flatMap(spellings);

/** Words that begin a line about the garment above it. */
export const aboutWords: readonly string[] = listTable.about.split(' ').flatMap(spellings);
/** Words that stand for the garment named before: "and a black one". */
export const pointingWords: readonly string[] = listTable.pointing.split(' ').flatMap(spellings);
/** What a part begins with that tells again to what a garment belongs: "los del traje", "the ones for work". */
export const ofOtherPhrases: ReadonlySet<string> = new Set(
  listTable.ofOther.split(' ').map((phrase) => phrase.replaceAll('-', ' ')),
);
/** Words for numbers that mean something else in other languages, with the languages that count with them. */
export const numbersOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(listTable.numbersOf).map(([word, languages]) => [word, new Set(languages.split(' '))]),
);
/** Words in front of a color that add nothing to it: "they are a loud yellow". */
export const beforeColours: ReadonlySet<string> = new Set(
  listTable.intensifiers.split(' ').flatMap(spellings),
);

/** Words that begin a remark on most of several garments: "mostly black". */
export const mostlyWords: ReadonlySet<string> = new Set(listTable.mostly.split(' ').flatMap(spellings));

/** What is measured in numbers: heights, prices, buckles. */
export const unitWords: readonly string[] = listTable.units.split(' ').flatMap(spellings);
/** Words whose number is a size or a name. */
export const beforeSizes: readonly string[] = listTable.beforeSizes.split(' ').flatMap(spellings);
/** Several of one thing bought together. */
export const packWords: readonly string[] = listTable.packs.split(' ').flatMap(spellings);
export const minusWords: readonly string[] = listTable.minus.split(' ').flatMap(spellings);
export const goneFromPack: readonly string[] = listTable.goneFromPack.split(' ').flatMap(spellings);
export const leftOfPack: readonly string[] = listTable.leftOfPack.split(' ').flatMap(spellings);
/** Numbers that are told as one thing: a dozen, "une vingtaine". */
export const roundNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries(listTable.roundNumbers).flatMap(([count, words]) =>
    words.split(' ').flatMap((word) => spellings(word).map((each) => [each, Number(count)] as const)),
  ),
);
