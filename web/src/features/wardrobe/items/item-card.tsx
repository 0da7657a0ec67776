import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarCheck, CalendarPlus, Check, Heart } from 'lucide-react';
import { memo } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { SampleBadge } from '../../first-run/sample-badge.tsx';
import { shownScale } from './item-measure.ts';
import { ItemPicture } from './item-picture.tsx';
import { itemSummary, statusNames, wornWords } from './item-words.ts';
import type { ItemActions } from './use-item-actions.ts';

type Props = {
  item: WardrobeItem;
  /** Whether there is no room for more than the name beside the picture. */
  small: boolean;
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
  'grid size-9 place-items-center rounded-control text-muted transition-colors hover:text-ink [&_svg]:size-4';

/** With a mouse, what can be done with a piece shows when one comes to it. */
const onHover =
  '[@media(hover:hover)]:[&:not(:focus-visible,.group:hover_*,.group:focus-within_*)]:opacity-0';

type ButtonProps = Pick<Props, 'item' | 'focusable' | 'actions'>;

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

/** What is not as usual about it, on the corner of its picture. */
function Marks({ item }: { item: WardrobeItem }) {
  return (
    <span
      className={cx(
        'pointer-events-none absolute inset-x-1.5 bottom-1.5 z-10 flex flex-wrap items-center gap-1 [color-scheme:light]',
      )}
    >
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
    </span>
  );
}

function FavoriteButton({ item, focusable, actions }: ButtonProps) {
  return (
    <button
      type="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={t`Favorite: ${item.description}`}
      aria-pressed={item.is_favorite}
      onClick={() => actions.toggleFavorite(item)}
      className={cx(quietButton, !item.is_favorite && onHover)}
    >
      <Heart
        aria-hidden
        strokeWidth={1.5}
        className={item.is_favorite ? 'fill-accent-text text-accent-text' : 'text-edge'}
      />
    </button>
  );
}

function WearButton({ item, focusable, actions }: ButtonProps) {
  const wornToday = item.last_worn === localDay();
  return (
    <button
      type="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={wornToday ? t`Worn today: ${item.description}` : t`Wear today: ${item.description}`}
      aria-pressed={wornToday}
      disabled={wornToday}
      onClick={() => void actions.markWorn(item)}
      className={cx(quietButton, !wornToday && onHover)}
    >
      {wornToday ? <CalendarCheck aria-hidden className="text-good" /> : <CalendarPlus aria-hidden />}
    </button>
  );
}

/** An item of the wardrobe: its picture and its name. A press opens it, or selects while selecting. */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { item, small, selecting, selected, marked, focusable, actions, onOpen, onToggle } = props;
  return (
    <article
      className={cx(
        'group relative flex h-full flex-col',
        selected && 'rounded-photo outline-2 outline-offset-4 outline-accent-text',
      )}
    >
      {marked && (
        <p className="absolute bottom-full start-0 z-10 mb-[-0.75rem] ms-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
          <Trans>In this outfit</Trans>
        </p>
      )}
      {selecting && <SelectedMark selected={selected} />}
      <div className="relative flex min-h-0 flex-1">
        <ItemPicture
          src={item.thumbnail_url}
          item={item}
          fill={showsWholePhoto(item)}
          scale={shownScale(item)}
          className="flex-1"
        />
        <Marks item={item} />
      </div>
      <div className={small ? 'h-10 pt-2' : 'h-17 pt-2.5'}>
        <h3 className="flex min-w-0">
          <button
            type="button"
            data-item={item.id}
            tabIndex={focusable ? 0 : -1}
            aria-pressed={selecting ? selected : undefined}
            onClick={(event) =>
              selecting || event.shiftKey || event.metaKey || event.ctrlKey
                ? onToggle(item.id)
                : onOpen(item.id)
            }
            className={cx(
              'w-full text-start font-medium after:absolute after:inset-0 after:rounded-photo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text',
              small ? 'text-xs leading-4' : 'text-sm leading-5',
            )}
          >
            <span className="line-clamp-2">{item.description}</span>
          </button>
        </h3>
        <p className="sr-only">{itemSummary(item)}</p>
        <p className={small ? 'sr-only' : 'figures truncate text-xs leading-4.5 text-muted'}>
          {wornWords(item.times_worn)}
        </p>
      </div>
      {/* On a light tile in both modes. */}
      <div className="absolute end-0.5 top-0.5 z-10 flex flex-row-reverse [color-scheme:light] group-has-data-waiting:opacity-0">
        <FavoriteButton item={item} focusable={focusable} actions={actions} />
        {!small && <WearButton item={item} focusable={focusable} actions={actions} />}
      </div>
    </article>
  );
});
