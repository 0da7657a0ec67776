/** A key that somebody made for a program of theirs. Of the token only the hash is kept; `scopes` is a JSON list. */
export type ApiTokenRow = {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  scopes: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
};

/** An authenticator app beside the password: an encrypted secret, and the JSON list of hashes of recovery codes. */
export type SecondFactorRow = {
  user_id: string;
  secret: string;
  recovery_hash_list: string;
  /** The latest thirty seconds, counted from 1970, of which a code was used. */
  last_step: number;
  confirmed_at: string | null;
};

/** A passkey (WebAuthn): the public key in base64url, `transports` as a JSON list. */
export type PasskeyRow = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  /** 1 after the account's access was ended, until it was used together with the password. */
  needs_password: number;
  created_at: string;
  last_used_at: string | null;
};

/** What the payment provider last said of somebody's subscription; `event_at` guards against late news. */
export type SubscriptionRow = {
  user_id: string;
  customer_id: string;
  subscription_id: string;
  status: string;
  period_ends_at: string | null;
  ends: number;
  event_at: number;
};

/** Payment events that were taken in, so that none counts twice. */
export type StripeEventRow = { id: string; received_at: string };
