import type { DateFormat } from '@drape/contract/profile/options';
import type { Generated } from 'kysely';
import type {
  ApiTokenRow,
  PasskeyRow,
  SecondFactorRow,
  StripeEventRow,
  SubscriptionRow,
} from './account-rows.ts';
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
import type { ChatConversationRow, ChatDayRow, ChatMessageRow } from './chat-rows.ts';
import type { DiaryNotMineRow, DiaryWearRow } from './diary-rows.ts';
import type { FirstRunRow, SampleRow } from './first-run-rows.ts';
import type { ModelUsageDayRow, OutsideCallRow, OutsideSettingsRow, WrittenGuideRow } from './model-rows.ts';
import type {
  CalendarEventRow,
  CalendarFeedRow,
  GoogleConnectionRow,
  OccasionCorrectionRow,
  OutfitPlanRow,
  OutfitTasteRow,
  TripRow,
} from './planning-rows.ts';
import type {
  ColourProfileRow,
  FeedbackRow,
  PreferencesRow,
  TrendCountRow,
  TrendPersonRow,
} from './taste-rows.ts';
import type {
  LearnedReadingRow,
  RecogniserAnswerRow,
  WardrobeImageRow,
  WardrobeImportRow,
  WardrobeItemRow,
  WardrobePhotoRow,
  WardrobeWearRow,
  WornAnswerRow,
} from './wardrobe-rows.ts';
import type { WebhookDeliveryRow, WebhookRow } from './webhook-rows.ts';

/**
 * The tables in the portable subset of both dialects: text ids, fixed-width ISO-8601 UTC text times, whole numbers,
 * 0/1 for truth, JSON as text.
 */
export type UserRow = {
  id: string;
  username: string;
  username_key: string;
  /** What names of the same look share. */
  username_look: string;
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
  date_format: DateFormat | null;
  time_format: string | null;
  /** `protan`, `deutan` or `tritan`. */
  colour_vision: string | null;
  /** For how many days the photos of analyses are kept; null for ever, 0 not at all. */
  photo_days: number | null;
  community: number;
  home_town: string | null;
  oidc_subject: string | null;
  /** When its owner connected the account to the provider; null where a sign-in did it by the address. */
  oidc_linked_at: string | null;
  /** The local hour of the morning mail, and the local day of the last one. */
  morning_mail: number | null;
  morning_mail_day: string | null;
  blocked: number;
  /** When every way into the account but the password was last ended. */
  access_renewed_at: string | null;
  /** When somebody showed that they read mail to the address; null for never. */
  email_proven_at: string | null;
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
  /** On which the outfit was worn, where the photo tells it. */
  worn_day: string;
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
  /** What the person corrected of the garments, as JSON. */
  correction: string | null;
  /** What came with the photo, as JSON. */
  preferences: string | null;
};

/**
 * What an analysis is remembered by, for sums: a term of its rating with its score and by how many hundredths of a point
 * it lifted the mean of the terms, or a thing that was worn. Only of analyses that are not in the bin.
 */
export type AnalysisMarkRow = {
  analysis_id: string;
  kind: string;
  name: string;
  user_id: string;
  local_day: string;
  overall_score: number;
  term_score: number | null;
  effect_hundredths: number | null;
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
  /** The id of the account, or the folded address, that the work is about. */
  about: string | null;
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

export type ThrottleRow = { key: string; window_start: string; count: number; user_id: string | null };

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

export type WeatherCacheRow = { key: string; value: string; expires_at: string };

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
  second_factors: SecondFactorRow;
  passkeys: PasskeyRow;
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
  first_runs: FirstRunRow;
  samples: SampleRow;
  trend_counts: TrendCountRow;
  trend_people: TrendPersonRow;
  outfit_plans: OutfitPlanRow;
  outfit_tastes: OutfitTasteRow;
  occasion_corrections: OccasionCorrectionRow;
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
  worn_answers: WornAnswerRow;
  diary_wears: DiaryWearRow;
  diary_not_mine: DiaryNotMineRow;
  learned_readings: LearnedReadingRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  users: UserRow;
  sessions: SessionRow;
  /**
   * `tallied`: whether the figures of the installation count it. `described`: whether its marks and its `search_text`
   * (folded) are there.
   */
  analyses: AnalysisRow & {
    tallied: Generated<number>;
    described: Generated<number>;
    search_text: Generated<string>;
  };
  analysis_marks: AnalysisMarkRow;
  analysis_details: AnalysisDetailRow;
  stored_files: StoredFileRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyRow;
  throttles: ThrottleRow;
};
