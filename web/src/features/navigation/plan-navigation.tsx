import { t } from '@lingui/core/macro';
import { useLocation } from '../../lib/router/hooks.ts';
import { NavLink } from '../../lib/router/link.tsx';
import { planItems, screenOf } from './navigation-items.ts';

/** The way from one screen of planning to the others. */
export function PlanNavigation() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t`Plan`}
      className="-mx-5 overflow-x-auto border-b border-line px-5 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      <ul className="flex gap-4 text-sm whitespace-nowrap md:gap-6">
        {planItems.map(({ to, label, short }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to !== '/trips'}
              aria-current={to === screenOf(pathname) ? 'page' : undefined}
              className="relative flex h-12 items-center text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent-text"
            >
              {t(short ?? label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
