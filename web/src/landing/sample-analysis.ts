import type { Swatch } from '@drape/contract/analysis/evidence';

/** What the engine says of the outfit on the cover, worked out when the page is built. */
export type SampleAnalysis = {
  /** 0 to 10, one decimal. */
  rating: number;
  summary: string;
  palette: readonly Swatch[];
  /** Scores from 0 to 100, heaviest first. */
  terms: readonly { label: string; score: number }[];
  raises: readonly string[];
  engineVersion: string;
};
