/** The events that a webhook can receive. Free of zod, so that the browser can import it. */
export const webhookEvents = ['outfit.planned', 'outfit.worn', 'analysis.ready', 'laundry.low'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookLimits = {
  maxWebhooks: 10,
  maxAddress: 1000,
  /** How often a message is tried, with growing pauses: for about three hours. */
  attempts: 10,
  timeoutSeconds: 5,
  /** So many messages in a row that never arrived switch a webhook off. */
  lostInARow: 5,
  /** For how many days the log keeps a message, and how many it shows. */
  keptDays: 30,
  shownDeliveries: 50,
} as const;
