/** What a person decided about models outside this server. */
export type OutsideSettingsRow = { user_id: string; allowed: number; blur_faces: number; updated_at: string };

/** One answer of a model, retries included. `outcome` is `ok` or why it failed; cost in millionths of a dollar. */
export type OutsideCallRow = {
  id: string;
  user_id: string;
  created_at: string;
  purpose: string;
  host: string;
  model: string;
  bytes: number;
  requests: number;
  photos: number;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_micros: number | null;
  outcome: string;
  detail: string | null;
  duration_ms: number;
};

/** Kept at write time, per day (UTC) and model; `unpriced` counts the answers whose cost is not known. */
export type ModelUsageDayRow = {
  day: string;
  model: string;
  calls: number;
  failures: number;
  bytes: number;
  input_tokens: number;
  output_tokens: number;
  cost_micros: number;
  unpriced: number;
};

/** A style guide in a model's words, for the guide of the engine that hashes to `facts_hash`; or why there is none. */
export type WrittenGuideRow = {
  user_id: string;
  facts_hash: string;
  host: string | null;
  model: string | null;
  guide: string | null;
  notice: string | null;
  created_at: string;
};
