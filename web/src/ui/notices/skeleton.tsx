import { cx } from '../cx.ts';

/** A place holder in the shape of what comes; the region around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-skeleton className={cx('shimmer rounded-control', className)} />;
}

/** In the place of a picture of an outfit: its plate, with the shape of one on it. */
export function OutfitSkeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={cx('shimmer relative rounded-photo', className ?? 'aspect-4/5')}
    >
      <span className="silhouette absolute inset-[9%] opacity-45" />
    </div>
  );
}
