import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import type { TextField } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { PaletteStrip } from '../../ui/colour/palette-strip.tsx';
import { Rating } from '../../ui/colour/rating.tsx';
import { cx } from '../../ui/cx.ts';
import { engineDetails } from '../models/engine-words.ts';
import { ColourVisionNote } from '../profile/colour/colour-vision-note.tsx';
import { AnalysisDetails } from './analysis-details.tsx';
import { AnalysisEngines } from './analysis-engines.tsx';
import { AnalysisTexts } from './analysis-texts.tsx';
import { ChangeList } from './changes/change-list.tsx';
import { RecommendationLists } from './changes/recommendation-lists.tsx';
import { MeasuredColors } from './garments/measured-colors.tsx';
import { SeenPanel } from './garments/seen-panel.tsx';
import { AnalysisPhoto } from './overlay/analysis-photo.tsx';
import { type Mentions, MentionsContext } from './overlay/mentions-context.ts';
import { litGarment } from './overlay/overlay-state.ts';
import { type Overlay, useOverlay } from './overlay/use-overlay.ts';
import { FeedbackContext, useThumbs } from './rating/feedback-context.ts';
import { RatingTerms } from './rating/rating-terms.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

/** What the sentences speak of; those of texts that stay off the page lead nowhere. */
function useMentionsOf(
  { mentions }: Pick<AnalysisResult, 'mentions'>,
  plainTexts: readonly TextField[],
  { state, dispatch }: Overlay,
): Mentions {
  const bySentence = useMemo(() => {
    const shown = mentions?.filter(
      ({ target }) => !plainTexts.some((field) => target.startsWith(`${field}.`)),
    );
    return new Map(shown?.map((mention) => [mention.target, mention]));
  }, [mentions, plainTexts]);
  const { pinned } = state;
  return {
    bySentence,
    pressed: pinned?.kind === 'sentence' ? pinned.id : undefined,
    garment: litGarment(state),
    press: (focus) => dispatch({ type: 'press', focus }),
  };
}

type Props = {
  result: AnalysisResult;
  photoUrl: string;
  actions?: ReactNode;
  announce?: boolean;
  /** Stands under the rating and asks what one thinks of it. */
  rate?: ReactNode;
  /** Stands under the verdict: the garments, beside what is owned. */
  garments?: ReactNode;
  /** Folded away before the details: the garments, to be corrected. */
  corrections?: ReactNode;
  /** Folded away after the details. */
  closing?: ReactNode;
};

/** An analysis: the photo and its colours on one side, what was seen and what to do on the other. */
export function AnalysisView(props: Props) {
  const { result, photoUrl, actions, announce = false, rate, garments, corrections, closing } = props;
  const overlay = useOverlay();
  const { shown } = overlay.state;
  const [showsOther, setShowsOther] = useState(false);
  const { evidence } = result;
  const words = (showsOther && result.comparison) || result;
  const { analysis } = words;
  const thumbs = useThumbs();
  const mentions = useMentionsOf(words, evidence.plain_texts, overlay);
  return (
    <MentionsContext value={mentions}>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-20 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,min(32rem,max(26rem,54dvh)))_minmax(0,1fr)] md:gap-x-12 lg:gap-x-16">
        <div
          className={cx(
            'min-w-0 content-start gap-4 self-start',
            shown ? 'grid' : 'contents md:top-24 md:grid md:[@media(min-height:44rem)]:sticky print:static',
          )}
        >
          <AnalysisPhoto
            src={photoUrl}
            evidence={evidence}
            overlay={overlay}
            mentions={mentions.bySentence}
          />
          <PaletteStrip palette={evidence.palette} size="tall" className={cx(!shown && 'max-md:-mt-3')} />
          {shown ? (
            <SeenPanel evidence={evidence} overlay={overlay} />
          ) : (
            <div className="grid gap-4 max-md:order-1">
              <MeasuredColors palette={evidence.palette} />
              <ColourVisionNote colours={evidence.palette} />
            </div>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <div className="flex items-start justify-between gap-x-3">
            <div {...(announce ? { role: 'status' } : {})}>
              <Rating
                rating={analysis.overall_rating}
                shown={showsOther ? null : (evidence.rating ?? null)}
              />
            </div>
            <div className="print:hidden">
              <ShareButton result={result} />
            </div>
          </div>
          {!showsOther && <VerdictPanel evidence={evidence} />}
          <FeedbackContext value={showsOther ? undefined : thumbs}>
            <ChangeList
              improvements={words.recommendations.immediate_improvements}
              evidence={evidence}
              photoUrl={photoUrl}
              rating={analysis.overall_rating}
            />
            {garments}
            {!showsOther && rate}
            <AnalysisEngines
              result={result}
              showsOther={showsOther}
              onShowOther={(other) => {
                overlay.dispatch({ type: 'release' });
                setShowsOther(other);
              }}
            />
            <div className="border-b border-line">
              {corrections}
              <AnalysisDetails>
                <AnalysisTexts analysis={analysis} plain={evidence.plain_texts} />
                <RecommendationLists recommendations={words.recommendations} />
                <RatingTerms terms={evidence.terms} />
                {!shown && <SeenPanel evidence={evidence} overlay={overlay} />}
              </AnalysisDetails>
              {closing}
            </div>
          </FeedbackContext>
          <footer className="grid gap-5">
            {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
            <p className="text-sm text-muted">
              <Trans>
                Analyzed on {formatDay(result.created_at)}, written by {engineDetails(words.engine)}.
              </Trans>
              {evidence.subject === 'laid' && ` ${t`The clothes were laid flat.`}`}
            </p>
          </footer>
        </div>
      </article>
    </MentionsContext>
  );
}
