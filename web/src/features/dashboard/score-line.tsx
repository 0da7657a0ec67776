import type { HistoryEntry } from '@drape/contract/analysis';
import { formatDay } from '../../lib/format.ts';

const fewest = 3;

/** The overall scores over time, oldest left; `entries` newest first. Drawn from three analyses on. */
export function ScoreLine({ entries }: { entries: readonly HistoryEntry[] }) {
  const ordered = entries.toReversed();
  const [first] = ordered;
  const last = ordered.at(-1);
  if (ordered.length < fewest || !first || !last) return null;
  const points = ordered.map((entry, index) => ({
    x: (index / (ordered.length - 1)) * 100,
    y: 100 - entry.overall_score,
  }));
  const scores = ordered.map((entry) => entry.overall_score);
  const summary = `Overall score of ${ordered.length} analyses, from ${scores.at(0)} on ${formatDay(first.created_at)} to ${scores.at(-1)} on ${formatDay(last.created_at)}; lowest ${Math.min(...scores)}, highest ${Math.max(...scores)}.`;
  return (
    <section aria-labelledby="course">
      <h2 id="course" className="font-display text-xl">
        Over time
      </h2>
      <div className="mt-4 grid grid-cols-[1fr_2rem] gap-2">
        <svg
          role="img"
          aria-label={summary}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible"
        >
          {[0, 20, 40, 60, 80, 100].map((score) => (
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
        <span>{formatDay(first.created_at)}</span>
        <span>{formatDay(last.created_at)}</span>
      </p>
    </section>
  );
}
