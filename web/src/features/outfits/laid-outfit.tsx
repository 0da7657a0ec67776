import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { Link } from 'react-router';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { ItemPicture } from '../wardrobe/item-picture.tsx';
import { Collage } from './collage.tsx';
import { outfitPalette } from './outfit-words.ts';

type Props = { label: string; items: readonly WardrobeItem[] };

/** An outfit laid out over its colours, its pieces named below; on a phone, which has less room, the pieces alone. */
export function LaidOutfit({ label, items }: Props) {
  return (
    <div>
      <div className="max-md:hidden">
        <Collage items={items} />
        <PaletteStrip palette={outfitPalette(items)} className="pt-1 pb-2" />
      </div>
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-3 md:flex md:flex-wrap md:gap-x-4 md:gap-y-1"
      >
        {items.map((item) => (
          <li key={item.id} className="relative grid content-start gap-1 md:flex md:items-center md:gap-1.5">
            <ItemPicture src={item.thumbnail_url} className="aspect-4/5 md:hidden" />
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full outline outline-line max-md:hidden"
              style={{ backgroundColor: item.palette[0]?.hex }}
            />
            <Link
              to={`/wardrobe?item=${encodeURIComponent(item.id)}`}
              className="line-clamp-2 text-xs text-muted transition-colors after:absolute after:inset-0 after:rounded-control hover:text-ink md:text-sm"
            >
              {item.description}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
