import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useReach } from '../../lib/reach.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { retryAll, useFailure, useTeller } from './failures.ts';
import { GhostOutfits } from './ghost-outfits.tsx';
import { KeptPage } from './kept-page.tsx';

export type FailureProps = {
  message: string;
  pending: boolean;
  onRetry: () => void;
};

type PageFailureProps = FailureProps & {
  /** The headline, where the message would be none. */
  title?: string;
  /** Whether it stands below the empty places of what did not come, which show as much as its own would. */
  isBelowPlaces?: boolean;
  className?: string;
};

/**
 * In the place of a page that could not be loaded: what failed, what of that matters, the way to ask again, and the
 * shapes of what would be there. Without a connection nothing could be asked; the page loads by itself when there is
 * one, and another may be kept here.
 */
export function LoadFailure(props: PageFailureProps) {
  const { title, message, pending, onRetry, isBelowPlaces = false, className } = props;
  const isOffline = useReach(({ reach }) => reach === 'no network');
  useFailure('page', onRetry);
  return (
    <div
      role="alert"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-8 border-t border-line py-8',
        !isBelowPlaces && 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-16 lg:gap-24',
        className,
      )}
    >
      <div className="grid justify-items-start gap-2 md:gap-3">
        <p className="flex items-start gap-3 font-display text-lg text-balance md:text-xl">
          {isOffline ? t`This page isn’t kept on this device.` : (title ?? message)}
        </p>
        <p className="max-w-[48ch] text-muted">
          {isOffline ? (
            <Trans>It opens by itself when you are connected again.</Trans>
          ) : (
            <Trans>Nothing is lost: your data is safe on the server.</Trans>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          {isOffline ? (
            <KeptPage
              className="max-md:w-full"
              otherwise={
                <Button variant="quiet" className="-mx-5" pending={pending} onClick={retryAll}>
                  <Trans>Try again</Trans>
                </Button>
              }
            />
          ) : (
            <Button variant="primary" pending={pending} onClick={retryAll}>
              <Trans>Retry</Trans>
            </Button>
          )}
          {!isOffline && <KeptPage variant="secondary" />}
        </div>
        {!isOffline && title !== undefined && (
          <p className="mt-2 max-w-[48ch] text-xs text-muted">{message}</p>
        )}
      </div>
      {!isBelowPlaces && <GhostOutfits />}
    </div>
  );
}

type PartProps = FailureProps & {
  /** Whether nothing stands in its place where another tells it. */
  isExtra?: boolean;
  className?: string;
};

/** In the place of a part of a page: what failed, and the way to ask for it again. */
export function PartFailure({ message, pending, onRetry, isExtra = false, className }: PartProps) {
  const { teller, partsFail } = useTeller();
  const isOffline = useReach(({ reach }) => reach !== 'online');
  useFailure('part', onRetry);
  const isTold = isOffline || partsFail || teller === 'page';
  if (isTold && isExtra) return <p className="sr-only">{message}</p>;
  const Icon = isOffline ? CloudOff : TriangleAlert;
  return (
    <div
      role={isTold ? undefined : 'alert'}
      className={cx(
        'flex min-h-18 items-center gap-3.5 rounded-photo bg-wash px-4 py-3 text-sm md:px-5',
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
      <p className="flex-1 text-pretty">
        {isOffline ? t`Not kept on this device. It comes back with the connection.` : message}
      </p>
      {!isOffline && teller !== 'page' && (
        <Button size="sm" pending={pending} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
}
