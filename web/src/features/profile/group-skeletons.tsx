import { Skeleton } from '../../ui/notices/skeleton.tsx';

/** Closed groups of the profile that are on their way: a title, and what it holds. */
export function GroupSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: place holders have nothing else to go by
      key={index}
      className="grid items-center gap-x-10 gap-y-1.5 border-t border-line py-4.5 md:grid-cols-[16rem_minmax(0,1fr)] md:py-5.5"
    >
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-5.5 max-w-88" />
    </div>
  ));
}
