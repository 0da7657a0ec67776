/** What an administrator did. Both ends are forgotten with their account; `detail` is JSON and names nobody. */
export type AuditRow = {
  id: string;
  at: string;
  actor_id: string | null;
  target_id: string | null;
  action: string;
  detail: string;
};

/** What somebody said of the product: 1 to 5 stars, a category and a sentence. */
export type ReviewRow = {
  id: string;
  user_id: string;
  analysis_id: string | null;
  rating: number;
  category: string;
  comment: string;
  created_at: string;
};

/** Somebody who wants Pro; `state` is `waiting` or `declined`. */
export type UpgradeRequestRow = { user_id: string; note: string | null; state: string; created_at: string };

/** A day on which somebody used the product. */
export type ActivityDayRow = { day: string; user_id: string };

/** A number of a day, such as `analyses`. */
export type FigureDayRow = { day: string; name: string; value: number };

/** In how many analyses of a day something was seen: the kind `color`, the value `blue`. */
export type TraitDayRow = { day: string; kind: string; value: string; analyses: number };

/** On which day something was last seen on somebody. */
export type TraitPersonRow = { user_id: string; kind: string; value: string; last_day: string };

/** How many requests of an hour took at most so many milliseconds (and longer than the bucket before). */
export type RequestTallyRow = {
  hour: string;
  kind: string;
  outcome: string;
  bucket_ms: number;
  requests: number;
};
