import type { GarmentAttributes } from './draw-garment.ts';
import { outlineColour } from './fabric.ts';

type Described = {
  description: string;
  category: string;
  subcategory: string | null;
  pattern: string | null;
};

/**
 * How an item is drawn: by its subcategory, else by what its description says, in the first two colours of its
 * palette (`#rrggbb`, the largest first), as an outline where it has none. Cloth of more than two colours and no known pattern is printed.
 */
export function garmentOfItem(
  { description, category, subcategory, pattern }: Described,
  palette: readonly { hex: string }[],
  seed = 0,
): GarmentAttributes {
  const [primary, secondary] = palette;
  return {
    category,
    subcategory: subcategory ?? description,
    seed,
    color_primary: primary?.hex ?? outlineColour,
    color_secondary: secondary?.hex,
    pattern: pattern ?? (palette.length > 2 ? 'print' : undefined),
  };
}
