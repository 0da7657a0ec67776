import type { Style } from '@drape/contract/profile/options';

/** What is measured of a look for comparing it with a style; each 0 to 1. */
export type StyleFeatures = {
  /** Share of area with little colour. */
  neutral: number;
  /** Strength of the strongest colours. */
  vivid: number;
  /** Share of area that carries a pattern. */
  patterned: number;
  /** Sport (0) to evening (1). */
  formal: number;
  /** Share of area in dark colours. */
  dark: number;
  /** Share of area with a marked texture: knit, denim, leather, lace, nap. */
  textured: number;
};

type Aim = { feature: keyof StyleFeatures; at: number; means: string };

// House table: what a style asks for in measurable terms, most telling first.
export const styleAims: Record<Style, readonly Aim[]> = {
  casual: [
    { feature: 'formal', at: 0.35, means: 'relaxed pieces' },
    { feature: 'textured', at: 0.5, means: 'denim or knit' },
  ],
  formal: [
    { feature: 'formal', at: 0.8, means: 'dressy pieces' },
    { feature: 'neutral', at: 0.85, means: 'quiet colors' },
    { feature: 'patterned', at: 0, means: 'plain fabrics' },
  ],
  minimalist: [
    { feature: 'neutral', at: 0.95, means: 'neutrals' },
    { feature: 'patterned', at: 0, means: 'plain fabrics' },
    { feature: 'vivid', at: 0.1, means: 'softer colors' },
  ],
  bohemian: [
    { feature: 'patterned', at: 0.5, means: 'prints' },
    { feature: 'textured', at: 0.6, means: 'lace, knits and suede' },
    { feature: 'neutral', at: 0.35, means: 'earthy colors' },
  ],
  classic: [
    { feature: 'neutral', at: 0.75, means: 'neutrals such as navy and camel' },
    { feature: 'formal', at: 0.6, means: 'tailored pieces' },
    { feature: 'patterned', at: 0.15, means: 'plainer pieces' },
  ],
  trendy: [
    { feature: 'vivid', at: 0.6, means: 'one bold color' },
    { feature: 'patterned', at: 0.3, means: 'some pattern' },
  ],
  vintage: [
    { feature: 'patterned', at: 0.4, means: 'checks, dots or prints' },
    { feature: 'vivid', at: 0.35, means: 'faded colors' },
    { feature: 'textured', at: 0.5, means: 'textured fabrics such as tweed' },
  ],
  sporty: [
    { feature: 'formal', at: 0.2, means: 'easy pieces' },
    { feature: 'vivid', at: 0.5, means: 'one clear color' },
  ],
  elegant: [
    { feature: 'formal', at: 0.7, means: 'dressy pieces' },
    { feature: 'vivid', at: 0.2, means: 'quieter colors' },
    { feature: 'patterned', at: 0.05, means: 'plain fabrics' },
  ],
  edgy: [
    { feature: 'dark', at: 0.8, means: 'dark pieces' },
    { feature: 'textured', at: 0.5, means: 'leather or denim' },
  ],
  romantic: [
    { feature: 'dark', at: 0.1, means: 'light colors' },
    { feature: 'textured', at: 0.4, means: 'lace or soft knit' },
    { feature: 'vivid', at: 0.3, means: 'soft colors' },
  ],
  preppy: [
    { feature: 'patterned', at: 0.35, means: 'stripes or checks' },
    { feature: 'formal', at: 0.5, means: 'a shirt under a sweater' },
    { feature: 'vivid', at: 0.4, means: 'one clear color' },
  ],
};
