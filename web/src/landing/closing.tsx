import { limits } from '@drape/contract/limits';

const button =
  'inline-flex h-13 items-center justify-center rounded-control px-7 font-medium whitespace-nowrap transition-colors focus-visible:outline-[#fbf3ea]';

export function Closing() {
  return (
    <section aria-labelledby="start" className="bg-[#7b2434] text-[#fbf3ea]">
      <div className="mx-auto w-full max-w-[82rem] px-5 py-24 md:px-8 md:py-40">
        <h2
          id="start"
          className="reveal font-display max-w-[13ch] text-[clamp(2.75rem,8vw,7rem)] leading-[0.98]"
          data-reveal
        >
          Begin with what you are wearing.
        </h2>
        <p className="mt-8 max-w-[46ch] md:text-lg">
          {limits.trialDays} days premium, then a free plan that keeps analyzing.
        </p>
        <div className="mt-10 grid gap-3 sm:flex">
          <a href="/register" className={`${button} bg-[#fbf3ea] text-[#5c1826] hover:bg-white`}>
            Get Started Free
          </a>
          <a href="/upload" className={`${button} border border-[#e3bfc0] hover:bg-[#8b3040]`}>
            Try Demo
          </a>
        </div>
      </div>
    </section>
  );
}
