import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Items to come. */
export function WardrobeSkeleton() {
  return (
    <div aria-busy>
      <p className="sr-only">
        <Trans>Loading your wardrobe</Trans>
      </p>
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {places.map((place) => (
          <div key={place} className="grid h-33 grid-cols-[6.5rem_minmax(0,1fr)] gap-4">
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
  );
}
