import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ExampleLookbook } from '../../first-run/examples/example-lookbook.tsx';
import { StartLink } from '../../first-run/start-link.tsx';
import { Collage } from '../collage.tsx';

const sought = [['outerwear'], ['shirt', 'top'], ['pants'], ['shoes'], ['accessories']];

/** One piece of each kind from somebody's wardrobe, for a first impression. */
function samplesOf(items: readonly WardrobeItem[]): WardrobeItem[] {
  const free = items.filter((item) => item.status === 'available' && !item.is_archived);
  return sought.flatMap((categories) => free.find(({ category }) => categories.includes(category)) ?? []);
}

type Props = { art: ReactNode; children: ReactNode };

/** Where outfits will be, for somebody who has no clothes here yet. */
export function NoClothes({ art, children }: Props) {
  return (
    <EmptyState
      title={t`First, a wardrobe`}
      art={art}
      action={
        <Button asChild variant="primary">
          <Link to="/wardrobe">
            <Trans>Add clothes</Trans>
          </Link>
        </Button>
      }
      aside={<StartLink />}
    >
      {children}
    </EmptyState>
  );
}

/** The first step into a lookbook. */
export function LookbookEmpty({ items }: { items: readonly WardrobeItem[] }) {
  const samples = samplesOf(items);
  if (items.length === 0)
    return (
      <NoClothes art={<ExampleLookbook />}>
        <Trans>Outfits are made of your own clothes. Add a few, and they can be laid out here.</Trans>
      </NoClothes>
    );
  return (
    <EmptyState
      title={t`Your lookbook is empty`}
      action={
        <>
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
        </>
      }
      art={samples.length > 1 ? <Collage items={samples} className="max-w-md" /> : undefined}
    >
      <Trans>
        Build an outfit, or save one that was planned for an event. It stays here to be worn again.
      </Trans>
    </EmptyState>
  );
}
