import type { Occasion, Style } from '@drape/contract/profile/options';
import type { PersonalColours } from '../../colour/personal-ranges.ts';

/** An item of the wardrobe as the guide needs it; colours are `#rrggbb`, the main one first, formality 1 to 5. */
export type OwnedItem = {
  category: string;
  subcategory: string;
  colours: readonly string[];
  pattern?: string | undefined;
  formality?: number | undefined;
  timesWorn: number;
};

/** An earlier analysis: its day, its rating 0 to 10, its colours with shares, and the terms of its rating. */
export type PastAnalysis = {
  date: string;
  rating: number;
  palette: readonly { hex: string; share: number }[];
  terms: readonly { key: string; score: number }[];
};

/** What a guide is made from; `analyses` newest first, `date` (`YYYY-MM-DD`) and `country` decide the season. */
export type GuideInput = {
  date: string;
  country?: string | undefined;
  gender?: string | undefined;
  preferences: {
    styles: readonly Style[];
    colours: readonly string[];
    occasions: readonly Occasion[];
    bodyType?: string | undefined;
    budget?: string | undefined;
  };
  personalColours?: PersonalColours | undefined;
  wardrobe: readonly OwnedItem[];
  analyses: readonly PastAnalysis[];
};

/** A statement and what it rests on. */
export type Statement = { key: string; text: string; why: string };
