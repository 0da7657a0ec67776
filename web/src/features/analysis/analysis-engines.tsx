import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { Trans } from '@lingui/react/macro';
import { WrittenBy } from '../models/written-by.tsx';

type Props = { result: AnalysisResult; showsOther: boolean; onShowOther: (showsOther: boolean) => void };

type Comparison = NonNullable<AnalysisResult['comparison']>;

/** Both ratings, and what of the model's text was left out. */
function Supervision({ comparison, shown }: { comparison: Comparison; shown: number }) {
  const { wished_rating: wished, left_out: leftOut, analysis } = comparison;
  return (
    <details className="max-w-[64ch] text-muted">
      <summary className="cursor-pointer py-2">
        <Trans>How the model was checked</Trans>
      </summary>
      <div className="grid gap-2 pt-1 pb-2">
        <p className="figures">
          <Trans>
            The model’s rating: {wished.toFixed(1)}. Drape’s own: {analysis.overall_rating.toFixed(1)}.
          </Trans>
        </p>
        {shown.toFixed(1) !== wished.toFixed(1) && (
          <p className="figures">
            <Trans>Shown as {shown.toFixed(1)}, so that it compares with your earlier ratings.</Trans>
          </p>
        )}
        {leftOut.length === 0 ? (
          <p>
            <Trans>Nothing had to be left out.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>Left out, because it can’t be right:</Trans>
            </p>
            <ul className="grid list-disc gap-1 ps-5">
              {leftOut.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

/** Who wrote the analysis, the other engine's answer to the same photo, and how the model was supervised. */
export function AnalysisEngines({ result, showsOther, onShowOther }: Props) {
  const { engine, comparison, notice } = result;
  return (
    <WrittenBy
      engine={engine}
      showsOther={showsOther}
      onShowOther={onShowOther}
      notice={notice ?? null}
      other={comparison?.engine}
      {...(comparison
        ? { children: <Supervision comparison={comparison} shown={result.analysis.overall_rating} /> }
        : {})}
    />
  );
}
