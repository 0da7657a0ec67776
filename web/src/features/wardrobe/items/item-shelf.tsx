import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ItemGrid } from './item-grid.tsx';
import { LaundryDone } from './laundry-done.tsx';
import { PictureSizeControl, usePictureSize } from './picture-size.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ItemActions } from './use-item-actions.ts';
import type { Selection } from './use-selection.ts';
import type { WardrobeView } from './use-wardrobe-view.ts';

type Props = {
  view: WardrobeView;
  /** Whether the rest is still on its way. */
  isPartial?: boolean;
  isLarge?: boolean;
  /** What else stands in the row of what can be done here, on a desk beside the tabs above. */
  head?: ReactNode;
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

/** Where pictures come first, they are a step larger. */
const larger = { small: 'medium', medium: 'large', large: 'large' } as const;

const idsOf = (items: readonly WardrobeItem[]) => items.map(({ id }) => id);

/** The items that pass the filters, how many they are, and selecting among them. */
export function ItemShelf(props: Props) {
  const { view, isPartial = false, isLarge = false, head, selection, actions, marked, onOpen } = props;
  const chosenSize = usePictureSize((state) => state.size);
  const size = isLarge ? larger[chosenSize] : chosenSize;
  const { shown, filtered } = view;
  const shownIds = useMemo(() => idsOf(shown), [shown]);
  const tools = (
    <div className="-me-2 flex gap-1">
      <div className="max-sm:hidden">
        <PictureSizeControl />
      </div>
      {!selection.active && shown.length > 0 && (
        <Button size="sm" variant="quiet" onClick={selection.begin} className="max-sm:px-2">
          <Trans>Select</Trans>
        </Button>
      )}
    </div>
  );
  return (
    <div className="min-w-0">
      {head !== undefined && (
        <div className="relative max-md:-mt-1.5 lg:pointer-events-none lg:-mt-18 lg:mb-2">
          {head}
          <div className="pointer-events-auto absolute end-0 top-0 max-md:-top-11">{tools}</div>
        </div>
      )}
      <div className="flex items-center gap-x-3">
        <p
          role="status"
          className={cx('figures text-sm leading-9 text-muted', head !== undefined && !filtered && 'sr-only')}
        >
          {filtered
            ? plural(shown.length, { one: '# item found', other: '# items found' })
            : !isPartial && plural(shown.length, { one: '# item', other: '# items' })}
        </p>
        {filtered && (
          <Button size="sm" variant="quiet" onClick={view.reset}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
        {head === undefined && <div className="ms-auto">{tools}</div>}
      </div>
      {view.view.shelf === 'in_wash' && shown.length > 0 && !selection.active && (
        <LaundryDone ids={shownIds} />
      )}
      {shown.length === 0 ? (
        <NothingFound view={view} />
      ) : (
        <ItemGrid
          key={isPartial ? 'first' : 'all'}
          items={shown}
          size={size}
          inSections={view.view.order === 'kind'}
          isPartial={isPartial}
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
