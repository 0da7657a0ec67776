import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTier } from '../features/membership/use-tier.ts';
import { LoadFailure, PartFailure } from '../features/offline/load-failure.tsx';
import { AddBar } from '../features/wardrobe/add/add-bar.tsx';
import { usePastedClothes } from '../features/wardrobe/add/pasted-clothes.ts';
import { useOpenedItem } from '../features/wardrobe/editor/use-opened-item.ts';
import { FilterBar } from '../features/wardrobe/items/filter-bar.tsx';
import { ItemShelf } from '../features/wardrobe/items/item-shelf.tsx';
import { optionOf } from '../features/wardrobe/items/item-words.ts';
import { useItemActions } from '../features/wardrobe/items/use-item-actions.ts';
import { useSelection } from '../features/wardrobe/items/use-selection.ts';
import { useWardrobeView, wardrobeTabs } from '../features/wardrobe/items/use-wardrobe-view.ts';
import { firstItemsQuery, wardrobeQuery } from '../features/wardrobe/queries.ts';
import { useEventOutfit } from '../features/wardrobe/use-event-outfit.ts';
import { WardrobeHeader } from '../features/wardrobe/wardrobe-header.tsx';
import { wardrobeMessages } from '../features/wardrobe/wardrobe-messages.ts';
import { WardrobeSkeleton } from '../features/wardrobe/wardrobe-skeleton.tsx';
import { useSearchParams } from '../lib/router/hooks.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';

const SamplesNote = lazy(async () => ({
  default: (await import('../features/first-run/samples-note.tsx')).SamplesNote,
}));
const PhotoNotice = lazy(async () => ({
  default: (await import('../features/wardrobe/photos/photo-notice.tsx')).PhotoNotice,
}));
const WardrobeEmpty = lazy(async () => ({
  default: (await import('../features/wardrobe/add/wardrobe-empty.tsx')).WardrobeEmpty,
}));
const EventOutfitPanel = lazy(async () => ({
  default: (await import('../features/wardrobe/event-outfit-panel.tsx')).EventOutfitPanel,
}));
const BulkReview = lazy(async () => ({
  default: (await import('../features/wardrobe/add/bulk-review.tsx')).BulkReview,
}));
const PhotoBar = lazy(async () => ({
  default: (await import('../features/wardrobe/photos/photo-bar.tsx')).PhotoBar,
}));
const PhotoQueue = lazy(async () => ({
  default: (await import('../features/wardrobe/photos/photo-queue.tsx')).PhotoQueue,
}));
const ItemPanel = lazy(async () => ({
  default: (await import('../features/wardrobe/editor/item-panel.tsx')).ItemPanel,
}));
const InsightsPanel = lazy(async () => ({
  default: (await import('../features/wardrobe/insights/insights-panel.tsx')).InsightsPanel,
}));
const ConsiderPanel = lazy(async () => ({
  default: (await import('../features/wardrobe/insights/consider-panel.tsx')).ConsiderPanel,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../features/wardrobe/import/import-dialog.tsx')).ImportDialog,
}));

const none: never[] = [];

export function WardrobePage() {
  const first = useQuery(firstItemsQuery).data;
  const wardrobe = useQuery({ ...wardrobeQuery, placeholderData: () => first });
  const tier = useTier();
  const known = wardrobe.data ?? first;
  const items = known?.items ?? none;
  const max = known?.max_wardrobe_items ?? null;
  const view = useWardrobeView(items);
  const selection = useSelection();
  const actions = useItemActions();
  const { openedId, open, close } = useOpenedItem();
  const outfit = useEventOutfit();
  const review = usePastedClothes((state) => state.review);
  const [opened, setOpened] = useState<'insights' | 'consider' | 'import'>();
  const [search, setSearch] = useSearchParams();
  const dialog = search.has('consider') ? 'consider' : opened;
  useTitle(t`My Wardrobe`);

  const isPartial = wardrobe.isPlaceholderData || wardrobe.data === undefined;
  const isWholeNeeded = view.filtered || !['kind', 'newest'].includes(view.view.order);
  const shelf = (head?: ReactNode) =>
    isPartial && isWholeNeeded ? (
      <WardrobeSkeleton />
    ) : (
      <ItemShelf
        view={view}
        isPartial={isPartial}
        isLarge={head === undefined}
        head={head}
        selection={selection}
        actions={actions}
        marked={outfit.marked}
        onOpen={open}
      />
    );
  const toCheck = items.filter(({ status }) => status === 'to_check').length;
  const closeDialog = () => {
    setOpened(undefined);
    if (search.has('consider')) setSearch({}, { replace: true, preventScrollReset: true });
  };

  return (
    <div className="pb-16">
      <WardrobeHeader
        tier={tier}
        total={known && known.total - toCheck}
        max={max}
        isEmpty={known !== undefined && items.length === 0}
        onInsights={() => setOpened('insights')}
        onConsider={() => setOpened('consider')}
        onImport={() => setOpened('import')}
      />
      {wardrobe.isError && !known ? (
        <LoadFailure
          title={t`Your wardrobe didn’t open.`}
          message={t(wardrobeMessages.loadFailed)}
          pending={wardrobe.isFetching}
          onRetry={() => void wardrobe.refetch()}
        />
      ) : !known ? (
        <WardrobeSkeleton bars />
      ) : review ? (
        <Suspense fallback={<WardrobeSkeleton />}>
          <BulkReview review={review} total={known.total - toCheck} max={max} />
        </Suspense>
      ) : (
        <>
          {outfit.id !== undefined && (
            <Suspense>
              <EventOutfitPanel outfit={outfit} onOpen={open} />
            </Suspense>
          )}
          <Suspense>
            <SamplesNote className="mb-6" />
          </Suspense>
          {toCheck > 0 && view.view.shelf !== 'to_check' && (
            <Button variant="quiet" onClick={() => view.change({ shelf: 'to_check' })} className="-ms-3 mb-3">
              {plural(toCheck, { one: '# item to check', other: '# items to check' })}
            </Button>
          )}
          {items.length === 0 ? (
            <Suspense fallback={<WardrobeSkeleton />}>
              <WardrobeEmpty
                isPro={tier.isPro}
                tab={view.tab}
                onTab={view.setTab}
                onImport={() => setOpened('import')}
                onOpen={open}
              />
            </Suspense>
          ) : (
            <>
              <FilterBar view={view.view} change={view.change} />
              <Tabs
                label={t`My Wardrobe`}
                value={view.tab}
                onValueChange={(value) => view.setTab(optionOf(wardrobeTabs, value, 'summary'))}
                tabs={[
                  {
                    value: 'summary',
                    label: t`Summary/Text View`,
                    content: (
                      <div className="-mt-4">
                        {tier.isPro && (
                          <Suspense>
                            <PhotoNotice onOpen={() => view.setTab('images')} />
                          </Suspense>
                        )}
                        {shelf(<AddBar key={String(search.has('add'))} isPro={tier.isPro} />)}
                      </div>
                    ),
                  },
                  {
                    value: 'images',
                    label: t`Image View`,
                    content: (
                      <Suspense fallback={<WardrobeSkeleton />}>
                        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:-mt-1 md:gap-6">
                          <PhotoBar isPro={tier.isPro} />
                          <div className="min-w-0">
                            <PhotoQueue items={items} onOpen={open} />
                            {shelf()}
                          </div>
                        </div>
                      </Suspense>
                    ),
                  },
                ]}
              />
            </>
          )}
          {wardrobe.isError && !wardrobe.data && (
            <PartFailure
              isExtra
              className="mt-6"
              message={t`Only your ${items.length} newest items could be loaded.`}
              pending={wardrobe.isFetching}
              onRetry={() => void wardrobe.refetch()}
            />
          )}
        </>
      )}
      <Suspense>
        {openedId !== undefined && (
          <ItemPanel
            id={openedId}
            isPro={tier.isPro}
            summary={items.find(({ id }) => id === openedId)}
            actions={actions}
            onOpen={open}
            onClose={close}
          />
        )}
        {dialog === 'insights' && <InsightsPanel items={items} onOpen={open} onClose={closeDialog} />}
        {dialog === 'consider' && <ConsiderPanel items={items} isPro={tier.isPro} onClose={closeDialog} />}
        {dialog === 'import' && <ImportDialog onClose={closeDialog} />}
      </Suspense>
    </div>
  );
}
