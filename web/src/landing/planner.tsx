import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { plannerStatistics, week } from './content.ts';
import { StatisticsRow } from './statistics.tsx';

/** A week of outfits beside its calendar. */
export function Planner() {
  return (
    <section aria-labelledby="planner" className="bg-wash">
      <div className="mx-auto w-full max-w-frame px-5 pt-20 md:px-8 md:pt-28">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <h2 id="planner" className="font-display max-w-[14ch] text-2xl md:text-3xl">
            <Trans>The week, laid out the night before.</Trans>
          </h2>
          <div className="max-w-[40ch]">
            <p className="text-muted">
              <Trans>
                Drape reads your calendar, checks your wardrobe and the weather, and lays out what to wear
                each day.
              </Trans>
            </p>
            <Button asChild size="lg" className="mt-6">
              <a href="/calendar-connect">
                <Trans>Connect Calendar</Trans>
              </a>
            </Button>
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t`A sample week`} className="mt-12 overflow-x-auto md:mt-16">
        <ol className="mx-auto flex w-max gap-3 px-5 md:px-8 lg:w-full lg:max-w-frame lg:gap-4">
          {week.map(({ day, plan, picture }) => (
            <li
              key={day.id}
              className="reveal flex w-36 shrink-0 flex-col pb-2 lg:w-auto lg:flex-1"
              data-reveal
            >
              <span className="text-sm font-medium">{t(day)}</span>
              <span className="text-sm text-muted">{t(plan)}</span>
              <img
                src={picture}
                width={900}
                height={2100}
                loading="lazy"
                alt=""
                className="mt-4 h-auto w-full rounded-photo bg-[light-dark(var(--raised),var(--plate))] px-2 py-4 lg:px-3"
              />
            </li>
          ))}
        </ol>
      </section>
      <div className="mx-auto w-full max-w-frame px-5 pt-8 md:px-8">
        <StatisticsRow statistics={plannerStatistics} />
      </div>
    </section>
  );
}
