import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of an admin tab: what it is about to the left, its content to the right. */
export function AdminSection({ title, lead, action, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line py-10 first:border-t-0 first:pt-2 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12"
    >
      <div className="grid content-start justify-items-start gap-3">
        <h2 id={id} className="font-display text-lg">
          {title}
        </h2>
        {lead !== undefined && <p className="max-w-[40ch] text-sm text-muted">{lead}</p>}
        {action}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
