import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /**
   * Keeps few or small actions beside the title on a phone too, unless a word of the title would break for them; there
   * the lead is left to those who can't see it.
   */
  isTight?: boolean;
  /** Keeps the place of the actions free until it is known what they are. */
  hidesActions?: boolean;
};

export function PageHeader({ title, lead, actions, isTight = false, hidesActions = false }: Props) {
  return (
    <header
      className={cx(
        'relative flex flex-wrap items-end justify-between gap-y-4 pt-5 md:gap-x-8 md:pt-10 md:pb-7',
        isTight ? 'gap-x-3 pb-3 max-md:items-center' : 'gap-x-8 pb-5',
      )}
    >
      <div className={cx('max-w-[46rem] min-w-0', isTight && 'flex-1 basis-[min-content]')}>
        <h1 className={cx('font-display text-xl md:text-2xl', isTight ? 'wrap-break-word' : 'wrap-anywhere')}>
          {title}
        </h1>
        {lead !== undefined && (
          <p
            className={cx(
              'mt-1 max-w-[60ch] wrap-anywhere text-sm text-muted md:mt-2 md:text-base',
              isTight && 'max-md:sr-only',
            )}
          >
            {lead}
          </p>
        )}
      </div>
      {actions !== undefined && (
        <div
          className={cx(
            // What is hidden for want of a connection leaves its gap before the others, not between them.
            'flex min-w-0 gap-1.5 max-sm:[&_button]:px-2.5 sm:gap-2 [&>.invisible]:order-first',
            isTight ? 'shrink-0' : 'flex-wrap max-md:grow',
            hidesActions && 'invisible',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
