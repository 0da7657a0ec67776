import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The filters and the tabs to come. */
function Bars() {
  return (
    <>
      <div className="grid grid-cols-2 gap-2 pb-4 md:grid-cols-4 md:pb-6 lg:grid-cols-[minmax(14rem,1fr)_repeat(4,minmax(0,11rem))]">
        <Skeleton className="h-11 max-lg:col-span-full" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11 max-md:hidden" />
        <Skeleton className="h-11 max-md:hidden" />
      </div>
      <Skeleton className="mb-8 h-11" />
    </>
  );
}

/** Items to come beside the column to add some, on the whole page below its bars. */
export function WardrobeSkeleton({ bars = false }: { bars?: boolean }) {
  return (
    <div aria-busy>
      <p className="sr-only">
        <Trans>Loading your wardrobe</Trans>
      </p>
      {bars && <Bars />}
      <div className="grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
        <Skeleton className="h-24 lg:h-72" />
        <div className="grid content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:pt-17">
          {places.map((place) => (
            <div key={place} className="grid h-36 grid-cols-[6.5rem_minmax(0,1fr)] gap-4">
              <Skeleton className="h-full rounded-photo" />
              <div className="grid content-between">
                <div className="grid gap-2">
                  <Skeleton className="h-4 w-3/4" />
                  <Skeleton className="h-3 w-1/2" />
                </div>
                <Skeleton className="h-2" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
