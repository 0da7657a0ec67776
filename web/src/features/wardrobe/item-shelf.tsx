import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import type { CardShape } from './item-card.tsx';
import { ItemGrid } from './item-grid.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ItemActions } from './use-item-actions.ts';
import type { Selection } from './use-selection.ts';
import type { WardrobeView } from './use-wardrobe-view.ts';

type Props = {
  view: WardrobeView;
  /** Whether the rest is still on its way. */
  isPartial?: boolean;
  shape: CardShape;
  selection: Selection;
  actions: ItemActions;
  /** Items of the outfit that the page was opened for. */
  marked: ReadonlySet<string>;
  onOpen: (id: string) => void;
};

function NothingFound({ view }: { view: WardrobeView }) {
  const empty = {
    archived: t`Nothing is archived.`,
    favorites: t`No favorites yet. The heart on an item makes it one.`,
    in_wash: t`Nothing is in the wash.`,
    lent: t`Nothing is lent.`,
    repair: t`Nothing is in repair.`,
    to_check: t`Nothing to check.`,
    current: t`Nothing matches.`,
  };
  const narrowed = view.view.query !== '' || view.view.category !== 'all' || view.view.season !== 'all';
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <p className="font-display text-xl">{narrowed ? empty.current : empty[view.view.shelf]}</p>
      <Button onClick={view.reset}>
        <Trans>Show the whole wardrobe</Trans>
      </Button>
    </div>
  );
}

const idsOf = (items: readonly WardrobeItem[]) => items.map(({ id }) => id);

/** The items that pass the filters, how many they are, and selecting among them. */
export function ItemShelf({ view, isPartial = false, shape, selection, actions, marked, onOpen }: Props) {
  const { shown, filtered } = view;
  const shownIds = useMemo(() => idsOf(shown), [shown]);
  return (
    <div className="min-w-0">
      <div className="flex min-h-13 items-center justify-between gap-3 pb-4">
        <p role="status" className="figures text-sm text-muted">
          {filtered
            ? plural(shown.length, { one: '# item found', other: '# items found' })
            : !isPartial && plural(shown.length, { one: '# item', other: '# items' })}
        </p>
        <div className="flex gap-1">
          {filtered && (
            <Button size="sm" variant="quiet" onClick={view.reset}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
          {!selection.active && shown.length > 0 && (
            <Button size="sm" variant="quiet" onClick={selection.begin}>
              <Trans>Select</Trans>
            </Button>
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <NothingFound view={view} />
      ) : (
        <ItemGrid
          items={shown}
          shape={shape}
          selection={selection}
          actions={actions}
          marked={marked}
          onOpen={onOpen}
        />
      )}
      <SelectionBar
        selection={selection}
        shownIds={shownIds}
        archivedShelf={view.view.shelf === 'archived'}
        actions={actions}
      />
    </div>
  );
}
