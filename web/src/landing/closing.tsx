import { limits } from '@drape/contract/wire/limits';
import { Trans } from '@lingui/react/macro';
import closing640 from './pictures/closing-640.webp';
import closing1100 from './pictures/closing-1100.webp';

const button =
  'inline-flex h-13 items-center justify-center rounded-control px-7 font-medium whitespace-nowrap transition-colors focus-visible:outline-[#fbf3ea]';

/** The end of the page, on the cloth of the cover. */
export function Closing() {
  return (
    <section aria-labelledby="start" className="bg-[#7b2434] text-[#fbf3ea]">
      <div className="mx-auto grid w-full max-w-frame items-center gap-12 px-5 pt-20 pb-12 md:px-8 lg:grid-cols-[6fr_5fr] lg:py-24">
        <div>
          <h2
            id="start"
            className="reveal font-display max-w-[13ch] text-[clamp(2.75rem,7.4vw,6.5rem)] leading-[0.98]"
            data-reveal
          >
            <Trans>Begin with what you are wearing.</Trans>
          </h2>
          <p className="mt-8 max-w-[46ch] md:text-lg">
            <Trans>{limits.trialDays} days premium, then a free plan that keeps analyzing.</Trans>
          </p>
          <div className="mt-10 grid gap-3 sm:flex">
            <a href="/register" className={`${button} bg-[#fbf3ea] text-[#5c1826] hover:bg-white`}>
              <Trans>Get Started Free</Trans>
            </a>
            <a href="/upload" className={`${button} border border-[#e3bfc0] hover:bg-[#8b3040]`}>
              <Trans>Try Demo</Trans>
            </a>
          </div>
        </div>
        <img
          src={closing640}
          srcSet={`${closing640} 640w, ${closing1100} 1100w`}
          sizes="(min-width: 64rem) 36rem, 92vw"
          width={1700}
          height={1500}
          loading="lazy"
          alt=""
          className="mx-auto h-auto w-full max-w-[36rem]"
        />
      </div>
    </section>
  );
}
