import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-line py-12">
      <h2 className="font-display text-xl">{title}</h2>
      {children !== undefined && <p className="max-w-[52ch] text-muted">{children}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
