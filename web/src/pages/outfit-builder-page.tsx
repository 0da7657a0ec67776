import { proMessages } from '@drape/contract/membership/tiers';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Lock, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { ExampleBoard } from '../features/first-run/examples/example-lookbook.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { useBuilder } from '../features/outfits/builder/builder.ts';
import { BuilderBoard } from '../features/outfits/builder/builder-board.tsx';
import { BuilderPurpose } from '../features/outfits/builder/builder-purpose.tsx';
import { BuilderScore } from '../features/outfits/builder/builder-score.tsx';
import { BuilderToolbar } from '../features/outfits/builder/builder-toolbar.tsx';
import { BuilderTray } from '../features/outfits/builder/builder-tray.tsx';
import { useBuilderActions } from '../features/outfits/builder/use-builder-actions.ts';
import { useBuilderStart } from '../features/outfits/builder/use-builder-start.ts';
import { NoClothes } from '../features/outfits/lookbook/lookbook-empty.tsx';
import { outfitMessages } from '../features/outfits/outfit-messages.ts';
import { wardrobeQuery } from '../features/wardrobe/queries.ts';
import { useNavigate } from '../lib/router/hooks.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { TextField } from '../ui/fields/field.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { showToast } from '../ui/notices/toast.tsx';

const none: never[] = [];

type SaveProps = { items: ReadonlyMap<string, WardrobeItem> };

function SaveBar({ items }: SaveProps) {
  const { isPro, pricingTier } = useTier();
  const navigate = useNavigate();
  const name = useBuilder((state) => state.name);
  const keepsSome = useBuilder((state) => state.kept.length > 0);
  const isChange = useBuilder((state) => state.planId !== undefined);
  const eventTitle = useBuilder((state) => state.eventTitle);
  const { save, complete } = useBuilderActions(items);
  const upgrade = { label: t`Upgrade`, onAction: () => void navigate('/profile') };
  return (
    <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end">
      <TextField
        label={t`Name`}
        value={name}
        maxLength={200}
        placeholder={eventTitle ?? t`Saturday in town`}
        onChange={({ target }) => useBuilder.setState({ name: target.value })}
      />
      <Button
        disabled={pricingTier === undefined}
        pending={complete.isPending}
        onClick={() =>
          isPro
            ? complete.mutate()
            : showToast({ title: proMessages.outfits, tone: 'error', action: upgrade })
        }
      >
        {!complete.isPending && (pricingTier && !isPro ? <Lock aria-hidden /> : <Sparkles aria-hidden />)}
        {keepsSome ? t`Change the rest` : t`Complete the outfit`}
      </Button>
      <Button variant="primary" pending={save.isPending} onClick={() => save.mutate()}>
        {!save.isPending && <Bookmark aria-hidden />}
        {isChange ? t`Save changes` : t`Save to lookbook`}
      </Button>
    </div>
  );
}

type WorkplaceProps = {
  items: readonly WardrobeItem[];
  byId: ReadonlyMap<string, WardrobeItem>;
  onTable: readonly WardrobeItem[];
};

const narrow = 'max-w-[40rem]';

/** The table between the clothes and the score, which comes with the first piece; on a phone the clothes lie right below the table. */
function Workplace({ items, byId, onTable }: WorkplaceProps) {
  return (
    <div
      className={cx(
        'grid gap-3 [--stage:max(30rem,calc(100svh-15.5rem))] md:gap-6 lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8',
        onTable.length === 0
          ? 'lg:grid-cols-[20rem_minmax(0,1fr)]'
          : 'md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[20rem_minmax(0,1fr)_18rem]',
      )}
    >
      <div
        className={cx(
          'mx-auto grid w-full md:row-start-1 lg:col-start-2',
          onTable.length > 0 ? narrow : 'md:max-lg:col-span-2',
        )}
      >
        <BuilderBoard items={byId} onTable={onTable} />
      </div>
      <div className="min-w-0 md:row-start-3 md:max-lg:col-span-2 lg:col-start-1 lg:row-span-3 lg:row-start-1">
        <BuilderTray items={items} onTable={onTable} />
      </div>
      <div
        className={cx(
          'mx-auto w-full md:row-start-2 md:-mt-4 lg:col-start-2 lg:max-w-[calc((var(--stage)-3.5rem)*0.8)]',
          narrow,
        )}
      >
        <BuilderToolbar items={byId} onTable={onTable} />
      </div>
      <div
        className={cx(
          'mx-auto w-full md:row-start-4 md:max-lg:col-span-2 md:max-lg:max-w-none lg:col-start-2 lg:row-start-3',
          narrow,
        )}
      >
        {onTable.length > 0 && <SaveBar items={byId} />}
      </div>
      {onTable.length > 0 && (
        <div className="min-w-0 max-md:pt-4 md:row-span-2 md:row-start-1 md:max-lg:col-start-2 lg:col-start-3 lg:row-span-3">
          <BuilderScore onTable={onTable} />
        </div>
      )}
    </div>
  );
}

export function OutfitBuilderPage() {
  const wardrobe = useQuery(wardrobeQuery);
  const items = wardrobe.data?.items ?? none;
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const layout = useBuilder((state) => state.layout);
  const onTable = useMemo(() => layout.flatMap(({ item_id }) => byId.get(item_id) ?? []), [layout, byId]);
  const start = useBuilderStart(byId);
  useTitle(t`Build an outfit`);
  const failed = (wardrobe.isError && !wardrobe.data) || start.isError;
  return (
    <div className="pb-16">
      <PlanNavigation />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5 pb-4 md:pt-10 md:pb-7">
        <h1 className="font-display text-xl md:text-2xl">
          <Trans>Build an outfit</Trans>
        </h1>
        {items.length > 0 && !start.isPending && <BuilderPurpose />}
      </header>
      {failed ? (
        <Alert
          messages={[t(outfitMessages.loadFailed)]}
          action={
            <Button
              size="sm"
              onClick={() => {
                void wardrobe.refetch();
                start.retry();
              }}
            >
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : !wardrobe.data || start.isPending ? (
        <Skeleton className="h-[60vh]" />
      ) : items.length === 0 ? (
        <NoClothes art={<ExampleBoard />}>
          <Trans>Lay your own clothes on the table, try what goes together, and keep what you like.</Trans>
        </NoClothes>
      ) : (
        <Workplace items={items} byId={byId} onTable={onTable} />
      )}
    </div>
  );
}
