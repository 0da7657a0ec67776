import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { useTier } from '../membership/use-tier.ts';
import { todayQuery } from '../outfits/ahead/ahead-queries.ts';
import { TodayOutfit } from '../today/today-outfit.tsx';
import { wardrobeQuery } from '../wardrobe/queries.ts';

function OtherWays() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild>
        <Link to="/outfits/build">
          <Trans>Build it yourself</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to="/calendar-view">
          <Trans>Plan for an event</Trans>
        </Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to="/start?step=clothes">
          <Trans>Add more clothes</Trans>
        </Link>
      </Button>
    </div>
  );
}

/** An outfit for today where the plan makes them, else the table to lay one out by hand. */
export function StepOutfit({ onMade }: { onMade: () => void }) {
  const { pricingTier, isPro } = useTier();
  const { data: wardrobe } = useQuery(wardrobeQuery);
  const { data: today } = useQuery({ ...todayQuery(0), enabled: isPro && (wardrobe?.total ?? 0) > 0 });
  const planId = today?.plan_id ?? null;
  useEffect(() => {
    if (planId !== null) onMade();
  }, [planId, onMade]);
  if (!wardrobe || !pricingTier) return <Skeleton className="h-72" />;
  if (wardrobe.total === 0) {
    return (
      <EmptyState
        title={t`First, some clothes`}
        action={
          <Button asChild variant="primary">
            <Link to="/start?step=clothes">
              <Trans>List your clothes</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>Outfits come from your wardrobe, and it’s still empty.</Trans>
      </EmptyState>
    );
  }
  if (!isPro) {
    return (
      <div className="grid gap-6">
        <p className="max-w-[60ch] text-muted">
          <Trans>
            On the Free plan you lay outfits out yourself: put pieces on the table and see how the score
            moves. With Pro they are also made for you.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/outfits/build">
              <Trans>Lay out an outfit</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to="/profile" state={{ part: 'plan' }}>
              <Trans>Upgrade to Pro</Trans>
            </Link>
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <TodayOutfit
        head={
          <h2 id="today" className="font-display text-xl">
            <Trans>Today</Trans>
          </h2>
        }
      />
      <OtherWays />
    </div>
  );
}
