import { figureLook } from '../../ui/colour/figure-look.ts';
import { cx } from '../../ui/cx.ts';

const places = [0, 1, 2, 3];

/** Outfits as outlines in cloth, in a row that leaves one out on a phone: where the pictures of a page would stand. Decoration only. */
export function GhostOutfits({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx('grid grid-cols-3 gap-3 md:grid-cols-4 md:gap-4', className)}>
      {places.map((index) => (
        <span key={index} className="rounded-photo bg-wash p-[8%] max-md:last:hidden">
          <span className="silhouette aspect-[4/8] opacity-80" style={figureLook(index)} />
        </span>
      ))}
    </div>
  );
}
