/** In how many of a month's outfits a feature was; `outfits` is their number, `people` that of the people in them. */
export type TrendCountRow = { month: string; feature: string; count: number };

export type TrendPersonRow = { month: string; user_id: string };

/** Lists are JSON; country and gender stand with the user. */
export type PreferencesRow = {
  user_id: string;
  styles: string;
  colours: string;
  occasions: string;
  body_type: string | null;
  budget_range: string | null;
  updated_at: string;
};

/** Three colours as `#rrggbb`. */
export type ColourProfileRow = {
  user_id: string;
  skin: string;
  hair: string;
  eye: string;
  updated_at: string;
};

export type FeedbackRow = {
  user_id: string;
  analysis_id: string;
  target: string;
  kind: string;
  up: number;
  updated_at: string;
};
