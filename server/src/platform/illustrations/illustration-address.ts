import { resolveSubcategory } from '@drape/engine/drawing/resolve-subcategory';

/** Raised when drawings change, so that nobody keeps an old one. */
const drawingVersion = '2';

export type Illustration = {
  category: string;
  subcategory: string | null;
  /** `#rrggbb`. */
  primary: string;
  secondary: string | undefined;
  pattern: string | null;
  seed: number;
};

/** The public address of a drawn garment. The same attributes always have the same address. */
export function illustrationAddress(garment: Illustration): string {
  const name = resolveSubcategory(garment.subcategory, garment.category).replaceAll(' ', '-');
  const query = new URLSearchParams({
    primary: garment.primary.slice(1),
    ...(garment.secondary ? { secondary: garment.secondary.slice(1) } : {}),
    ...(garment.pattern ? { pattern: garment.pattern } : {}),
    seed: String(garment.seed),
    v: drawingVersion,
  });
  return `/api/illustrations/${name}.svg?${query}`;
}
