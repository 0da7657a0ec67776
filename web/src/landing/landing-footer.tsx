import { msg, t } from '@lingui/core/macro';

const links = [
  { href: '/privacy', label: msg`Privacy` },
  { href: '/terms', label: msg`Terms` },
  { href: '/support', label: msg`Support` },
];

export function LandingFooter() {
  return (
    <footer className="mx-auto flex w-full max-w-frame flex-wrap items-baseline justify-between gap-x-10 gap-y-6 px-5 py-12 md:px-8 md:py-16">
      <p className="font-display text-2xl">Drape</p>
      <nav aria-label={t`Footer`}>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex h-11 items-center rounded-[2px] text-muted transition-colors hover:text-ink"
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
