import type { GarmentAttributes } from './draw-garment.ts';

/** Drawn for what has no known colour. */
const unknownColour = '#b5aea1';

type Described = {
  description: string;
  category: string;
  subcategory: string | null;
  pattern: string | null;
};

/**
 * How an item is drawn: by its subcategory, else by what its description says, in the first two colours of its
 * palette (`#rrggbb`, the largest first). Cloth of more than two colours and no known pattern is printed.
 */
export function garmentOfItem(
  { description, category, subcategory, pattern }: Described,
  palette: readonly { hex: string }[],
  seed = 0,
): GarmentAttributes {
  const [primary, secondary] = palette;
  return {
    ...{ category, subcategory: subcategory ?? description, seed },
    ...{ color_primary: primary?.hex ?? unknownColour, color_secondary: secondary?.hex },
    pattern: pattern ?? (palette.length > 2 ? 'print' : undefined),
  };
}
