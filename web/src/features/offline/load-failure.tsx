import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReach } from '../../lib/reach.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { retryAll, useFailure, useTeller } from './failures.ts';

export type FailureProps = {
  message: string;
  pending: boolean;
  onRetry: () => void;
};

/**
 * In the place of a page that could not be loaded: what failed, what of that matters, and the way to ask again. Without
 * a connection nothing could be asked; the page loads by itself when there is one.
 */
export function LoadFailure({ message, pending, onRetry }: FailureProps) {
  const isOffline = useReach(({ reach }) => reach === 'no network');
  useFailure('page', onRetry);
  return (
    <div
      role="alert"
      className="my-2 grid min-h-[46svh] content-between gap-10 overflow-hidden rounded-photo bg-wash pt-8 md:min-h-96 md:pt-10"
    >
      <span aria-hidden className="rail text-edge md:[--hanger-width:10rem]" />
      <div className="grid justify-items-start gap-3 px-6 pb-7 md:px-10 md:pb-10">
        <p className="max-w-[24ch] font-display text-xl text-balance md:max-w-[34ch]">
          {isOffline ? t`You are offline.` : message}
        </p>
        <p className="max-w-[46ch] text-muted">
          {isOffline ? (
            <Trans>
              This page isn’t kept on this device. It opens by itself when you are connected again.
            </Trans>
          ) : (
            <Trans>Nothing is lost: your data is safe on the server.</Trans>
          )}
        </p>
        {!isOffline && (
          <Button variant="primary" pending={pending} onClick={retryAll} className="mt-3 max-md:w-full">
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
