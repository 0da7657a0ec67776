import type { ChatCard } from '@drape/contract/assistant/assistant';
import { shownAddress } from '../../lib/kept-address.ts';
import { PaletteStrip } from '../../ui/colour/palette-strip.tsx';
import { Link } from '../../ui/link.tsx';

export type ShownItem = Extract<ChatCard, { kind: 'items' }>['items'][number];

export const cardLook = 'grid gap-2.5 rounded-photo border border-line bg-raised p-3.5';

function ItemTile({ item, onFollow }: { item: ShownItem; onFollow: () => void }) {
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

/** Pieces of the wardrobe as tiles that lead to their pages. */
export function Items({ items, onFollow }: { items: readonly ShownItem[]; onFollow: () => void }) {
  return (
    <ul className="grid grid-cols-3 gap-2.5">
      {items.map((item) => (
        <ItemTile key={item.id} item={item} onFollow={onFollow} />
      ))}
    </ul>
  );
}
