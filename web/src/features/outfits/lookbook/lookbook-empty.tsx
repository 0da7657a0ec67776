import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ExampleLookbook } from '../../first-run/example-outfits.tsx';
import { StartLink } from '../../first-run/start-link.tsx';
import { Collage } from '../collage.tsx';

const sought = [['outerwear'], ['shirt', 'top'], ['pants'], ['shoes'], ['accessories']];

/** One piece of each kind from somebody's wardrobe, for a first impression. */
function samplesOf(items: readonly WardrobeItem[]): WardrobeItem[] {
  const free = items.filter((item) => item.status === 'available' && !item.is_archived);
  return sought.flatMap((categories) => free.find(({ category }) => categories.includes(category)) ?? []);
}

/** The first step into a lookbook. */
export function LookbookEmpty({ items }: { items: readonly WardrobeItem[] }) {
  const samples = samplesOf(items);
  if (items.length === 0) {
    return (
      <div className="grid gap-8 pt-2 pb-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-16">
        <ExampleLookbook className="md:order-last" />
        <div className="grid content-start justify-items-start gap-3 md:pt-10">
          <h2 className="font-display text-lg md:text-xl">
            <Trans>First, a wardrobe</Trans>
          </h2>
          <p className="max-w-[44ch] text-muted">
            <Trans>Outfits are made of your own clothes. Add a few, and they can be laid out here.</Trans>
          </p>
          <Button asChild variant="primary" className="mt-3 max-md:w-full">
            <Link to="/wardrobe">
              <Trans>Open your wardrobe</Trans>
            </Link>
          </Button>
          <StartLink />
        </div>
      </div>
    );
  }
  return (
    <EmptyState
      title={t`Your lookbook is empty`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/outfits/build">
              <Trans>Build an outfit</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to="/calendar-view">
              <Trans>Plan for an event</Trans>
            </Link>
          </Button>
        </div>
      }
      art={samples.length > 1 ? <Collage items={samples} className="max-w-md" /> : undefined}
    >
      <Trans>
        Build an outfit, or save one that was planned for an event. It stays here to be worn again.
      </Trans>
    </EmptyState>
  );
}
