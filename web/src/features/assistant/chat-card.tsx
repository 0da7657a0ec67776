import type { ChatCard as Card } from '@drape/contract/assistant/assistant';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../lib/format.ts';
import { shownAddress } from '../../lib/kept-address.ts';
import { localDay } from '../../lib/local-day.ts';
import { PaletteStrip } from '../../ui/colour/palette-strip.tsx';
import { Link } from '../../ui/link.tsx';
import { Collage } from '../outfits/collage.tsx';
import { wardrobeQuery } from '../wardrobe/queries.ts';

type Item = Extract<Card, { kind: 'items' }>['items'][number];
const cardLook = 'grid gap-2.5 rounded-photo border border-line bg-raised p-3';

function ItemTile({ item, onFollow }: { item: Item; onFollow: () => void }) {
  return (
    <li>
      <Link
        href={`/wardrobe?item=${encodeURIComponent(item.id)}`}
        onClick={onFollow}
        className="group grid gap-1.5 rounded-control"
      >
        <span className="aspect-[3/4] overflow-hidden rounded-control bg-plate">
          <img
            src={shownAddress(item.thumbnail_url)}
            alt=""
            loading="lazy"
            className="size-full object-contain transition-transform group-hover:scale-103"
          />
        </span>
        {item.palette.length > 1 && <PaletteStrip palette={item.palette} focusable={false} />}
        <span className="line-clamp-2 text-xs group-hover:underline">{item.description}</span>
      </Link>
    </li>
  );
}

function Items({ items, onFollow }: { items: readonly Item[]; onFollow: () => void }) {
  return (
    <ul className="grid grid-cols-3 gap-2.5">
      {items.map((item) => (
        <ItemTile key={item.id} item={item} onFollow={onFollow} />
      ))}
    </ul>
  );
}

/** An outfit as it is laid out elsewhere, with the names of its pieces; tiles until the wardrobe has come. */
function Outfit({ items, onFollow }: { items: readonly Item[]; onFollow: () => void }) {
  const { data } = useQuery(wardrobeQuery);
  const owned = items.flatMap(({ id }) => data?.items.find((item) => item.id === id) ?? []);
  if (owned.length < items.length) return <Items items={items} onFollow={onFollow} />;
  return (
    <>
      <Collage items={owned} className="w-3/5" />
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {items.map(({ id, description }) => (
          <li key={id}>
            <Link
              href={`/wardrobe?item=${encodeURIComponent(id)}`}
              onClick={onFollow}
              className="hover:underline"
            >
              {description}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function CardTitle({ title, beside }: { title: string; beside?: string | undefined }) {
  return (
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <span className="font-medium wrap-anywhere">{title}</span>
      {beside !== undefined && <span className="tabular shrink-0 text-muted">{beside}</span>}
    </p>
  );
}

function besideOf(card: Card): string | undefined {
  if (card.kind === 'packing') return plural(card.items.length, { one: '# piece', other: '# pieces' });
  return card.kind === 'items' && card.total > card.items.length
    ? t`${card.items.length} of ${card.total}`
    : undefined;
}

function Events({ card, onFollow }: { card: Extract<Card, { kind: 'events' }>; onFollow: () => void }) {
  return (
    <ul className={cardLook}>
      {card.events.map(({ id, title, startTime, hasOutfit }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 text-sm">
          <Link
            href={`/wardrobe?event=${encodeURIComponent(id)}`}
            onClick={onFollow}
            className="wrap-anywhere underline"
          >
            {title}
          </Link>
          <span className="shrink-0 text-xs text-muted">
            {formatWeekday(startTime.length === 10 ? startTime : localDay(new Date(startTime)))}
            {hasOutfit && ` · ${t`Outfit Ready`}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an answer shows beside its words; garments and events lead to their pages. */
export function ChatCard({ card, onFollow }: { card: Card; onFollow: () => void }) {
  if (card.kind === 'events') return <Events card={card} onFollow={onFollow} />;
  if (card.kind === 'palette') {
    return (
      <div className={cardLook}>
        <CardTitle title={card.title} />
        <PaletteStrip size="tall" palette={card.colors.map((colour) => ({ ...colour, share: 1 }))} />
        <p className="text-xs text-muted">{card.colors.map(({ name }) => name).join(', ')}</p>
      </div>
    );
  }
  return (
    <div className={cardLook}>
      <CardTitle title={card.title} beside={besideOf(card)} />
      {card.kind === 'outfit' ? (
        <Outfit items={card.items} onFollow={onFollow} />
      ) : (
        <Items items={card.items} onFollow={onFollow} />
      )}
    </div>
  );
}
