import stored from '../../../knowledge/data/idle-words.json' with { type: 'json' };
import { memoize } from '../../../memoize.ts';
import { parseItem } from '../../item-text/parse-items.ts';
import { writtenOutTitle } from '../../occasion/title-forms.ts';
import { normalise } from '../../piece/normalise.ts';
import type { Day } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';

const idleWords: ReadonlySet<string> = new Set(stored.words);
const shortest = 4;
/** A word that many garments of a wardrobe have in their names sets none of them apart. */
export const mostNamesakes = 3;
/** Points for a garment whose name has a word of the event's title. */
const worth = 3;
/** The same for the jersey of one of two teams that meet, and for a garment whose name shares two words with the title. */
const plainWorth = 9;
/** "Ireland v Scotland", "Gophers vs Badgers". */
const fixture = /\p{L}+ (?:v|vs|gegen|contre|contra|mot|tegen)\.? \p{L}+/iu;

const mostTexts = 5000;
/**
 * The words of a title or a name that could tie one to the other: four letters or more. Remembered by the text, because the
 * same garments are asked about for every event.
 */
export const wordsThatTie = memoize(
  (text: string): ReadonlySet<string> =>
    new Set(
      normalise(text.normalize('NFD').replace(/\p{M}/gu, ''))
        .split(' ')
        .filter((word) => word.length >= shortest && /^\p{L}+$/u.test(word)),
    ),
  { most: mostTexts },
);

/** Which of the names have a word of the title that sets them apart, by their places. */
export function tiedTo(title: string, names: readonly string[]): Set<number> {
  const tied = new Set<number>();
  const said = wordsThatTie(title);
  const words = names.map(wordsThatTie);
  const telling = [...said].filter((word) => !idleWords.has(word));
  for (const word of telling) {
    const namesakes = words.flatMap((own, i) => (own.has(word) ? [i] : []));
    if (namesakes.length > mostNamesakes || describes(word)) continue;
    for (const i of namesakes) tied.add(i);
  }
  return tied;
}

/**
 * What a garment gains where its owner named it for what the event is called: the Gophers hoodie for "Gophers v Badgers",
 * the band jacket for "Carols with the band". Words that garments and events share by chance ("dinner jacket" and "Dinner
 * with Tom") are left out; which these are was counted from judged outfits.
 */
export function namedFor({ occasion }: Day, traits: readonly ItemTraits[]): (i: number) => number {
  const title = writtenOutTitle(occasion.clues?.title ?? '');
  if (wordsThatTie(title).size === 0) return () => 0;
  const names = traits.map(({ item }) => item.description);
  const tied = tiedTo(title, names);
  const points = fixture.test(title) ? plainWorth : worth;
  // Two words are not shared by chance: the Christmas jumper for "Xmas jumper day".
  const said = wordsThatTie(title);
  const plainly = names.map((name) => [...wordsThatTie(name)].filter((word) => said.has(word)).length > 1);
  return (i) => {
    if (plainly[i]) return plainWorth;
    return tied.has(i) ? points : 0;
  };
}

/** Whether a word says of a garment how it looks or when it is worn: a color, a cloth, a season. */
function describes(word: string): boolean {
  const { color_primary, material, season } = parseItem(word);
  return color_primary !== 'unknown' || material !== null || season !== 'all';
}
