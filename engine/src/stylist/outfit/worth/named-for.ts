import stored from '../../../knowledge/data/idle-words.json' with { type: 'json' };
import { parseItem } from '../../item-text/parse-items.ts';
import { normalise } from '../../piece/normalise.ts';
import type { Day } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';

const idleWords: ReadonlySet<string> = new Set(stored.words);
const shortest = 4;
/** A word that many garments of a wardrobe have in their names sets none of them apart. */
export const mostNamesakes = 3;
/** Points for a garment whose name has a word of the event's title. */
const worth = 3;
/** The same where two teams meet: who owns the jersey of one goes in it. */
const worthAtMatch = 9;
/** "Ireland v Scotland", "Gophers vs Badgers". */
const fixture = /\p{L}+ (?:v|vs|gegen|contre|contra|mot|tegen)\.? \p{L}+/iu;

/** The words of a title or a name that could tie one to the other: four letters or more. */
export function wordsThatTie(text: string): Set<string> {
  return new Set(
    normalise(text.normalize('NFD').replace(/\p{M}/gu, ''))
      .split(' ')
      .filter((word) => word.length >= shortest && /^\p{L}+$/u.test(word)),
  );
}

/** Which of the names have a word of the title that sets them apart, by their places. */
export function tiedTo(title: string, names: readonly string[]): Set<number> {
  const tied = new Set<number>();
  const telling = [...wordsThatTie(title)].filter((word) => !idleWords.has(word));
  if (telling.length === 0) return tied;
  const words = names.map(wordsThatTie);
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
  const tied = tiedTo(
    occasion.clues?.title ?? '',
    traits.map(({ item }) => item.description),
  );
  const points = fixture.test(occasion.clues?.title ?? '') ? worthAtMatch : worth;
  return (i) => (tied.has(i) ? points : 0);
}

/** Whether a word says of a garment how it looks or when it is worn: a color, a cloth, a season. */
function describes(word: string): boolean {
  const { color_primary, material, season } = parseItem(word);
  return color_primary !== 'unknown' || material !== null || season !== 'all';
}
