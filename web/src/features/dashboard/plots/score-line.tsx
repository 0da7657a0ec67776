import type { CoursePoint } from '@drape/contract/dashboard/dashboard';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCalendarDay } from '../../../lib/format.ts';

const fewest = 2;
/** Air above and below the line, and the steps of its scale. */
const air = 5;
const step = 10;

/** The part of the scale that is shown: what the scores need, in whole tens. */
function shownScale(scores: readonly number[]): { low: number; high: number } {
  return {
    low: Math.max(0, Math.floor((Math.min(...scores) - air) / step) * step),
    high: Math.min(100, Math.ceil((Math.max(...scores) + air) / step) * step),
  };
}

const dayOf = (day: string) => Date.parse(day) / 86_400_000;

/** The overall score over time, oldest left. Drawn from two points on. */
export function ScoreLine({ course }: { course: readonly CoursePoint[] }) {
  const [first] = course;
  const last = course.at(-1);
  if (course.length < fewest || !first || !last) return null;
  const span = dayOf(last.from) - dayOf(first.from);
  const { low, high } = shownScale(course.map(({ overall_score }) => overall_score));
  const heightOf = (score: number) => (100 * (high - score)) / (high - low);
  const points = course.map(({ from, overall_score }) => ({
    x: ((dayOf(from) - dayOf(first.from)) / span) * 100,
    y: heightOf(overall_score),
  }));
  const marks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
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
          {marks.map((score) => (
            <line
              key={score}
              x1="0"
              x2="100"
              y1={heightOf(score)}
              y2={heightOf(score)}
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
          {points.map(({ x, y }) => (
            <line
              key={x}
              x1={x}
              x2={x}
              y1={y}
              y2={y}
              className="stroke-accent-text"
              strokeWidth={7}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div aria-hidden className="figures relative text-xs text-muted">
          {marks.map((score) => (
            <span key={score} className="absolute -translate-y-1/2" style={{ top: `${heightOf(score)}%` }}>
              {score}
            </span>
          ))}
        </div>
      </div>
      <p aria-hidden className="figures mt-2 flex justify-between pe-10 text-xs text-muted">
        <span>{formatCalendarDay(first.from)}</span>
        <span>{formatCalendarDay(last.to)}</span>
      </p>
    </section>
  );
}
