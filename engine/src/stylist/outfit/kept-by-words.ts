import type { OccasionCode } from '../occasion/occasion.ts';
import type { ItemTraits } from './item-traits.ts';

/** Pieces that their own words keep for a few occasions: shirts for the dinner jacket, costumes, what is worn to pray. */
const keptByWords: readonly { words: RegExp; codes: readonly OccasionCode[] }[] = [
  {
    words: /\b(pleated[- ]front|pleated bib|wing[- ]collar|dinner shirt|tuxedo shirt|smoking shirt)\b/i,
    codes: ['black tie', 'formal', 'theme'],
  },
  { words: /\b(halloween|fancy dress|costume|carnival)\b/i, codes: ['theme'] },
  { words: /\b(telekung|mukena|prayer (dress|gown|garment))\b/i, codes: [] },
];

/** Worn under a headscarf and never by itself. */
const underScarf = /\b(under[ -]?(cap|scarf)|anak tudung|bone[ -]?cap|hijab cap)\b/i;

/** Whether the words of a piece allow it for a dress code. */
export function isAllowedByWords({ item, slots }: ItemTraits, code: OccasionCode): boolean {
  if (slots[0] === 'cover' && underScarf.test(item.description)) return false;
  return keptByWords.every(({ words, codes }) => codes.includes(code) || !words.test(item.description));
}
