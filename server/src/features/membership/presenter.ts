import type { PlanDetails } from '@drape/contract/membership/membership';
import type { SubscriptionRow } from '../../platform/database/account-rows.ts';
import type { UpgradeRequestRow } from '../../platform/database/admin-rows.ts';

type Plan = {
  usage: { items: number; analyses: number; messages: number };
  upgrade: PlanDetails['upgrade'];
  request: UpgradeRequestRow | undefined;
  subscription: SubscriptionRow | undefined;
};

export function presentPlan({ usage, upgrade, request, subscription }: Plan): PlanDetails {
  return {
    usage: {
      wardrobe_items: usage.items,
      analyses: usage.analyses,
      chat_messages_today: usage.messages,
    },
    upgrade,
    request: request
      ? { state: request.state === 'declined' ? 'declined' : 'waiting', created_at: request.created_at }
      : null,
    subscription: subscription
      ? {
          status: subscription.status,
          period_ends_at: subscription.period_ends_at,
          ends: subscription.ends === 1,
        }
      : null,
  };
}
