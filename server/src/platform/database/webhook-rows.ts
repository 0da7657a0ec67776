/** An address that receives a person's events; the secret that signs is encrypted, `events` is a JSON list. */
export type WebhookRow = {
  id: string;
  user_id: string;
  url: string;
  sealed_secret: string;
  events: string;
  active: number;
  /** Why it was switched off, if not by its person. */
  stopped: string | null;
  /** How many messages in a row never arrived. */
  lost: number;
  created_at: string;
};

/** A message to an address, with the body as it is sent and how the last try ended. */
export type WebhookDeliveryRow = {
  id: string;
  webhook_id: string;
  user_id: string;
  event: string;
  body: string;
  /** `waiting`, `done` or `failed`. */
  state: string;
  attempts: number;
  status: number | null;
  error: string | null;
  created_at: string;
  finished_at: string | null;
};
