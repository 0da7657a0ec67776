export const outfitTermKeys = ['code', 'weather', 'colour', 'style', 'pattern', 'finish', 'taste'] as const;
export type OutfitTermKey = (typeof outfitTermKeys)[number];

export const outfitTermLabels: Record<OutfitTermKey, string> = {
  code: 'Right for the occasion',
  weather: 'Right for the weather',
  colour: 'Colors',
  style: 'Pieces that belong together',
  pattern: 'Patterns',
  finish: 'Finishing touches',
  taste: 'Your taste',
};

/** How much each term decides in general. */
export const outfitTermWeights: Record<OutfitTermKey, number> = {
  code: 0.35,
  weather: 0.25,
  colour: 0.15,
  style: 0.15,
  pattern: 0.03,
  finish: 0.07,
  taste: 0.1,
};
