import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';

const links = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/support', label: 'Support' },
];

export function Footer() {
  const hasChat = useSession((state) => state.isAuthenticated);
  return (
    <footer className="mt-16 print:hidden border-t border-line">
      <div
        className={cx(
          'mx-auto flex max-w-[82rem] flex-wrap items-center justify-between gap-x-10 gap-y-2 px-5 py-6 text-sm text-muted md:px-8',
          // Clear of the floating button, which stands beside the column on the widest screens.
          hasChat && 'md:pe-28 2xl:pe-8',
        )}
      >
        <p>Drape keeps what you show it on this installation.</p>
        <nav aria-label="Footer" className="flex gap-6">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="py-1.5 transition-colors hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
