import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, lead, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-5 md:pt-10 md:pb-7">
      <div className="max-w-[46rem] min-w-0">
        <h1 className="font-display text-xl wrap-anywhere md:text-2xl">{title}</h1>
        {lead !== undefined && (
          <p className="mt-1 max-w-[60ch] wrap-anywhere text-sm text-muted md:mt-2 md:text-base">{lead}</p>
        )}
      </div>
      {actions !== undefined && (
        <div className="flex min-w-0 flex-wrap gap-1.5 max-sm:[&_button]:px-2.5 sm:gap-2">{actions}</div>
      )}
    </header>
  );
}
