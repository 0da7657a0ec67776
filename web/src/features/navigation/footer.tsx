import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { settingsQuery } from '../account/queries.ts';

const links = [
  { to: '/privacy', label: msg`Privacy` },
  { to: '/terms', label: msg`Terms` },
  { to: '/support', label: msg`Support` },
];

/** Without the build behind it, which the administrator's page tells. */
function plainVersion(version: string): string {
  return version.replace(/ \(.*\)$/, '');
}

export function Footer() {
  const { data: settings } = useQuery(settingsQuery);
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <footer className="mt-16 [:root:has(main_[data-skeleton])_&]:invisible print:hidden border-t border-line">
      <div
        className={cx(
          'mx-auto flex max-w-frame flex-wrap items-center justify-between gap-x-10 gap-y-2 px-5 py-6 text-sm text-muted md:px-8',
          // Clear of the floating button, which stands beside the column on the widest screens.
          signedIn && 'md:pe-28 2xl:pe-8',
        )}
      >
        <p>
          <Trans>Your data stays on this server.</Trans>
          {signedIn && settings && (
            <span className="figures max-sm:block sm:ms-4">
              <Trans>Version {plainVersion(settings.version)}</Trans>
            </span>
          )}
        </p>
        <nav aria-label={t`Footer`} className="flex gap-6">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="py-1.5 transition-colors hover:text-ink">
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
