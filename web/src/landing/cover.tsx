import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { shownRating } from '../ui/colour/rating-band.ts';
import { PaletteBands } from './palette-bands.tsx';
import cover640 from './pictures/cover-640.webp';
import cover960 from './pictures/cover-960.webp';
import cover1400 from './pictures/cover-1400.webp';
import type { SampleAnalysis } from './sample-analysis.ts';

export const coverSources = `${cover640} 640w, ${cover960} 960w, ${cover1400} 1400w`;
export const coverSource = cover960;
/** One size for both places that show it, so that it is fetched once. */
export const coverSizes = '(min-width: 48rem) 66vw, 80vw';

/** The first screen: the promise on paper, an outfit and what was measured in it on cloth. */
export function Cover({ sample }: { sample: SampleAnalysis }) {
  return (
    <section
      aria-labelledby="promise"
      className="grid lg:min-h-[min(calc(100svh-4rem),46rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,46vw)]"
    >
      <div className="flex flex-col justify-center px-5 pt-9 pb-8 md:px-8 md:py-20 lg:py-10 lg:pe-14 lg:ps-[max(2rem,calc((100vw-var(--container-frame))/2+2rem))]">
        <h1
          id="promise"
          className="font-display text-[clamp(3rem,12.5vw,7rem)] leading-[0.95] lg:max-w-[5.5em] lg:text-[clamp(4rem,8vw,7.25rem)]"
        >
          <Trans>Your outfit, looked{'\u00a0'}at closely.</Trans>
        </h1>
        <p className="mt-5 max-w-[44ch] text-muted md:mt-7 md:text-lg lg:mt-8">
          <Trans>
            Show Drape one photo. It measures the colors, the proportions and the fabric, tells you how well
            they work together, and what would raise them.
          </Trans>
        </p>
        <div className="mt-6 flex gap-2.5 max-sm:*:flex-1 max-sm:*:px-3 md:mt-9 md:gap-3">
          <Button asChild variant="primary" size="lg">
            <a href="/upload">
              <Trans>Start Analysis</Trans>
            </a>
          </Button>
          <Button asChild size="lg">
            <a href="/camera">
              <Trans>Try Live Camera</Trans>
            </a>
          </Button>
        </div>
      </div>
      <figure className="flex flex-col bg-[#7b2434] text-[#fbf3ea]">
        <div className="relative min-h-0 flex-1">
          <img
            src={coverSource}
            srcSet={coverSources}
            sizes={coverSizes}
            width={2000}
            height={2500}
            fetchPriority="high"
            alt={t`Dark blue trousers, a camel coat, a cream roll neck, and a bag and flat shoes in tan, laid out on garnet cloth`}
            className="mx-auto h-auto w-full lg:absolute lg:inset-0 lg:h-full lg:object-contain"
          />
        </div>
        <figcaption className="flex items-end justify-between gap-6 px-5 pt-2 pb-5 md:px-8">
          <span className="max-w-[40ch] text-sm text-pretty">
            <span className="block text-[#e8c9c6]">
              <Trans>Our reading of this outfit</Trans>
            </span>
            {sample.summary}
          </span>
          <span className="figures font-display text-[3.5rem] leading-none whitespace-nowrap md:text-[4.5rem]">
            <span className="sr-only">
              <Trans>Rated</Trans>{' '}
            </span>
            {shownRating(sample.rating)}
            <span className="font-sans text-base font-normal tracking-normal"> / 10</span>
          </span>
        </figcaption>
        <PaletteBands palette={sample.palette} className="block h-5 w-full" />
      </figure>
    </section>
  );
}
