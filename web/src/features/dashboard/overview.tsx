import { limits } from '@drape/contract/limits';
import { Link } from 'react-router';
import { textLink } from '../../ui/text-link.ts';
import type { HistoryPage } from '../analysis/read-history.ts';
import { AnalysisCard, recentGrid } from './analysis-card.tsx';
import { averageScores } from './average-scores.ts';
import { ScoreLine } from './score-line.tsx';

function Figure({ label, value, unit }: { label: string; value: number; unit?: string }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 flex items-baseline gap-1.5">
        <span className="font-display figures text-2xl">{value}</span>
        {unit !== undefined && <span className="text-xs text-muted">{unit}</span>}
      </dd>
    </div>
  );
}

/** Averages over what was really analysed, their course, and the latest three analyses. */
export function Overview({ history }: { history: HistoryPage }) {
  const { entries, total } = history;
  const averages = averageScores(entries);
  if (!averages) return null;
  const basis = total > entries.length ? `your latest ${entries.length} analyses` : 'all your analyses';
  return (
    <div className="grid gap-14">
      <section aria-label="Average scores">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 md:gap-x-10">
          <Figure label="Analyses" value={total} />
          <Figure label="Overall score" value={averages.overall} unit="/ 100" />
          <Figure label="Colour harmony" value={averages.colorHarmony} unit="/ 100" />
          <Figure label="Style coherence" value={averages.styleCoherence} unit="/ 100" />
        </dl>
        <p className="mt-4 text-sm text-muted">Averages over {basis}.</p>
      </section>
      <ScoreLine entries={entries} />
      <section aria-labelledby="recent">
        <div className="mb-6 flex items-baseline justify-between gap-4">
          <h2 id="recent" className="font-display text-xl">
            Recent analyses
          </h2>
          <Link to="/dashboard?tab=history" className={`${textLink} text-sm`}>
            All of them
          </Link>
        </div>
        <div className={recentGrid}>
          {entries.slice(0, limits.recentAnalyses).map((entry) => (
            <AnalysisCard key={entry.id} entry={entry} />
          ))}
        </div>
      </section>
    </div>
  );
}
