import type { Swatch } from '@drape/contract/analysis/evidence';

/** What the engine says of the outfit on the cover, worked out when the page is built. */
export type SampleAnalysis = {
  /** 0 to 10, one decimal. */
  rating: number;
  summary: string;
  palette: readonly Swatch[];
  /** Scores from 0 to 100, heaviest first. */
  terms: readonly { label: string; score: number }[];
  /** What lies there, by color and kind, in the order in which the page shows it. */
  pieces: readonly string[];
  /** What could be tried with it. */
  ideas: readonly string[];
};
