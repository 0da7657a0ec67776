import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = {
  title: string;
  level?: 1 | 2;
  children?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** Other ways on, quieter and below it. */
  aside?: ReactNode;
  art?: ReactNode;
};

/**
 * What stands where nothing is yet: the way to what will be here, and a preview of it, below the words on a phone and
 * beside them on a desk.
 */
export function EmptyState({ title, level = 2, children, action, aside, art }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-3 pb-8 md:py-2',
        art !== undefined && 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-16 lg:gap-24',
      )}
    >
      <div className="grid justify-items-start gap-2 md:gap-3">
        <Heading className="font-display text-lg md:text-xl">{title}</Heading>
        {children !== undefined && <p className="max-w-[48ch] text-muted">{children}</p>}
        {action !== undefined && (
          <div className="mt-3 flex flex-wrap gap-2 max-md:w-full max-md:*:grow">{action}</div>
        )}
        {aside}
      </div>
      {art}
    </div>
  );
}
