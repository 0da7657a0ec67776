import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useFailure, useTeller } from './failures.ts';
import type { FailureProps } from './load-failure.tsx';

/** In the place of one large picture: an empty rail, and what did not come. */
export function PictureFailure({
  message,
  pending,
  onRetry,
  className,
}: FailureProps & { className: string }) {
  const isTeller = useTeller().teller === 'part';
  useFailure('part', onRetry);
  return (
    <div
      role={isTeller ? 'alert' : undefined}
      className={cx(
        'grid grid-rows-[1fr_auto_auto] justify-items-start gap-3 overflow-hidden rounded-photo bg-wash p-5 font-display text-lg md:p-3 md:font-sans md:text-sm',
        className,
      )}
    >
      <span
        aria-hidden
        className="rail -mx-5 mt-1 justify-self-stretch text-edge md:-mx-3 md:mt-3 md:[--hanger-width:5rem]"
      />
      <p className="text-balance">{message}</p>
      {isTeller && (
        <Button size="sm" pending={pending} onClick={onRetry} className="font-sans">
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
}
