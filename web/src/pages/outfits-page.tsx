import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { LoadFailure } from '../features/offline/load-failure.tsx';
import { LookbookEmpty } from '../features/outfits/lookbook/lookbook-empty.tsx';
import { isNarrowed } from '../features/outfits/lookbook/lookbook-filter.ts';
import { LookbookFilterBar } from '../features/outfits/lookbook/lookbook-filter-bar.tsx';
import { OutfitCard } from '../features/outfits/lookbook/outfit-card.tsx';
import { useLookbookActions } from '../features/outfits/lookbook/use-lookbook-actions.ts';
import { useLookbookView } from '../features/outfits/lookbook/use-lookbook-view.ts';
import { outfitMessages } from '../features/outfits/outfit-messages.ts';
import { lookbookQuery } from '../features/outfits/queries.ts';
import { wardrobeQuery } from '../features/wardrobe/queries.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { OutfitSkeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const OutfitPanel = lazy(async () => ({
  default: (await import('../features/outfits/lookbook/outfit-panel.tsx')).OutfitPanel,
}));
const TastePanel = lazy(async () => ({
  default: (await import('../features/outfits/taste/taste-panel.tsx')).TastePanel,
}));

const none: never[] = [];

/** On a phone an odd outfit would leave a hole, so the newest is shown large. */
const newestLarge = 'max-lg:[&:first-child:nth-last-child(odd)]:col-span-2';

function Loading() {
  return (
    <div aria-busy className="grid grid-cols-2 gap-6 lg:grid-cols-3 wide:grid-cols-4">
      <p className="sr-only">
        <Trans>Loading your outfits</Trans>
      </p>
      <OutfitSkeleton index={3} className="aspect-4/5 max-lg:col-span-2" />
      <OutfitSkeleton index={1} />
      <OutfitSkeleton index={2} />
    </div>
  );
}

export function OutfitsPage() {
  const lookbook = useQuery(lookbookQuery);
  const wardrobe = useQuery(wardrobeQuery);
  const outfits = lookbook.data?.outfits ?? none;
  const actions = useLookbookActions();
  const { view, shown, change, reset, openedId, open, isTasteOpen, showTaste } = useLookbookView(outfits);
  const opened = outfits.find(({ id }) => id === openedId);
  useTitle(t`Lookbook`);
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={t`Lookbook`}
        lead={t`Outfits you saved, ready to wear again.`}
        isTight
        actions={
          wardrobe.data?.items.length !== 0 &&
          !(lookbook.isError && !lookbook.data) && (
            <>
              <Button
                asChild
                needsNetwork
                variant="primary"
                className="order-last max-sm:px-3 max-sm:[&_svg]:hidden"
              >
                <Link to="/outfits/build">
                  <Plus aria-hidden />
                  <Trans>Build an outfit</Trans>
                </Link>
              </Button>
              <Button variant="quiet" onClick={() => showTaste(true)}>
                <SlidersHorizontal aria-hidden />
                <span className="max-md:sr-only">
                  <Trans>Your taste</Trans>
                </span>
              </Button>
            </>
          )
        }
      />
      {lookbook.isError && !lookbook.data ? (
        <LoadFailure
          title={t`Your lookbook didn’t open.`}
          message={t(outfitMessages.loadFailed)}
          pending={lookbook.isFetching}
          onRetry={() => void lookbook.refetch()}
        />
      ) : !lookbook.data ? (
        <Loading />
      ) : outfits.length === 0 ? (
        <LookbookEmpty items={wardrobe.data?.items ?? none} />
      ) : (
        <>
          <LookbookFilterBar outfits={outfits} view={view} onChange={change} />
          <p role="status" className={cx('pb-4 text-sm text-muted', !isNarrowed(view) && 'sr-only')}>
            <Trans>
              <Plural value={shown.length} one="# outfit" other="# outfits" /> of {outfits.length}
            </Trans>
          </p>
          {shown.length === 0 ? (
            <div className="grid justify-items-start gap-4 py-8">
              <p className="text-muted">
                <Trans>No outfit fits these filters.</Trans>
              </p>
              <Button onClick={reset}>
                <Trans>Show all outfits</Trans>
              </Button>
            </div>
          ) : (
            <ol
              aria-label={t`Outfits`}
              className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10 lg:grid-cols-3 wide:grid-cols-4"
            >
              {shown.map((outfit) => (
                <li key={outfit.id} className={newestLarge}>
                  <OutfitCard outfit={outfit} actions={actions} onOpen={open} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <Suspense>
        {opened && <OutfitPanel outfit={opened} actions={actions} onClose={() => open(undefined)} />}
        {isTasteOpen && <TastePanel onClose={() => showTaste(false)} />}
      </Suspense>
    </div>
  );
}
