import type { Stripe } from 'stripe';

/** The messages that are read; docs/self-hosting.md lists them as well. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

export const webhookAddress = (publicUrl: string) => `${publicUrl}/api/membership/stripe`;

/** Keys may be limited to what they are needed for. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 403;
}

/**
 * Whether the provider sends its messages here, without which nobody who pays gets anything. Answers a sentence; rejects
 * with what is missing.
 */
export async function checkWebhook(stripe: Stripe, publicUrl: string): Promise<string> {
  const address = webhookAddress(publicUrl);
  let endpoints: Stripe.WebhookEndpoint[];
  try {
    endpoints = (await stripe.webhookEndpoints.list({ limit: 100 })).data;
  } catch (error) {
    if (isForbidden(error)) return `its webhook must go to ${address} (the key may not look)`;
    throw error;
  }
  const ours = endpoints.filter(({ url, status }) => url === address && status === 'enabled');
  if (ours.length === 0)
    throw new Error(
      `Stripe sends no messages to ${address}: add a webhook there with ${webhookEvents.join(', ')}`,
    );
  const sent = new Set(ours.flatMap((endpoint) => endpoint.enabled_events));
  const missing = sent.has('*') ? [] : webhookEvents.filter((event) => !sent.has(event));
  if (missing.length > 0) throw new Error(`The webhook to ${address} lacks ${missing.join(', ')}`);
  const version = ours.map((endpoint) => endpoint.api_version ?? 'that of the account').join(', ');
  return `its webhook comes here (API version: ${version})`;
}
