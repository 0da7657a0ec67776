import type { PatternKind, TextureKind } from '../../vision/look.ts';

// House table after common dress codes; the first that fits counts. From sports clothes (0) to evening dress (1).
const byNoun: readonly [pattern: RegExp, formality: number][] = [
  [/t-shirt|\btee\b|jeans|denim/, 0.3],
  [/hoodie|sweatshirt|leggings|jogger|sneaker|trainer|cap$/, 0.15],
  [/shorts|sandals/, 0.22],
  [/suit|tuxedo|gown/, 0.9],
  [/blazer|heels|pumps/, 0.75],
  [/coat|loafer|oxford/, 0.65],
  [/dress|shirt$|blouse|skirt/, 0.55],
  [/\btop\b|cardigan|knit/, 0.45],
];

/** Formality of a garment's noun, 0 (sport) to 1 (evening); 0.5 for a noun that says nothing. */
export function nounFormality(label: string): number {
  return byNoun.find(([pattern]) => pattern.test(label))?.[1] ?? 0.5;
}

/** How far a texture or pattern moves a garment up or down that scale. */
export const textureFormality: Record<TextureKind, number> = {
  smooth: 0.03,
  knit: -0.06,
  denim: -0.16,
  leather: 0,
  satin: 0.16,
  lace: 0.12,
  napped: 0.03,
  woven: 0.04,
};

export const patternFormality: Record<PatternKind, number> = {
  solid: 0.04,
  stripes: -0.02,
  checks: -0.06,
  dots: -0.02,
  print: -0.12,
  'colour-block': -0.12,
  melange: -0.03,
};
