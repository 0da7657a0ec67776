import type { SeenGarment } from '@drape/contract/wire/errors';

const patternWords: Partial<Record<string, string>> = {
  stripes: 'striped',
  checks: 'checked',
  dots: 'dotted',
  print: 'printed',
  'colour-block': 'color-block',
  melange: 'heathered',
};

/** A garment as the wardrobe reads it from a text: "navy striped t-shirt". */
export function wordsOf({ kind, color, pattern }: Pick<SeenGarment, 'kind' | 'color' | 'pattern'>): string {
  return [color, patternWords[pattern ?? ''], kind].filter(Boolean).join(' ');
}
