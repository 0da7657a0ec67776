import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReach } from '../../lib/reach.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { retryAll, useFailure, useTeller } from './failures.ts';
import { KeptPage } from './kept-page.tsx';

export type FailureProps = {
  message: string;
  pending: boolean;
  onRetry: () => void;
};

type PageFailureProps = FailureProps & {
  /** The headline, where the message would be none. */
  title?: string;
  /** Whether it stands below the empty places of what did not come, which show as much as a rail would. */
  isBelowPlaces?: boolean;
  className?: string;
};

/**
 * In the place of a page that could not be loaded: an empty rail, what failed, what of that matters, and the way to ask
 * again. Without a connection nothing could be asked; the page loads by itself when there is one, and another may be
 * kept here.
 */
export function LoadFailure(props: PageFailureProps) {
  const { title, message, pending, onRetry, isBelowPlaces = false, className } = props;
  const isOffline = useReach(({ reach }) => reach === 'no network');
  useFailure('page', onRetry);
  return (
    <div
      role="alert"
      className={cx(
        'my-2 grid overflow-hidden rounded-photo bg-wash',
        isBelowPlaces
          ? 'max-md:min-h-[44svh] max-md:grid-rows-[auto_1fr]'
          : 'min-h-[min(25rem,54svh)] grid-rows-[auto_1fr] pt-6',
        className,
      )}
    >
      {isBelowPlaces ? (
        <span aria-hidden className="hanger mx-auto mt-8 size-24 text-edge opacity-70 md:hidden" />
      ) : (
        <span aria-hidden className="rail text-edge [--hanger-width:6.5rem] md:[--hanger-width:9rem]" />
      )}
      <div className="grid content-end gap-x-10 gap-y-6 p-5 pt-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:p-8">
        <div className="grid gap-2">
          <p className="max-w-[30ch] font-display text-xl text-balance">
            {isOffline ? t`You are offline.` : (title ?? message)}
          </p>
          {!isOffline && title !== undefined && <p className="max-w-[52ch] text-muted">{message}</p>}
          <p className="max-w-[52ch] text-muted">
            {isOffline ? (
              <Trans>
                This page isn’t kept on this device. It opens by itself when you are connected again.
              </Trans>
            ) : (
              <Trans>Nothing is lost: your data is safe on the server.</Trans>
            )}
          </p>
        </div>
        {isOffline ? (
          <KeptPage className="max-md:w-full" />
        ) : (
          <Button variant="primary" pending={pending} onClick={retryAll} className="max-md:w-full">
            <Trans>Retry</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

type PartProps = FailureProps & {
  /** Whether nothing stands in its place where another tells it. */
  isExtra?: boolean;
  /** As many plates as pictures would stand there, in a row of this look. */
  plates?: { count: number; row: string; plate?: string };
  className?: string;
};

/** The places of what did not come, still: nothing is on its way. */
function Still({ plates, className }: { plates: PartProps['plates']; className: string | undefined }) {
  const { count, row, plate } = plates ?? { count: 1, row: '', plate: cx('min-h-24', className) };
  return (
    <div aria-hidden className={row}>
      {Array.from({ length: count }, (_, index) => `plate ${index}`).map((name) => (
        <div
          key={name}
          className={cx('grid place-content-center rounded-photo bg-wash', plates && 'aspect-4/5', plate)}
        >
          <span className="hanger size-8 text-muted opacity-45" />
        </div>
      ))}
    </div>
  );
}

/** In the place of a part of a page. Where the page or the bar at the top tells it, a quiet mark is enough. */
export function PartFailure({ message, pending, onRetry, isExtra = false, plates, className }: PartProps) {
  const { teller } = useTeller();
  useFailure('part', onRetry);
  if (teller !== 'part') {
    return (
      <>
        <p className="sr-only">{message}</p>
        {!isExtra && <Still plates={plates} className={className} />}
      </>
    );
  }
  return (
    <div
      role="alert"
      className={cx(
        'flex items-center justify-between gap-4 rounded-photo bg-wash px-4 py-3 text-sm',
        className,
      )}
    >
      <p>{message}</p>
      <Button size="sm" pending={pending} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
