/**
 * The tables in the portable subset of both dialects: text ids, fixed-width ISO-8601 UTC text times, whole numbers,
 * 0/1 for truth, JSON as text.
 */
export type UserRow = {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  password_hash: string;
  avatar_key: string | null;
  role: string;
  country: string | null;
  gender: string | null;
  time_zone: string;
  trial_ends_at: string | null;
  /** `person`, `demo` (a visitor's private copy) or `demo-template`. */
  kind: string;
  pro: number;
  units: string | null;
  community: number;
  home_town: string | null;
  oidc_subject: string | null;
  blocked: number;
  created_at: string;
  updated_at: string;
  version: number;
};

export type SessionRow = {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  remembered: number;
};

export type AnalysisRow = {
  id: string;
  user_id: string;
  created_at: string;
  local_day: string;
  photo_hash: string;
  photo_key: string;
  thumbnail_key: string;
  overall_score: number;
  color_harmony: number;
  style_coherence: number;
  summary: string;
  suggestions: string;
  palette: string;
  engine_name: string;
  engine_version: string;
  deleted_at: string | null;
  version: number;
};

export type AnalysisDetailRow = { analysis_id: string; user_id: string; result: string; look: string };

export type StoredFileRow = {
  key: string;
  user_id: string;
  content_type: string;
  bytes: number;
  created_at: string;
  deleted_at: string | null;
};

export type JobRow = {
  id: string;
  kind: string;
  unique_key: string | null;
  payload: string;
  state: string;
  progress: number;
  attempts: number;
  max_attempts: number;
  run_at: string;
  lease_until: string;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
};

export type IdempotencyRow = {
  scope: string;
  key: string;
  fingerprint: string;
  state: string;
  answer: string | null;
  lease_until: string;
  created_at: string;
};

export type ThrottleRow = { key: string; window_start: string; count: number };

export type OneTimeSecretRow = {
  secret_hash: string;
  purpose: string;
  user_id: string | null;
  payload: string;
  expires_at: string;
};

/** Kept at write time: distinct analysed photos, their average score times 100, and when that number was reached. */
export type UserStatsRow = {
  user_id: string;
  listed: number;
  distinct_photos: number;
  average_hundredths: number;
  icon_rank: number;
  reached_at: string;
};

export type InstallationRow = { key: string; value: string };

export type Tables = {
  one_time_secrets: OneTimeSecretRow;
  user_stats: UserStatsRow;
  installation: InstallationRow;
  users: UserRow;
  sessions: SessionRow;
  analyses: AnalysisRow;
  analysis_details: AnalysisDetailRow;
  stored_files: StoredFileRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyRow;
  throttles: ThrottleRow;
};
