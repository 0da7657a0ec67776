import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  CalendarCheck,
  CalendarPlus,
  Ellipsis,
  Heart,
  Trash2,
  WashingMachine,
} from 'lucide-react';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { itemSummary } from '../items/item-words.ts';
import { useBulkEdit } from '../items/use-bulk-edit.ts';
import type { ItemActions } from '../items/use-item-actions.ts';
import { itemQuery } from '../queries.ts';
import { wardrobeMessages as says } from '../wardrobe-messages.ts';
import { ItemEditor } from './item-editor.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemGallery } from './item-gallery.tsx';
import { ItemOutfits } from './item-outfits.tsx';
import { hasUnsavedEdits } from './use-item-editor.ts';
import { WearLog } from './wear-log.tsx';

type ActionProps = { item: WardrobeItem; actions: ItemActions; onClose: () => void };

type Props = {
  id: string;
  isPro: boolean;
  /** What the list knows of the item already, shown until all of it is there. */
  summary: WardrobeItem | undefined;
  actions: ItemActions;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What one does less often with an item. */
function MoreActions({ item, actions, onClose }: ActionProps) {
  const edit = useBulkEdit();
  const inWash = item.status === 'in_wash';
  const change = (changes: Parameters<typeof edit.mutate>[0]['changes']) =>
    edit.mutate({ ids: [item.id], changes });
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label={t`More for ${item.description}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {(item.status === 'available' || inWash) && (
        <MenuItem onSelect={() => change({ status: inWash ? 'available' : 'in_wash' })}>
          <WashingMachine aria-hidden />
          {inWash ? t`Washed` : t`To the laundry`}
        </MenuItem>
      )}
      <MenuItem onSelect={() => change({ is_archived: !item.is_archived })}>
        {item.is_archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {item.is_archived ? t`Unarchive` : t`Archive`}
      </MenuItem>
      <MenuItem
        onSelect={() => {
          onClose();
          void actions.remove([item.id]);
        }}
      >
        <Trash2 aria-hidden />
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  );
}

function QuickActions(props: ActionProps) {
  const { item, actions } = props;
  const wornToday = item.last_worn === localDay();
  return (
    <div className="flex gap-2">
      <Button
        variant="primary"
        disabled={wornToday}
        onClick={() => void actions.markWorn(item)}
        className="flex-1"
      >
        {wornToday ? <CalendarCheck aria-hidden /> : <CalendarPlus aria-hidden />}
        {wornToday ? t`Worn today` : t`Wear today`}
      </Button>
      <Button
        size="icon"
        aria-label={t`Favorite`}
        aria-pressed={item.is_favorite}
        onClick={() => actions.toggleFavorite(item)}
      >
        <Heart aria-hidden className={cx(item.is_favorite && 'fill-accent-text text-accent-text')} />
      </Button>
      <MoreActions {...props} />
    </div>
  );
}

/** An item's own page, beside the wardrobe or, on a phone, over it. */
export function ItemPanel({ id, isPro, summary, actions, onOpen, onClose }: Props) {
  const { data: item, isError, refetch, isFetching } = useQuery(itemQuery(id));
  const shown = item ?? summary;
  const leave = () => {
    onClose();
    if (!shown || !hasUnsavedEdits(id)) return;
    showToast({
      title: says.notSavedYet(shown.description),
      action: { label: t`Continue`, onAction: () => onOpen(id) },
      durationMs: 10_000,
    });
  };
  return (
    <Dialog
      open
      shape="panel"
      title={shown?.description ?? t`Wardrobe item`}
      onOpenChange={(open) => !open && leave()}
    >
      {isError && !item && (
        <Alert
          messages={[t`This item could not be loaded. It may have been deleted.`]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      {shown && (
        <div className="grid gap-6 md:grid-cols-2 md:gap-10">
          <div className="grid content-start md:sticky md:top-24 md:self-start">
            <ItemGallery item={shown} isPro={isPro} />
            {shown.palette.length > 1 && <PaletteStrip palette={shown.palette} className="mt-2" />}
          </div>
          <div className="grid content-start gap-8">
            <div className="grid gap-4">
              <p className="text-muted max-md:text-sm">{itemSummary(shown)}</p>
              <QuickActions item={shown} actions={actions} onClose={onClose} />
            </div>
            {item ? (
              <>
                <WearLog item={item} actions={actions} />
                <ItemOutfits item={item} isPro={isPro} />
                <ItemFacts item={item} />
                <ItemEditor item={item} />
              </>
            ) : (
              !isError && <Skeleton className="h-96" />
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
