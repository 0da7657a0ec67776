import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { textLink } from '../../ui/text-link.ts';

export type Fact = {
  Icon: LucideIcon;
  title: string;
  words: ReactNode;
  /** Where that is done. */
  to?: string;
};

/** What somebody should know beforehand, side by side below what can be done. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 gap-y-5 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ Icon, title, words, to }) => (
        <li key={title} className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-3 text-sm">
          <Icon aria-hidden className="mt-0.5 size-5 text-muted" strokeWidth={1.4} />
          <p className="font-medium">
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className={textLink}>
                {title}
              </Link>
            )}
          </p>
          <div className="col-start-2 text-pretty wrap-anywhere text-muted">{words}</div>
        </li>
      ))}
    </ul>
  );
}
