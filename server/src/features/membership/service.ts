import type { PlanDetails, PricingTier } from '@drape/contract/membership/membership';
import { type Tier, tierFeatures } from '@drape/contract/membership/tiers';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, dayMs, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Payment } from '../../platform/payment/stripe.ts';
import { chatDay } from './chat-day.ts';
import { presentPlan } from './presenter.ts';
import * as rows from './repository.ts';
import { takeNews } from './subscription-news.ts';

export type Membership = { pro: number; role: string; trial_ends_at: string | null };

/** The tier at a moment: Pro when granted or for the admin, Trial until it ends, else Free; without plans all are Pro. */
export function tierOf(membership: Membership, now: string, plans: 'on' | 'off'): Tier {
  if (plans === 'off' || membership.pro === 1 || membership.role === 'admin') return 'pro';
  return membership.trial_ends_at !== null && membership.trial_ends_at > now ? 'trial' : 'free';
}

export type MembershipService = {
  pricingTier(principal: Principal): PricingTier;
  /** The day that a message to the assistant counts for. */
  chatDay(principal: Principal): Promise<string>;
  plan(principal: Principal): Promise<PlanDetails>;
  /** Throws `conflict` for demo visitors, where nothing can be paid, and for people who have Pro. */
  checkout(principal: Principal): Promise<{ url: string }>;
  portal(principal: Principal): Promise<{ url: string }>;
  requestUpgrade(principal: Principal, note: string | undefined): Promise<PlanDetails>;
  /** Takes in a signed message of the payment provider, each once. Throws `malformed` for a forged one. */
  receive(body: Buffer, signature: string): Promise<void>;
  /** How to end what a user still pays for, once the user is gone. */
  outside(userId: string): Promise<() => Promise<void>>;
};

export type MembershipDependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  plans: 'on' | 'off';
  payment: Payment | undefined;
};

const cancelKind = 'membership.cancel';
const eventsKeptMs = 90 * dayMs;
const noDemo = 'The demo account has no plan of its own. Register for one.';
const notPaidHere = 'Payment is not connected on this installation.';
const ended = new Set(['canceled', 'incomplete_expired']);

/** Paying, and asking for Pro where nothing can be paid. */
function createUpgrades({ database, clock, plans, payment }: MembershipDependencies) {
  const now = () => clock.now().toISOString();

  async function messagesOf(userId: string, timeZone: string): Promise<number> {
    const last = await rows.findLastChatDay(database.read, userId);
    return last?.day === chatDay(last, clock.now(), timeZone) ? last.used : 0;
  }

  async function plan({ userId, membership, kind, timeZone }: Principal): Promise<PlanDetails> {
    const hasPro = tierOf(membership, now(), plans) === 'pro';
    const canUpgrade = !hasPro && kind === 'person';
    const offered = payment ? ('checkout' as const) : ('request' as const);
    return presentPlan({
      usage: { ...(await rows.usageOf(database.read, userId)), messages: await messagesOf(userId, timeZone) },
      upgrade: canUpgrade ? offered : 'none',
      request: await rows.findRequest(database.read, userId),
      subscription: await rows.findSubscription(database.read, userId),
    });
  }

  function admit({ kind, membership }: Principal): void {
    if (kind !== 'person') throw new AppError('conflict', noDemo);
    if (tierOf(membership, now(), plans) === 'pro') throw new AppError('conflict', 'You have Pro already.');
  }

  return {
    plan,
    async checkout(principal: Principal): Promise<{ url: string }> {
      admit(principal);
      if (!payment) throw new AppError('conflict', notPaidHere);
      const user = await rows.findPaying(database.read, principal.userId);
      if (!user) throw new AppError('conflict', noDemo);
      const { customer_id } = (await rows.findSubscription(database.read, user.id)) ?? {};
      return { url: await payment.checkout({ userId: user.id, email: user.email, customerId: customer_id }) };
    },
    async portal({ userId }: Principal): Promise<{ url: string }> {
      const subscription = await rows.findSubscription(database.read, userId);
      if (!payment || !subscription) throw new AppError('conflict', 'There is no subscription to manage.');
      return { url: await payment.portal(subscription.customer_id) };
    },
    async requestUpgrade(principal: Principal, note: string | undefined): Promise<PlanDetails> {
      admit(principal);
      const { userId: user_id } = principal;
      await rows.saveRequest(database.write, {
        user_id,
        note: note || null,
        state: 'waiting',
        created_at: now(),
      });
      return plan(principal);
    },
  };
}

export function createMembershipService(dependencies: MembershipDependencies): MembershipService {
  const { database, clock, jobs, plans, payment } = dependencies;
  jobs.handle(cancelKind, async (payload) => {
    await payment?.cancel((payload as { subscriptionId: string }).subscriptionId);
  });
  jobs.repeat('membership.forget-events', dayMs, () =>
    rows.forgetEventsBefore(database.write, plus(clock.now(), -eventsKeptMs).toISOString()),
  );
  return {
    pricingTier({ membership }) {
      const tier = tierOf(membership, clock.now().toISOString(), plans);
      return {
        is_pro: tier !== 'free',
        tier,
        trial_ends_at: membership.trial_ends_at,
        tier_features: { ...tierFeatures[tier] },
      };
    },
    chatDay: async ({ userId, timeZone }) =>
      chatDay(await rows.findLastChatDay(database.read, userId), clock.now(), timeZone),
    ...createUpgrades(dependencies),
    async receive(body, signature) {
      if (!payment) throw new AppError('not_found', notPaidHere);
      const news = await payment.read(body, signature);
      const now = clock.now().toISOString();
      if (news) await database.transaction((transaction) => takeNews(transaction, news, now));
    },
    async outside(userId) {
      const subscription = await rows.findSubscription(database.read, userId);
      if (!subscription || ended.has(subscription.status)) return async () => undefined;
      const { subscription_id: subscriptionId } = subscription;
      return () => jobs.enqueue(cancelKind, { subscriptionId }, { maxAttempts: 20 });
    },
  };
}
