import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  icon: LucideIcon;
  status?: ReactNode;
  action?: ReactNode;
  /** What follows from it, below. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A way in or out of a calendar: what it is, how it stands with it, and what can be done. */
export function CalendarCard({ title, icon: Icon, status, action, foot, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-4 border-t border-line py-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-5"
    >
      <span aria-hidden className="grid size-11 place-items-center rounded-control bg-wash">
        <Icon className="size-5" strokeWidth={1.5} />
      </span>
      <div className="grid min-w-0 gap-1">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={id} className="font-medium">
            {title}
          </h3>
          {status}
        </div>
        <div className="grid max-w-[52ch] gap-3 text-sm text-muted">{children}</div>
      </div>
      {action !== undefined && (
        <div className="flex min-w-0 flex-wrap gap-2 max-md:col-start-2 md:justify-end">{action}</div>
      )}
      {foot !== undefined && <div className="col-start-2 min-w-0 md:col-[2/4]">{foot}</div>}
    </section>
  );
}
