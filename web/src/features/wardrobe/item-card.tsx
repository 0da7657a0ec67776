import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarCheck, CalendarPlus, Check, Heart } from 'lucide-react';
import { memo } from 'react';
import { localDay } from '../../lib/local-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { SampleBadge } from '../first-run/sample-badge.tsx';
import { ItemPicture } from './item-picture.tsx';
import { itemSummary, statusNames, wornWords } from './item-words.ts';
import type { ItemActions } from './use-item-actions.ts';

export type CardShape = 'row' | 'tile';

type Props = {
  item: WardrobeItem;
  shape: CardShape;
  selecting: boolean;
  selected: boolean;
  /** Whether it belongs to the outfit that is on show. */
  marked: boolean;
  /** Whether the keyboard's way into the list leads here. */
  focusable: boolean;
  actions: Pick<ItemActions, 'toggleFavorite' | 'markWorn'>;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
};

const quietButton =
  'grid size-9 place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-ink [&_svg]:size-4.5';

function showsWholePhoto(item: WardrobeItem): boolean {
  return item.image_kind === 'photo' && item.images[0]?.cutout !== true;
}

function SelectedMark({ selected }: { selected: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute top-2 start-2 z-10 grid size-6 place-items-center rounded-full border',
        selected ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-raised',
      )}
    >
      {selected && <Check className="size-4" strokeWidth={3} />}
    </span>
  );
}

function Chips({ item }: { item: WardrobeItem }) {
  return (
    <>
      {item.status !== 'available' && <Badge tone="accent">{t(statusNames[item.status])}</Badge>}
      {item.is_archived && (
        <Badge>
          <Trans>Archived</Trans>
        </Badge>
      )}
      <SampleBadge kind="items" id={item.id} />
      {item.quantity > 1 && (
        <Badge>
          <Trans>{item.quantity} of them</Trans>
        </Badge>
      )}
    </>
  );
}

function CardButtons({ item, focusable, actions }: Pick<Props, 'item' | 'focusable' | 'actions'>) {
  const tabIndex = focusable ? 0 : -1;
  const wornToday = item.last_worn === localDay();
  return (
    <div className="flex shrink-0">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t`Favorite: ${item.description}`}
        aria-pressed={item.is_favorite}
        onClick={() => actions.toggleFavorite(item)}
        className={quietButton}
      >
        <Heart aria-hidden className={cx(item.is_favorite && 'fill-accent-text text-accent-text')} />
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={wornToday ? t`Worn today: ${item.description}` : t`Wear today: ${item.description}`}
        aria-pressed={wornToday}
        disabled={wornToday}
        onClick={() => void actions.markWorn(item)}
        className={quietButton}
      >
        {wornToday ? <CalendarCheck aria-hidden className="text-good" /> : <CalendarPlus aria-hidden />}
      </button>
    </div>
  );
}

/** An item of the wardrobe: its picture, its colours and what it is. A press opens it, or selects while selecting. */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { item, shape, selecting, selected, marked, focusable, actions, onOpen, onToggle } = props;
  const row = shape === 'row';
  const mainButton = (
    <button
      type="button"
      data-item={item.id}
      tabIndex={focusable ? 0 : -1}
      aria-pressed={selecting ? selected : undefined}
      onClick={(event) =>
        selecting || event.shiftKey || event.metaKey || event.ctrlKey ? onToggle(item.id) : onOpen(item.id)
      }
      className={cx(
        'text-start after:absolute after:inset-0 after:rounded-photo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text',
        row
          ? 'font-display line-clamp-2 text-lg leading-6 wrap-anywhere'
          : 'min-h-6 w-full truncate text-sm font-medium',
      )}
    >
      {item.description}
    </button>
  );
  return (
    <article
      className={cx(
        'group relative h-full',
        row ? 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4' : 'flex flex-col gap-2',
        selected && 'rounded-photo outline-2 outline-offset-4 outline-accent-text',
      )}
    >
      {marked && (
        <p className="absolute bottom-full start-0 z-10 mb-[-0.75rem] ms-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
          <Trans>In this outfit</Trans>
        </p>
      )}
      {selecting && <SelectedMark selected={selected} />}
      <ItemPicture
        src={item.thumbnail_url}
        fill={showsWholePhoto(item)}
        className={row ? 'h-full' : 'min-h-0 flex-1'}
      />
      {row ? (
        <div className="flex min-w-0 flex-col">
          <h3 className="min-w-0">{mainButton}</h3>
          <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">{itemSummary(item)}</p>
          <div className="mt-auto flex min-h-9 items-center justify-between gap-2">
            <p className="figures flex min-w-0 flex-wrap items-center gap-1.5 text-xs text-muted">
              <Chips item={item} />
              {item.status === 'available' && wornWords(item.times_worn)}
            </p>
            <div className="relative z-10 -me-2">
              <CardButtons item={item} focusable={focusable} actions={actions} />
            </div>
          </div>
          <PaletteStrip palette={item.palette} focusable={false} className="relative z-10 -mb-1.5" />
        </div>
      ) : (
        <>
          <PaletteStrip palette={item.palette} focusable={false} className="relative z-10 -my-1.5" />
          <div>
            <h3 className="flex min-w-0">{mainButton}</h3>
            <div className="flex h-9 items-center justify-between gap-1">
              <p className="flex min-w-0 items-center gap-1.5 truncate text-xs text-muted">
                <SampleBadge kind="items" id={item.id} />
                {item.status === 'available' ? wornWords(item.times_worn) : t(statusNames[item.status])}
              </p>
              <div className="relative z-10 -me-2">
                <CardButtons item={item} focusable={focusable} actions={actions} />
              </div>
            </div>
          </div>
        </>
      )}
    </article>
  );
});
