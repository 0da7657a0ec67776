import { cx } from '../../ui/cx.ts';
import { days } from '../first-run/examples/example-pictures.tsx';

const shapes = [days.tuesday, days.monday, days.friday, days.sunday];

/** Outfits as shapes alone, in a row that leaves one out on a phone: where the pictures of a page would stand. Decoration only. */
export function GhostOutfits({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx('grid grid-cols-3 gap-3 md:grid-cols-4 md:gap-4', className)}>
      {shapes.map((shape) => (
        <span key={shape} className="rounded-photo bg-wash p-[8%] max-md:last:hidden">
          <span
            className="silhouette block aspect-[4/8] [mask-image:var(--shape)]"
            style={{ ['--shape' as string]: `url("${shape}")` }}
          />
        </span>
      ))}
    </div>
  );
}
