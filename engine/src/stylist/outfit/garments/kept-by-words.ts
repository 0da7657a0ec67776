import type { OccasionCode } from '../../occasion/occasion.ts';
import type { ItemTraits } from './item-traits.ts';

/** Pieces whose names keep them for a few occasions: shirts for the dinner jacket, costumes, prayer clothes, kit bags. */
const keptByWords: readonly {
  words: RegExp;
  codes: readonly OccasionCode[];
  /** Groups of which the words say something else: a French "costume" is a suit, an Italian one is for the beach. */
  except?: ReadonlySet<string>;
}[] = [
  {
    words:
      /\b(pleated[- ]front|pleated bib|wing[- ]collar|dinner shirt|tuxedo shirt|smoking shirt|(shirt|hemd) (for|für) (the |den )?(smoking|tuxedo|tux|dinner jacket|black tie)|smokinghemd)\b/i,
    codes: ['black tie', 'theme'],
  },
  {
    words:
      /\b(halloween|fancy dress|(?<!\b(?:swim|swimming|bathing|folk|national|traditional) )costume(?! jewell?ery)|carnival|carnaval|fasching|karneval|cosplay|vampire(?!.?s wife)|dracula|verkleidung|disfraz|d[ée]guisement|kostyme|maskerad)\b/i,
    codes: ['theme'],
    except: new Set(['suit', 'suit jacket', 'suit trousers', 'waistcoat', 'swimwear', 'swimwear bottom']),
  },
  {
    words: /\b(santa(?! (?:cruz|fe|monica|barbara|clara|maria)\b)|father christmas|weihnachtsmann)\b/i,
    codes: ['theme', 'festive'],
  },
  { words: /\bkit ?bag\b/i, codes: ['sport'] },
  { words: /\b(telekung|mukena|prayer (dress|gown|garment))\b/i, codes: [] },
];

/** Worn under a headscarf or a turban and never by itself. */
const underCover = /\b(under[ -]?(cap|scarf|turban)|anak tudung|bone[ -]?cap|hijab cap|patti)\b/i;

/** Whether the words of a piece allow it for a dress code. */
export function isAllowedByWords({ item, piece, slots }: ItemTraits, code: OccasionCode): boolean {
  if (slots[0] === 'cover' && underCover.test(item.description)) return false;
  return keptByWords.every(
    ({ words, codes, except }) =>
      codes.includes(code) || except?.has(piece.group) === true || !words.test(item.description),
  );
}
