import type { PhotoFindings } from '@drape/contract/wardrobe/wardrobe-photos';
import type { WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';

const surePattern = 0.5;

/** What a photo teaches about an item. Fields that a person has set stay. */
export function measuredFields(
  row: WardrobeItemRow,
  { palette, color_primary, color_secondary, pattern }: PhotoFindings,
): Partial<WardrobeItemRow> {
  const corrected: string[] = JSON.parse(row.corrected);
  const isRecolourable = !corrected.includes('color_primary') && palette.length > 0;
  const keepsSecond = corrected.includes('color_secondary');
  const isPatternOpen = row.pattern === null && !corrected.includes('pattern');
  return {
    ...(isRecolourable ? { palette: JSON.stringify(palette), color_primary } : {}),
    ...(isRecolourable && !keepsSecond ? { color_secondary } : {}),
    ...(isPatternOpen && pattern && pattern.confidence >= surePattern ? { pattern: pattern.kind } : {}),
  };
}
