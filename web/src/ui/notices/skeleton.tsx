import { cx } from '../cx.ts';

/** A place holder in the shape of what comes; the region around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-skeleton className={cx('shimmer rounded-control', className)} />;
}
