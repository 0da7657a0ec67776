import type { Generated } from 'kysely';
import type { ApiTokenRow, StripeEventRow, SubscriptionRow } from './account-rows.ts';
import type {
  ActivityDayRow,
  AuditRow,
  FigureDayRow,
  RequestTallyRow,
  ReviewRow,
  TraitDayRow,
  TraitPersonRow,
  UpgradeRequestRow,
} from './admin-rows.ts';
import type { ModelUsageDayRow, OutsideCallRow, OutsideSettingsRow, WrittenGuideRow } from './model-rows.ts';
import type {
  ColourProfileRow,
  FeedbackRow,
  PreferencesRow,
  TrendCountRow,
  TrendPersonRow,
} from './taste-rows.ts';
import type {
  RecogniserAnswerRow,
  WardrobeImageRow,
  WardrobeImportRow,
  WardrobeItemRow,
  WardrobePhotoRow,
  WardrobeWearRow,
} from './wardrobe-rows.ts';

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
  name_key: string;
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
  /** Who gave Pro: `granted` by an administrator or `stripe`. */
  pro_source: string | null;
  units: string | null;
  date_format: string | null;
  time_format: string | null;
  /** For how many days the photos of analyses are kept; null for ever, 0 not at all. */
  photo_days: number | null;
  community: number;
  home_town: string | null;
  oidc_subject: string | null;
  /** The local hour of the morning mail, and the local day of the last one. */
  morning_mail: number | null;
  morning_mail_day: string | null;
  blocked: number;
  last_active_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
};

export type SessionRow = {
  token_hash: string;
  id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  remembered: number;
  /** Browser and system in words. */
  device: string | null;
  last_seen_at: string | null;
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

/** `comparison` is the same analysis by the other engine, `notice` why a model did not write it. */
export type AnalysisDetailRow = {
  analysis_id: string;
  user_id: string;
  result: string;
  look: string;
  comparison: string | null;
  notice: string | null;
};

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
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
};

/** `tokens` is encrypted. `announced` once the browser has told which account it is; until then nothing counts as connected. */
export type GoogleConnectionRow = {
  user_id: string;
  user_email: string | null;
  user_name: string | null;
  tokens: string;
  expires_at: string;
  announced: number;
  created_at: string;
};

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

export type WeatherCacheRow = { key: string; value: string; expires_at: string };

/** `memory` is what the assistant remembers of its last answer, as JSON. */
export type ChatConversationRow = {
  id: string;
  user_id: string;
  memory: string | null;
  created_at: string;
  updated_at: string;
};

/** `sender` is `user` or `bot`; `position` counts from 1 within a conversation. */
export type ChatMessageRow = {
  id: string;
  conversation_id: string;
  position: number;
  sender: string;
  text: string;
  created_at: string;
};

/** How many messages somebody has sent on a day of their own time zone. */
export type ChatDayRow = { user_id: string; day: string; used: number };

export type Tables = {
  chat_conversations: ChatConversationRow;
  chat_messages: ChatMessageRow;
  chat_days: ChatDayRow;
  outside_settings: OutsideSettingsRow;
  outside_calls: OutsideCallRow;
  model_usage_days: ModelUsageDayRow;
  written_guides: WrittenGuideRow;
  activity_days: ActivityDayRow;
  api_tokens: ApiTokenRow;
  audit_log: AuditRow;
  figure_days: FigureDayRow;
  request_tallies: RequestTallyRow;
  reviews: ReviewRow;
  stripe_events: StripeEventRow;
  subscriptions: SubscriptionRow;
  trait_days: TraitDayRow;
  trait_people: TraitPersonRow;
  upgrade_requests: UpgradeRequestRow;
  preferences: PreferencesRow;
  colour_profiles: ColourProfileRow;
  feedback: FeedbackRow;
  trend_counts: TrendCountRow;
  trend_people: TrendPersonRow;
  outfit_plans: OutfitPlanRow;
  outfit_tastes: OutfitTasteRow;
  trips: TripRow;
  weather_cache: WeatherCacheRow;
  calendar_events: CalendarEventRow;
  google_connections: GoogleConnectionRow;
  calendar_feeds: CalendarFeedRow;
  one_time_secrets: OneTimeSecretRow;
  user_stats: UserStatsRow;
  installation: InstallationRow;
  wardrobe_items: WardrobeItemRow;
  wardrobe_images: WardrobeImageRow;
  wardrobe_wears: WardrobeWearRow;
  wardrobe_photos: WardrobePhotoRow;
  wardrobe_imports: WardrobeImportRow;
  recogniser_answers: RecogniserAnswerRow;
  users: UserRow;
  sessions: SessionRow;
  /** `tallied`: whether the figures of the installation count it. */
  analyses: AnalysisRow & { tallied: Generated<number> };
  analysis_details: AnalysisDetailRow;
  stored_files: StoredFileRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyRow;
  throttles: ThrottleRow;
};
