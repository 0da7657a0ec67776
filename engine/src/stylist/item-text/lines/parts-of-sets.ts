import table from '../../../knowledge/data/garment-sets.json' with { type: 'json' };
import type { ItemCategory } from '../../../knowledge/garments/garment-kind.ts';
import type { ItemDraft } from '../item-draft.ts';
import { readName } from '../words/read-words.ts';
import { tokenise } from '../words/tokenise.ts';

type Part = { category: ItemCategory; kind: string; name: string };

const sets = new Map<string, readonly Part[]>(
  table.sets.flatMap(({ parts, names }) =>
    Object.entries(names).map(([words, listed]) => {
      const named = listed.split(', ');
      return [
        folded(words),
        parts.map((part, k): Part => {
          const [category, kind] = part.split('/');
          return { category: category as ItemCategory, kind, name: named[k] };
        }),
      ] as const;
    }),
  ),
);
/** What a suit of any sort and a rain set are filed under as a whole. */
const wholes: ReadonlySet<string> = new Set([
  'suit jacket',
  'double-breasted blazer',
  'blazer',
  'tuxedo',
  'raincoat',
]);

/** The garments that a set consists of: a suit is a jacket and trousers. Every other item stays what it is. */
export function partsOfSet(text: string, item: ItemDraft): ItemDraft[] {
  const named = item.understood.find(({ field }) => field === 'category');
  if (!named || !wholes.has(item.subcategory ?? '')) return [item];
  const phrase = text.slice(named.start, named.end);
  const parts = sets.get(folded(phrase));
  if (!parts) return [item];
  const at = item.description.toLowerCase().indexOf(phrase.toLowerCase());
  const rest = (name: string) =>
    at < 0
      ? `${name}, ${item.description}`
      : besideFeminine(item.description.slice(0, at), name) +
        name +
        item.description.slice(at + phrase.length);
  return parts.map(({ category, kind, name }) => ({
    ...item,
    category,
    subcategory: kind,
    description: capitalised(rest(name)),
  }));
}

const germanFeminine = /(?:jacke|hose|weste|bluse)$/iu;

/** "Dunkelgrüner Anzug" is a "dunkelgrüne Anzugjacke". */
function besideFeminine(before: string, name: string): string {
  if (!germanFeminine.test(name)) return before;
  return before.replace(/\p{L}{3,}er(?=\s+(?:\p{L}+er\s+)*$)/gu, (word) =>
    isAdjective(word.toLowerCase()) ? word.slice(0, -1) : word,
  );
}

const adjectives =
  /^(?:alter|neuer|schöner|guter|feiner|enger|weiter|teurer|schicker|schmaler|warmer|leichter|erster|zweiter)$/u;

function isAdjective(word: string): boolean {
  const stem = word.slice(0, -2);
  const isRead = (text: string) => readName(text, 0, text.length).attributes.length > 0;
  return adjectives.test(word) || isRead(word) || isRead(stem);
}

function folded(phrase: string): string {
  return tokenise(phrase)
    .map(({ text }) => text)
    .join(' ');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
