import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { TierState } from '../membership/use-tier.ts';
import { WardrobeMenu } from './wardrobe-menu.tsx';

type Props = {
  tier: TierState;
  total: number | undefined;
  max: number | null | undefined;
  onInsights: () => void;
  onConsider: () => void;
  onImport: () => void;
};

function Count({ total, max }: { total: number; max: number | null | undefined }) {
  if (max == null) return <>{plural(total, { one: '# item', other: '# items' })}</>;
  return (
    <Trans>
      {total} of <Plural value={max} one="# item" other="# items" />
    </Trans>
  );
}

/** The title, whose wardrobe it is by plan and number, and what can be done with all of it. */
export function WardrobeHeader({ tier: { pricingTier, isPro }, total, max, ...does }: Props) {
  return (
    <header className="pt-8 pb-5 md:pt-14 md:pb-8">
      <h1 className="font-display text-2xl md:text-3xl">
        <Trans>My Wardrobe</Trans>
      </h1>
      <div className="mt-2 flex items-center justify-between gap-4">
        <p className="figures flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-muted md:text-lg">
          {pricingTier && <Badge tone={isPro ? 'accent' : 'neutral'}>{pricingTier.tier_features.name}</Badge>}
          {total !== undefined && (
            <span>
              <Count total={total} max={max} />
            </span>
          )}
          {pricingTier && !isPro && (
            <Link to="/profile" state={{ part: 'plan' }} className={`${textLink} text-sm`}>
              <Trans>Upgrade to Pro</Trans>
            </Link>
          )}
        </p>
        <WardrobeMenu {...does} empty={total === 0} />
      </div>
    </header>
  );
}
