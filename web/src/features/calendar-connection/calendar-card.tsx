import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

type Props = {
  title: string;
  status?: ReactNode;
  action: ReactNode;
  muted?: boolean;
  children?: ReactNode;
};

/** A way in or out of a calendar: what it is, how it stands with it, and, beside that where it fits, what can be done. */
export function CalendarCard({ title, status, action, muted = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5 md:py-6"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className={cx('font-display text-lg', muted && 'text-muted')}>
            {title}
          </h2>
          {status}
        </div>
        <div className="grid max-w-[52ch] gap-3 text-sm text-muted">{children}</div>
      </div>
      <div className="flex min-w-0 flex-wrap gap-2">{action}</div>
    </section>
  );
}
