import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { features } from './content.ts';

/** Four ways in, each a plate of colour with its garment. */
export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="mx-auto w-full max-w-frame px-5 py-20 md:px-8 md:py-32">
      <h2 id="features" className="font-display max-w-[16ch] text-2xl md:text-3xl">
        <Trans>Four ways to look at what you wear.</Trans>
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 sm:gap-y-12 md:mt-16 lg:grid-cols-4">
        {features.map(({ href, title, text, small, large }, index) => (
          <li key={href} data-reveal className={cx('reveal', index % 2 === 1 && 'sm:pt-14')}>
            <a href={href} className="group block rounded-photo focus-visible:outline-offset-6">
              <span className="block overflow-hidden rounded-photo">
                <img
                  src={small}
                  srcSet={`${small} 420w, ${large} 720w`}
                  sizes="(min-width: 110rem) 22rem, (min-width: 82rem) 19rem, (min-width: 64rem) 23vw, 46vw"
                  width={1200}
                  height={1500}
                  loading="lazy"
                  alt=""
                  className="h-auto w-full transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </span>
              <span className="mt-3 flex items-baseline justify-between gap-3 sm:mt-5">
                <span className="font-display text-lg sm:text-xl">{t(title)}</span>
                <ArrowRight
                  aria-hidden
                  strokeWidth={1.5}
                  className="size-5 shrink-0 self-center text-muted max-sm:hidden transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="mt-1 block text-sm text-muted sm:mt-2 sm:text-base">{t(text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
