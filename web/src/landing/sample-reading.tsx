import { Trans } from '@lingui/react/macro';
import { cx } from '../ui/cx.ts';
import { coverSizes, coverSource, coverSources } from './cover.tsx';
import { PaletteBands } from './palette-bands.tsx';
import type { SampleAnalysis } from './sample-analysis.ts';

function TermBar({ label, score }: { label: string; score: number }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 py-3.5">
      <dt>{label}</dt>
      <dd className="font-display figures text-lg">{Math.round(score)}</dd>
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="col-span-2 h-1 w-full">
        <rect width="100" height="1" className="fill-line" />
        <rect width={score.toFixed(0)} height="1" className="fill-accent-text" />
      </svg>
    </div>
  );
}

/**
 * Where each piece lies on the cover, which is 2000 by 2500: its frame is moved and widened to show all of it, and what
 * lies beside it is cut away, since the cloth has one color.
 */
const crops = [
  'w-[188.7%] -start-[84%] top-0 [clip-path:inset(2.4%_2.75%_44.6%_44%)]',
  'w-[188.7%] -start-[2.4%] -top-[4.3%] [clip-path:inset(4.4%_53.5%_43%_10%)]',
  'w-[188.7%] -start-[79.9%] -top-[123.1%] [clip-path:inset(55.5%_6%_6.4%_44%)]',
  'w-[263.2%] -start-[19.3%] -top-[180.9%] [clip-path:inset(57%_58.5%_15%_11.2%)]',
  'w-[263.2%] -start-[20.7%] -top-[248%] [clip-path:inset(85.6%_55.7%_2.8%_9.7%)]',
];

/** What the engine said of the cover: its own words and numbers. */
export function SampleReading({ sample }: { sample: SampleAnalysis }) {
  return (
    <section
      aria-labelledby="reading"
      className="mx-auto grid w-full max-w-frame px-5 md:gap-12 pt-14 pb-20 md:pt-20 md:px-8 md:pb-32 md:grid-cols-[4fr_6fr] lg:grid-cols-[5fr_7fr] lg:gap-20"
    >
      <figure className="reveal self-start max-md:mt-7 md:sticky md:top-24" data-reveal>
        <ul className="grid grid-cols-6 gap-2 md:gap-3">
          {sample.pieces.map((name, index) => (
            <li key={name} className={index < 2 ? 'col-span-3' : 'col-span-2'}>
              <span
                className={cx(
                  'relative block overflow-hidden rounded-photo bg-[#7b2434]',
                  index < 2 ? 'aspect-3/4' : 'aspect-square',
                )}
              >
                <img
                  src={coverSource}
                  srcSet={coverSources}
                  sizes={coverSizes}
                  width={2000}
                  height={2500}
                  loading="lazy"
                  alt=""
                  className={cx('absolute h-auto max-w-none', crops[index])}
                />
              </span>
              <span className="mt-1.5 block text-sm first-letter:uppercase">{name}</span>
            </li>
          ))}
        </ul>
        <PaletteBands palette={sample.palette} className="mt-3 block h-3 w-full rounded-[3px]" />
        <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {sample.palette.map(({ hex, name, share }) => (
            <span key={hex} className="figures flex items-center gap-1.5">
              <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
                <circle cx="5" cy="5" r="5" fill={hex} />
              </svg>
              {name} {Math.round(share * 100)}%
            </span>
          ))}
        </figcaption>
      </figure>
      {/* On a phone the headline stands above the pieces and says what they are. */}
      <div className="min-w-0 max-md:contents">
        <h2 id="reading" className="font-display max-md:order-first text-2xl md:text-3xl">
          <Trans>Not a verdict. A reading.</Trans>
        </h2>
        <dl className="reveal mt-10" data-reveal>
          {sample.terms.map((term) => (
            <TermBar key={term.label} {...term} />
          ))}
        </dl>
        <div className="reveal mt-10" data-reveal>
          <h3 className="font-display text-xl">
            <Trans>And next time</Trans>
          </h3>
          <ul className="mt-4">
            {sample.ideas.map((sentence) => (
              <li key={sentence} className="border-t border-line py-3 text-pretty">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-8 text-sm text-muted">
          <Trans>
            Drape’s own words about the drawing above, once it was told what the pieces are. Yours will be
            about your photo.
          </Trans>
        </p>
      </div>
    </section>
  );
}
