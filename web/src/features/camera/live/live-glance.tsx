import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { PaletteNames } from '../../../ui/colour/palette-names.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { Rating } from '../../../ui/colour/rating.tsx';
import { AnalysisDetails } from '../../analysis/analysis-details.tsx';
import { AnalysisTexts } from '../../analysis/analysis-texts.tsx';
import { ChangeList } from '../../analysis/changes/change-list.tsx';
import { RecommendationLists } from '../../analysis/changes/recommendation-lists.tsx';
import { VerdictPanel } from '../../analysis/verdict-panel.tsx';
import type { Glance } from '../camera-state.ts';

/** Where the latest live analysis stands on the page. */
export const glanceId = 'latest-live-analysis';

type Props = { glance: Glance; onKeep: (glance: Glance) => void };

function KeepButton({ glance, onKeep }: Props) {
  if (glance.keptId !== undefined)
    return (
      <Button asChild>
        <Link to={`/analysis/${glance.keptId}`}>
          <Trans>Kept. Open it</Trans>
        </Link>
      </Button>
    );
  return (
    <Button variant="primary" pending={glance.keeping} onClick={() => onKeep(glance)}>
      <Trans>Keep</Trans>
    </Button>
  );
}

/** The latest live analysis in full. It is in the history only once it was kept. */
export function LiveGlance({ glance, onKeep }: Props) {
  const { result, shot } = glance;
  const url = useObjectUrl(shot.file);
  const time = formatTime(new Date(result.created_at), { second: '2-digit' });
  return (
    <article
      id={glanceId}
      aria-label={t`Latest live analysis`}
      className="grid scroll-mt-20 gap-x-12 gap-y-8 border-t border-line pt-8 pb-16 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-4">
        <div role="status">
          <Rating rating={result.analysis.overall_rating} shown={result.evidence.rating ?? null} />
          <p className="figures mt-3 text-sm text-muted">
            <Trans>Seen at {time}</Trans>
          </p>
        </div>
        {url !== undefined && <img src={url} alt={t`What was analyzed`} className="w-full rounded-photo" />}
        <PaletteStrip palette={result.evidence.palette} />
        <PaletteNames palette={result.evidence.palette} />
        <div className="flex flex-wrap items-center gap-3">
          <KeepButton glance={glance} onKeep={onKeep} />
          {glance.keptId === undefined && (
            <p className="text-sm text-muted">
              <Trans>Not stored yet</Trans>
            </p>
          )}
        </div>
      </div>
      <div className="grid content-start gap-8">
        <VerdictPanel evidence={result.evidence} />
        <ChangeList
          improvements={result.recommendations.immediate_improvements}
          evidence={result.evidence}
          photoUrl={url ?? ''}
          rating={result.analysis.overall_rating}
        />
        <AnalysisDetails>
          <AnalysisTexts analysis={result.analysis} plain={result.evidence.plain_texts} />
          <RecommendationLists recommendations={result.recommendations} />
        </AnalysisDetails>
      </div>
    </article>
  );
}
