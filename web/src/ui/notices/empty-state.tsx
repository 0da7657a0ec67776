import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { title: string; level?: 1 | 2; children?: ReactNode; action?: ReactNode; art?: ReactNode };

/** What stands where nothing is yet: what will be here, and the way to it. */
export function EmptyState({ title, level = 2, children, action, art }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('grid items-center gap-10 py-8', art !== undefined && 'md:grid-cols-2 md:gap-16')}>
      <div className="grid justify-items-start gap-3">
        <Heading className="font-display text-xl md:text-2xl">{title}</Heading>
        {children !== undefined && <p className="max-w-[48ch] text-muted">{children}</p>}
        {action !== undefined && <div className="mt-4">{action}</div>}
      </div>
      {art}
    </div>
  );
}
