/**
 * `start_time` and `end_time` are moments, or days for an all-day event (the end exclusive); `starts_at` and `ends_at`
 * are the moments that they stood for when they were written.
 */
export type CalendarEventRow = {
  id: string;
  user_id: string;
  title: string;
  description: string | null;
  location: string | null;
  event_type: string;
  /** Whether a person chose the type; otherwise it follows the title. */
  type_chosen: number;
  all_day: number;
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  google_event_id: string | null;
  /** Of an event from a file: a hash of its UID and, for one of a series, which one it is. */
  import_key: string | null;
  /** What the source said last, so that only its own changes replace what a person has changed here. */
  source_hash: string | null;
  /** The same as JSON, to tell what a person has changed here since; null for what came in before it was kept. */
  source_content: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
};

/** `tokens` is encrypted. `announced` once the browser has reported which account it is; until then nothing counts as connected. */
export type GoogleConnectionRow = {
  user_id: string;
  user_email: string | null;
  user_name: string | null;
  tokens: string;
  expires_at: string;
  announced: number;
  created_at: string;
};

/** The dress code that somebody set for events of a name. */
export type OccasionCorrectionRow = { user_id: string; title_key: string; code: string };

/** The token is found by its hash and, encrypted, kept to be shown again. */
export type CalendarFeedRow = { user_id: string; token_hash: string; token: string; created_at: string };

/**
 * `result` holds what the engine said, `item_ids` and `locked` are lists of ids. `kept_without` lists the items that were
 * not at hand when the person kept the plan nevertheless.
 */
export type OutfitPlanRow = {
  id: string;
  user_id: string;
  event_id: string | null;
  trip_id: string | null;
  kept_without: string | null;
  event_title: string;
  event_type: string;
  name: string | null;
  local_day: string;
  item_ids: string;
  locked: string;
  confidence: number;
  score: number;
  result: string;
  weather: string | null;
  thumb: string | null;
  rated_at: string | null;
  worn_on: string | null;
  saved_at: string | null;
  created_at: string;
  deleted_at: string | null;
  /** JSON of the pieces as somebody laid them out. */
  layout: string | null;
  version: number;
};

/** `types` maps days to what they are for, `packed` lists what is ticked off, `extras` what is taken along beyond the outfits. */
export type TripRow = {
  id: string;
  user_id: string;
  name: string;
  place: string | null;
  start_day: string;
  end_day: string;
  types: string;
  packed: string;
  extras: string;
  at_least: number | null;
  created_at: string;
  deleted_at: string | null;
  version: number;
};

/** `chosen` maps features to weights that the person set; thumbs count from `learned_since` on. */
export type OutfitTasteRow = { user_id: string; chosen: string; learned_since: string };
