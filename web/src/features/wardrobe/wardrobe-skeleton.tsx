import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

const places = Array.from({ length: 18 }, (_, place) => `place ${place}`);

/** The filters and the tabs to come. */
function Bars() {
  return (
    <>
      <div className="flex gap-2 overflow-hidden md:pt-0.5 md:pb-2">
        <Skeleton className="h-9 flex-1 rounded-full md:max-w-md" />
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton
            key={place}
            className="h-9 w-26 shrink-0 rounded-full max-md:not-nth-[2]:hidden md:w-32"
          />
        ))}
      </div>
      <Skeleton className="mb-6 h-9 md:mb-8 md:h-11" />
    </>
  );
}

/** Items to come, on the whole page below its bars. */
export function WardrobeSkeleton({ bars = false }: { bars?: boolean }) {
  return (
    <div aria-busy>
      <p className="sr-only">
        <Trans>Loading your wardrobe</Trans>
      </p>
      {bars && <Bars />}
      <Skeleton className="mt-4 mb-3 h-7 w-40" />
      <div className="grid grid-cols-3 gap-x-2.5 gap-y-3.5 sm:grid-cols-[repeat(auto-fill,minmax(9.625rem,1fr))] sm:gap-x-5.5">
        {places.map((place) => (
          <div key={place} className="grid gap-2">
            <Skeleton className="aspect-4/5 rounded-photo" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="mb-2 h-3 w-1/2 sm:mb-8" />
          </div>
        ))}
      </div>
    </div>
  );
}
