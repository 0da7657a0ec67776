import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Fact = { Icon: LucideIcon; title: string; words: ReactNode };

/** What somebody should know beforehand, side by side below what can be done. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 gap-y-5 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ Icon, title, words }) => (
        <li key={title} className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-3 text-sm">
          <Icon aria-hidden className="mt-0.5 size-5 text-muted" strokeWidth={1.4} />
          <p className="font-medium">{title}</p>
          <p className="col-start-2 text-pretty wrap-anywhere text-muted">{words}</p>
        </li>
      ))}
    </ul>
  );
}
