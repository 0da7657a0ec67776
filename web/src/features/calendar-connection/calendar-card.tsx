import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

type Props = {
  title: string;
  status?: ReactNode;
  action?: ReactNode;
  muted?: boolean;
  children?: ReactNode;
};

/** A way in or out of a calendar: what it is, how it stands with it, and below that what can be done. */
export function CalendarCard({ title, status, action, muted = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-x-10 gap-y-4 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-6"
    >
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className={cx('font-display text-lg', muted && 'text-muted')}>
            {title}
          </h2>
          {status}
        </div>
        <div className="grid max-w-[52ch] gap-3 text-sm text-muted">{children}</div>
      </div>
      {action !== undefined && <div className="flex min-w-0 flex-wrap gap-2 md:justify-end">{action}</div>}
    </section>
  );
}
