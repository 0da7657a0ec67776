import { msg, t } from '@lingui/core/macro';
import { Link } from 'react-router';

const parts = [
  ['#plan', msg`Plan`],
  ['#taste', msg`Taste`],
  ['#you', msg`You`],
  ['#style-guide', msg`Style guide`],
  ['#your-colours', msg`Your colors`],
  ['#calendar', msg`Calendar`],
  ['#outside', msg`Privacy`],
  ['#security', msg`Password`],
  ['#data', msg`Your data`],
] as const;

/** The parts of the profile, for a page that takes a while to scroll. */
export function ProfileContents() {
  return (
    <nav
      aria-label={t`Parts of the profile`}
      className="-mx-5 overflow-x-auto border-t border-line px-5 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      <ul className="flex gap-6 text-sm whitespace-nowrap">
        {parts.map(([href, label]) => (
          <li key={href}>
            <Link to={href} className="flex h-12 items-center text-muted transition-colors hover:text-ink">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
