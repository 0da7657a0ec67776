import type { DiaryEntry, DiaryItem, WornGarment } from '@drape/contract/outfits/diary';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { PieceMatch, WornMatch } from '@drape/engine/stylist/own-match/match-worn';
import { wordsOfRegion } from '@drape/engine/stylist/own-match/words-of-region';
import type { WornLook } from '../analysis/service.ts';

/** What is known of a photo beside its Look: likely items, what was noted, and what is not owned. */
export type Known = {
  matches: readonly WornMatch[];
  worn: ReadonlySet<string>;
  notMine: ReadonlySet<string>;
};

const match = ({ id, certainty }: PieceMatch) => ({ item_id: id, certainty });

function presentGarment(look: WornLook, known: Known, place: number): WornGarment[] {
  const garment = look.garments[place];
  const region = garment && look.regions.find(({ key }) => key === garment.key);
  if (!garment || !region) return [];
  const { key, item_id = null } = garment;
  const found = known.matches.find((each) => each.key === key);
  const isNotMine = item_id === null && known.notMine.has(key);
  const isOpen = item_id === null && !isNotMine;
  return [
    {
      key,
      label: region.label,
      words: wordsOfRegion(region),
      item_id,
      worn: item_id !== null && known.worn.has(item_id),
      not_mine: isNotMine,
      suggestion: isOpen && found?.suggested ? match(found.suggested) : null,
      choices: found?.choices.map(match) ?? [],
    },
  ];
}

/** Items that one garment is said to be are not proposed for another. */
function withoutTaken(garments: WornGarment[]): WornGarment[] {
  const taken = new Set(garments.flatMap(({ item_id }) => item_id ?? []));
  return garments.map((garment) =>
    garment.suggestion && taken.has(garment.suggestion.item_id) ? { ...garment, suggestion: null } : garment,
  );
}

export function presentEntry(look: WornLook, known: Known): DiaryEntry {
  const { id, day, version, image_url, thumbnail_url, overall_score, verdict, created_at } = look;
  const garments = look.garments.flatMap((_, place) => presentGarment(look, known, place));
  return {
    analysis_id: id,
    date: day,
    version,
    image_url,
    thumbnail_url,
    overall_score,
    verdict,
    garments: withoutTaken(garments),
    created_at,
  };
}

export function presentDiaryItem(item: WardrobeItem): DiaryItem {
  const { id, description, category, subcategory, thumbnail_url, image_kind } = item;
  return { id, description, category, subcategory, thumbnail_url, image_kind };
}

/** Every item that entries name, by whichever of its garments. */
export function namedItems(entries: readonly DiaryEntry[]): string[] {
  return entries.flatMap(({ garments }) =>
    garments.flatMap(({ item_id, choices }) => [
      ...(item_id === null ? [] : [item_id]),
      ...choices.map((choice) => choice.item_id),
    ]),
  );
}
