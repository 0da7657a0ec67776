import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/notices/badge.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { TierState } from '../membership/use-tier.ts';
import { WardrobeMenu } from './wardrobe-menu.tsx';

type Props = {
  tier: TierState;
  total: number | undefined;
  max: number | null | undefined;
  /** Without clothes there is nothing to be done with them. */
  isEmpty: boolean;
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
export function WardrobeHeader({ tier: { pricingTier, isPro }, total, max, isEmpty, ...does }: Props) {
  return (
    <header
      className={cx(
        'flex items-center justify-between gap-2 md:gap-4 md:pt-10',
        isEmpty ? 'pt-4 pb-4 md:pb-8' : 'pt-2 pb-0.5 md:pb-5',
      )}
    >
      <div
        className={cx('flex min-w-0 flex-wrap items-baseline md:gap-x-5', isEmpty ? 'gap-x-4' : 'gap-x-1.5')}
      >
        <h1
          className={cx(
            'font-display whitespace-nowrap md:text-2xl',
            isEmpty ? 'text-xl' : 'text-lg leading-6 md:leading-11',
          )}
        >
          <Trans>My Wardrobe</Trans>
        </h1>
        <p className="figures flex items-center gap-x-1.5 text-xs md:gap-x-2 leading-5 whitespace-nowrap text-muted md:text-sm">
          {pricingTier && <Badge tone={isPro ? 'accent' : 'neutral'}>{pricingTier.tier_features.name}</Badge>}
          {total !== undefined && (
            <span>
              <Count total={total} max={max} />
            </span>
          )}
          {pricingTier && !isPro && (
            <Link to="/profile" state={{ part: 'plan' }} className={textLink}>
              <Trans>Upgrade to Pro</Trans>
            </Link>
          )}
        </p>
      </div>
      {!isEmpty && <WardrobeMenu {...does} />}
    </header>
  );
}
