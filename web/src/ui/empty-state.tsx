import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode; action?: ReactNode; art?: ReactNode };

/** What stands where nothing is yet: what will be here, and the way to it. */
export function EmptyState({ title, children, action, art }: Props) {
  return (
    <div className="grid items-center gap-10 py-8 md:grid-cols-2 md:gap-16">
      <div className="grid justify-items-start gap-3">
        <h2 className="font-display text-xl md:text-2xl">{title}</h2>
        {children !== undefined && <p className="max-w-[48ch] text-muted">{children}</p>}
        {action !== undefined && <div className="mt-4">{action}</div>}
      </div>
      {art}
    </div>
  );
}
