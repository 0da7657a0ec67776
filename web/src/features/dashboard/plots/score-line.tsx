import type { CoursePoint } from '@drape/contract/dashboard/dashboard';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCalendarDay } from '../../../lib/format.ts';

const fewest = 2;

const dayOf = (day: string) => Date.parse(day) / 86_400_000;

/** The overall score over time, oldest left. Drawn from two points on. */
export function ScoreLine({ course }: { course: readonly CoursePoint[] }) {
  const [first] = course;
  const last = course.at(-1);
  if (course.length < fewest || !first || !last) return null;
  const span = dayOf(last.from) - dayOf(first.from);
  const points = course.map(({ from, overall_score }) => ({
    x: ((dayOf(from) - dayOf(first.from)) / span) * 100,
    y: 100 - overall_score,
  }));
  const scores = course.map(({ overall_score }) => Math.round(overall_score));
  const summary = t`Average overall score, from ${scores.at(0) ?? ''} on ${formatCalendarDay(first.from)} to ${scores.at(-1) ?? ''} on ${formatCalendarDay(last.to)}; lowest ${Math.min(...scores)}, highest ${Math.max(...scores)}.`;
  return (
    <section aria-labelledby="course" className="break-inside-avoid">
      <h2 id="course" className="font-display text-xl">
        <Trans>Over time</Trans>
      </h2>
      <div className="mt-6 grid grid-cols-[1fr_2rem] gap-2">
        <svg
          role="img"
          aria-label={summary}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible"
        >
          {[0, 25, 50, 75, 100].map((score) => (
            <line
              key={score}
              x1="0"
              x2="100"
              y1={100 - score}
              y2={100 - score}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            className="stroke-accent-text"
            strokeWidth={1.75}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden className="figures relative text-xs text-muted">
          <span className="absolute top-0 -translate-y-1/2">100</span>
          <span className="absolute top-1/2 -translate-y-1/2">50</span>
          <span className="absolute bottom-0 translate-y-1/2">0</span>
        </div>
      </div>
      <p aria-hidden className="figures mt-2 flex justify-between pe-10 text-xs text-muted">
        <span>{formatCalendarDay(first.from)}</span>
        <span>{formatCalendarDay(last.to)}</span>
      </p>
    </section>
  );
}
