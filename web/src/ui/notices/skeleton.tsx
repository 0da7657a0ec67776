import { figureLook } from '../colour/figure-look.ts';
import { cx } from '../cx.ts';

/** A place holder in the shape of what comes; the region around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-skeleton className={cx('shimmer rounded-control', className)} />;
}

/** In the place of a picture of an outfit: its plate, with the outline of one on it, another for each index. */
export function OutfitSkeleton({ index = 0, className }: { index?: number; className?: string }) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={cx('shimmer relative rounded-photo', className ?? 'aspect-4/5')}
    >
      <span className="silhouette absolute inset-[9%] opacity-35" style={figureLook(index)} />
    </div>
  );
}
