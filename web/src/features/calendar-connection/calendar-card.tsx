import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  status?: ReactNode;
  action: ReactNode;
  muted?: boolean;
  children?: ReactNode;
};

/** A calendar service: what it is, how it stands with it, and what can be done. */
export function CalendarCard({ title, status, action, muted = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-photo border border-line p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className={`font-display text-lg ${muted ? 'text-muted' : ''}`}>
          {title}
        </h2>
        {status}
      </div>
      <div className="grid flex-1 content-start gap-3 text-sm text-muted">{children}</div>
      <div className="flex flex-wrap gap-2">{action}</div>
    </section>
  );
}
