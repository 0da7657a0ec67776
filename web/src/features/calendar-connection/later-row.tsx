import { type ReactNode, useId } from 'react';

type Props = { title: string; status: ReactNode; action?: ReactNode; children: ReactNode };

/** A connection that cannot be made here yet: its name, how it stands, and in one sentence what would change that. */
export function LaterRow({ title, status, action, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 text-sm text-muted"
    >
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 id={id}>{title}</h3>
          {status}
        </div>
        <div className="max-w-[60ch] text-pretty">{children}</div>
      </div>
      {action}
    </section>
  );
}
