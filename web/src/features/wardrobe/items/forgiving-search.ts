import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import groups from './search-synonyms.json' with { type: 'json' };

type Searched = Pick<WardrobeItem, 'description' | 'category' | 'color_primary' | 'tags' | 'subcategory'>;

const shortestWithTypo = 4;
const shortestWithTwoTypos = 8;

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

function fieldsOf(item: Searched): string[] {
  return [item.description, item.category, item.subcategory ?? '', item.color_primary, ...item.tags].map(
    plain,
  );
}

/** A word of two letters or more without the ending of its plural: "boots" is searched as "boot". */
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** The word and what else means the same. */
function meaningsOf(word: string): string[] {
  const own = singular(word);
  const same = groups.filter((group) => group.some((entry) => singular(plain(entry)) === own));
  return [own, ...same.flat().map((entry) => singular(plain(entry)))];
}

/** Letters to add, drop, change or swap to come from one word to the other, counted up to `most` + 1. */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const dropped = (last[column] ?? 0) + 1;
      const added = (current[column - 1] ?? 0) + 1;
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = swaps ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, dropped, added, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

function allowedTypos(word: string): number {
  if (word.length < shortestWithTypo) return 0;
  return word.length < shortestWithTwoTypos ? 1 : 2;
}

/** The words of the wardrobe and of the synonyms that a misspelled word was meant for. */
function corrections(word: string, known: ReadonlySet<string>): string[] {
  const most = allowedTypos(word);
  if (most === 0) return [];
  const near = [...known].map((other) => ({ other, typos: typosBetween(word, other, most) }));
  const least = Math.min(...near.map(({ typos }) => typos));
  return least > most ? [] : near.filter(({ typos }) => typos === least).map(({ other }) => other);
}

function wordsIn(items: readonly Searched[]): Set<string> {
  const words = items.flatMap(fieldsOf).flatMap((field) => field.split(/[^\p{L}\p{N}-]+/u));
  const synonyms = groups.flat().flatMap((entry) => plain(entry).split(' '));
  return new Set([...words, ...synonyms].filter((word) => word.length >= shortestWithTypo - 1).map(singular));
}

/** Whether a word is in a field: anywhere for what was typed, from the start of a word for what only means the same. */
function holds(field: string, typed: string, meaning: string): boolean {
  if (meaning === typed) return field.includes(meaning);
  const at = field.indexOf(meaning);
  return at === 0 || (at > 0 && /[^\p{L}]/u.test(field[at - 1] ?? ''));
}

/**
 * The items in which every word of the query occurs, or another word for the same ("sweater" finds jumpers). A word that
 * occurs nowhere in the wardrobe is taken for the known word nearest to it ("jaket").
 */
export function searchItems<T extends Searched>(items: readonly T[], query: string): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const fields = items.map(fieldsOf);
  const asked = words.map((word) => {
    const meanings = meaningsOf(word);
    const own = singular(word);
    const occurs = fields.some((texts) =>
      texts.some((text) => meanings.some((meaning) => holds(text, own, meaning))),
    );
    if (occurs) return { own, meanings };
    const meant = corrections(own, wordsIn(items));
    return { own, meanings: meant.flatMap(meaningsOf) };
  });
  return items.filter((_, index) =>
    asked.every(({ own, meanings }) =>
      (fields[index] ?? []).some((text) => meanings.some((meaning) => holds(text, own, meaning))),
    ),
  );
}
