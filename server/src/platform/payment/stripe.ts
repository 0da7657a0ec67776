import type { Stripe } from 'stripe';
import { AppError } from '../app-error.ts';
import { type Clock, secondMs } from '../clock.ts';
import { checkWebhook } from './check-webhook.ts';

/** What the provider says of a subscription; `at` is when it said so, in seconds. */
export type SubscriptionNews = {
  eventId: string;
  at: number;
  userId: string | undefined;
  customerId: string;
  subscriptionId: string;
  status: string;
  periodEndsAt: Date | undefined;
  /** Whether it ends with the period. */
  ends: boolean;
};

export type Buyer = { userId: string; email: string; customerId: string | undefined };

export type Payment = {
  /** The address of a payment page. Throws `upstream_failed`. */
  checkout(buyer: Buyer): Promise<string>;
  /** The address at which a subscription is managed. Throws `upstream_failed`. */
  portal(customerId: string): Promise<string>;
  /** Ends a subscription at once; one that has ended already is no error. */
  cancel(subscriptionId: string): Promise<void>;
  /** Reads a signed message. Throws `malformed` for a forged or late one; undefined for news that do not matter. */
  read(body: Buffer, signature: string): Promise<SubscriptionNews | undefined>;
  tryIt(): Promise<string>;
};

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  apiUrl: string;
  publicUrl: string;
};

const idOf = (held: string | { id: string } | null | undefined) =>
  typeof held === 'string' ? held : held?.id;

function fromCheckout(event: Stripe.Event, session: Stripe.Checkout.Session): SubscriptionNews | undefined {
  const [customerId, subscriptionId] = [idOf(session.customer), idOf(session.subscription)];
  // A payment that takes days has a message of its own when it arrives.
  if (!customerId || !subscriptionId || session.payment_status === 'unpaid') return undefined;
  return {
    eventId: event.id,
    at: event.created,
    customerId,
    subscriptionId,
    userId: session.client_reference_id ?? undefined,
    status: 'active',
    periodEndsAt: undefined,
    ends: false,
  };
}

/** Since the API's version 2025-03-31 it stands at the item, before that at the subscription. */
function periodEndOf(subscription: Stripe.Subscription & { current_period_end?: number }) {
  return subscription.items?.data[0]?.current_period_end ?? subscription.current_period_end;
}

function fromSubscription(
  event: Stripe.Event,
  subscription: Stripe.Subscription,
): SubscriptionNews | undefined {
  const customerId = idOf(subscription.customer);
  if (!customerId) return undefined;
  const seconds = periodEndOf(subscription);
  return {
    eventId: event.id,
    at: event.created,
    customerId,
    subscriptionId: subscription.id,
    userId: subscription.metadata?.user_id,
    status: event.type === 'customer.subscription.deleted' ? 'canceled' : subscription.status,
    periodEndsAt: seconds ? new Date(seconds * secondMs) : undefined,
    ends: subscription.cancel_at_period_end === true || subscription.cancel_at != null,
  };
}

function newsOf(event: Stripe.Event): SubscriptionNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return fromCheckout(event, event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return fromSubscription(event, event.data.object);
    default:
      return undefined;
  }
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw new AppError('upstream_failed', 'The payment page could not be opened. Please try again later.', {
      cause: error,
    });
  });
}

/** Stripe Checkout for one price. The library is loaded when it is first needed. */
export function createPayment(settings: StripeSettings, clock: Clock): Payment {
  const { priceId, publicUrl, webhookSecret } = settings;
  let loaded: Promise<Stripe> | undefined;
  const stripe = () => {
    loaded ??= connect(settings);
    return loaded;
  };
  const profile = (result: string) => `${publicUrl}/profile?payment=${result}#plan`;
  return {
    checkout: ({ userId, email, customerId }) =>
      asked(async () => {
        const session = await (await stripe()).checkout.sessions.create({
          mode: 'subscription',
          line_items: [{ price: priceId, quantity: 1 }],
          client_reference_id: userId,
          subscription_data: { metadata: { user_id: userId } },
          ...(customerId ? { customer: customerId } : { customer_email: email }),
          success_url: profile('done'),
          cancel_url: profile('cancelled'),
        });
        if (!session.url) throw new Error('Stripe answered without an address');
        return session.url;
      }),
    portal: (customer) =>
      asked(async () => {
        const sessions = (await stripe()).billingPortal.sessions;
        return (await sessions.create({ customer, return_url: `${publicUrl}/profile#plan` })).url;
      }),
    async cancel(subscriptionId) {
      await (await stripe()).subscriptions.cancel(subscriptionId).catch((error) => {
        if (error?.code !== 'resource_missing') throw error;
      });
    },
    async read(body, signature) {
      const { webhooks } = await stripe();
      const now = clock.now().getTime();
      try {
        return newsOf(webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, now));
      } catch (error) {
        throw new AppError('malformed', 'This message is not signed by the payment provider', {
          cause: error,
        });
      }
    },
    async tryIt() {
      const price = await (await stripe()).prices.retrieve(priceId);
      if (!price.active) return 'Stripe answers, but the price is not active';
      return `Stripe answers and knows the price; ${await checkWebhook(await stripe(), publicUrl)}`;
    },
  };
}

async function connect({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    timeout: 20 * secondMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
