import type { ReactNode } from 'react';

type Props = { id?: string; title: string; lead: ReactNode; action?: ReactNode };

/** The head of an admin tab: what it is, in a sentence what it is for, and its main action. */
export function AdminHead({ id, title, lead, action }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-8">
      <div className="grid min-w-0 gap-1">
        <h2 id={id} className="font-display text-lg md:text-xl">
          {title}
        </h2>
        <p className="max-w-[60ch] text-sm text-muted md:text-base">{lead}</p>
      </div>
      {action !== undefined && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{action}</div>
      )}
    </div>
  );
}
