import { Trans } from '@lingui/react/macro';
import { useReach } from '../../lib/reach.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useFailure, useTeller } from './failures.ts';
import { KeptPage } from './kept-page.tsx';
import type { FailureProps } from './load-failure.tsx';

/** In the place of one large picture: what did not come, and the way to ask again or to what is kept. */
export function PictureFailure({
  message,
  pending,
  onRetry,
  className,
}: FailureProps & { className?: string }) {
  const isTeller = useTeller().teller === 'part';
  const isReached = useReach(({ reach }) => reach === 'online');
  useFailure('part', onRetry);
  return (
    <div
      role={isTeller ? 'alert' : undefined}
      className={cx('grid justify-items-start overflow-hidden rounded-photo bg-wash pt-4', className)}
    >
      <span
        aria-hidden
        className="rail justify-self-stretch text-edge [--hanger-width:4rem] md:[--hanger-width:3.5rem]"
      />
      <div className="grid w-full gap-4 px-5 pt-4 pb-5 md:px-3 md:pb-3">
        <p className="font-display text-lg text-balance md:font-sans md:text-sm">{message}</p>
        {isTeller && (
          <Button variant="primary" pending={pending} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {!isReached && <KeptPage className="w-full" />}
      </div>
    </div>
  );
}
