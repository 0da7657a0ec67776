import type { PricingTier } from '@drape/contract/membership';
import { formatDay } from '../../lib/format.ts';
import { trialDaysLeft } from './trial-days-left.ts';
import { UpgradeButton } from './upgrade-button.tsx';

function daysLeft(trialEndsAt: string): string {
  const days = trialDaysLeft(trialEndsAt, new Date());
  return days === 1 ? '1 day left' : `${days} days left`;
}

function status({ tier, trial_ends_at }: PricingTier): string {
  if (tier === 'pro') return 'Everything is open to you.';
  if (trial_ends_at === null) return 'Analyses without limit; Pro opens the rest.';
  if (tier === 'trial') {
    return `Everything is open until ${formatDay(trial_ends_at)}. After it you are on the free plan.`;
  }
  return `Your trial ended on ${formatDay(trial_ends_at)}. What you stored is still yours.`;
}

function Limit({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures text-sm font-medium">{value}</dd>
    </div>
  );
}

const countOf = (limit: number | null, unit = '') => (limit === null ? 'No limit' : `${limit}${unit}`);

type Props = { pricingTier: PricingTier; username: string };

export function PlanCard({ pricingTier, username }: Props) {
  const { tier, trial_ends_at, tier_features: features } = pricingTier;
  return (
    <div className="grid gap-5">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-2xl">{features.name}</span>
          {tier === 'trial' && trial_ends_at !== null && (
            <span className="figures text-accent-text">{daysLeft(trial_ends_at)}</span>
          )}
        </p>
        <p className="mt-2 text-muted">{status(pricingTier)}</p>
      </div>
      <dl className="border-b border-line">
        <Limit label="Photo analyses" value="No limit" />
        <Limit label="Wardrobe items" value={countOf(features.max_wardrobe_items)} />
        <Limit label="Chat messages" value={countOf(features.max_chat_messages_per_day, ' a day')} />
        <Limit
          label="Live camera, outfit plans, insights"
          value={pricingTier.is_pro ? 'Included as they arrive' : 'Pro'}
        />
      </dl>
      {tier !== 'pro' && (
        <div>
          <UpgradeButton username={username} />
        </div>
      )}
    </div>
  );
}
