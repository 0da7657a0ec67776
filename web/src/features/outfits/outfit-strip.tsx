import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { cx } from '../../ui/cx.ts';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';

type Props = { label: string; items: readonly WardrobeItem[]; className?: string };

/** The garments of an outfit side by side, each with its name below. */
export function OutfitStrip({ label, items, className }: Props) {
  return (
    <ul
      aria-label={label}
      className={cx('grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-3', className)}
    >
      {items.map((item) => (
        <li key={item.id} className="grid content-start gap-1">
          <ItemPicture src={item.thumbnail_url} item={item} className="aspect-4/5" />
          <span className="line-clamp-2 text-xs text-muted">{item.description}</span>
        </li>
      ))}
    </ul>
  );
}
