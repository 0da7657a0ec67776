import type { Executor } from '../../platform/database/database.ts';
import type { SubscriptionNews } from '../../platform/payment/stripe.ts';
import * as rows from './repository.ts';

/** A payment that is late is given time by the provider before it ends the subscription. */
const paying = new Set(['active', 'trialing', 'past_due']);

/**
 * Takes in news of a subscription, each message once. Messages may come late and in any order: older ones change
 * nothing, and what has ended stays ended until there is another subscription. Pro that an administrator granted
 * outlives the payment.
 */
export async function takeNews(db: Executor, news: SubscriptionNews, now: string): Promise<void> {
  if (!(await rows.takeEvent(db, news.eventId, now))) return;
  const known = await rows.findBySubscription(db, news.subscriptionId);
  const userId = known?.user_id ?? news.userId;
  const user = userId ? await rows.findPaying(db, userId) : undefined;
  if (!user) return;
  const before = known ?? (await rows.findSubscription(db, user.id));
  const isSame = before?.subscription_id === news.subscriptionId;
  if (before && before.event_at > news.at) return;
  if (isSame && before.status === 'canceled') return;
  // The end of an earlier subscription says nothing of the present one.
  if (before && !isSame && paying.has(before.status) && !paying.has(news.status)) return;
  await rows.saveSubscription(db, {
    user_id: user.id,
    customer_id: news.customerId,
    subscription_id: news.subscriptionId,
    status: news.status,
    period_ends_at: news.periodEndsAt?.toISOString() ?? (isSame ? before.period_ends_at : null),
    ends: news.ends ? 1 : 0,
    event_at: news.at,
  });
  if (paying.has(news.status)) {
    await rows.deleteRequest(db, user.id);
    if (user.pro === 0) await rows.setPro(db, user.id, 1, 'stripe');
  } else if (user.pro_source === 'stripe') await rows.setPro(db, user.id, 0, null);
}
