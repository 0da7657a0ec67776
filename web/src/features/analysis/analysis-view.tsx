import type { AnalysisResult } from '@drape/contract/analysis';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { describeBand, PaletteStrip } from '../../ui/palette-strip.tsx';
import { Rating } from '../../ui/rating.tsx';
import { engineDetails } from '../models/engine-words.ts';
import { ColourVisionNote } from '../profile/colour-vision-note.tsx';
import { AnalysisEngines } from './analysis-engines.tsx';
import { AnalysisPhoto } from './analysis-photo.tsx';
import { AnalysisTexts } from './analysis-texts.tsx';
import { FeedbackContext, useThumbs } from './feedback-context.ts';
import { type Mentions, MentionsContext } from './mentions-context.ts';
import { OverlayControls } from './overlay-controls.tsx';
import { litGarment } from './overlay-state.ts';
import { RatingEnds } from './rating-ends.tsx';
import { RatingTerms } from './rating-terms.tsx';
import { RecommendationLists } from './recommendation-lists.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { ShareButton } from './share-button.tsx';
import { type Overlay, useOverlay } from './use-overlay.ts';

const subjects = { worn: msg`Seen on a person`, laid: msg`Seen laid flat` };

function useMentionsOf(
  { mentions }: Pick<AnalysisResult, 'mentions'>,
  { state, dispatch }: Overlay,
): Mentions {
  const bySentence = useMemo(
    () => new Map(mentions?.map((mention) => [mention.target, mention])),
    [mentions],
  );
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
};

/** An analysis: the photo and its colours on one side, what was seen and what to do on the other. */
export function AnalysisView({ result, photoUrl, actions, announce = false, rate }: Props) {
  const overlay = useOverlay();
  const { shown } = overlay.state;
  const [showsOther, setShowsOther] = useState(false);
  const { evidence } = result;
  const words = (showsOther && result.comparison) || result;
  const { analysis } = words;
  const thumbs = useThumbs();
  const mentions = useMentionsOf(words, overlay);
  return (
    <MentionsContext value={mentions}>
      <article
        className={cx(
          'grid gap-10 pb-20 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-12 lg:gap-x-20',
          shown && 'md:grid-rows-[auto_1fr]',
        )}
      >
        <div className="grid min-w-0 gap-4 md:contents">
          <div
            className={cx(
              'grid min-w-0 content-start gap-4 self-start md:top-24 md:col-start-1 md:[@media(min-height:44rem)]:sticky print:static',
              shown && 'max-md:contents md:row-span-2',
            )}
          >
            <OverlayControls evidence={evidence} overlay={overlay} />
            <AnalysisPhoto
              src={photoUrl}
              evidence={evidence}
              overlay={overlay}
              mentions={mentions.bySentence}
            />
            <PaletteStrip palette={evidence.palette} size="tall" />
            <ul aria-label={t`Measured colors`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              {evidence.palette.map((swatch) => (
                <li key={`${swatch.hex}-${swatch.name}`} className="figures flex items-center gap-1.5">
                  <span
                    aria-hidden
                    className="size-2.5 rounded-full outline outline-line"
                    style={{ backgroundColor: swatch.hex }}
                  />
                  {describeBand(swatch)}
                </li>
              ))}
            </ul>
            <ColourVisionNote colours={evidence.palette} />
          </div>
          {shown && (
            <div className="grid min-w-0 content-start gap-10 md:col-start-2 md:row-start-1">
              <SeenPanel evidence={evidence} overlay={overlay} />
            </div>
          )}
        </div>
        <div className={cx('grid min-w-0 content-start gap-10 md:col-start-2', shown && 'md:row-start-2')}>
          <div className="grid gap-4">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
              <div {...(announce ? { role: 'status' } : {})}>
                <Rating rating={analysis.overall_rating} />
                <p className="mt-3">
                  <Badge>{t(subjects[evidence.subject])}</Badge>
                </p>
              </div>
              <div className="print:hidden">
                <ShareButton result={result} />
              </div>
            </div>
            <RatingEnds terms={evidence.terms} />
          </div>
          <AnalysisEngines
            {...{ result, showsOther }}
            onShowOther={(other) => {
              overlay.dispatch({ type: 'release' });
              setShowsOther(other);
            }}
          />
          {!showsOther && rate}
          <FeedbackContext value={showsOther ? undefined : thumbs}>
            <AnalysisTexts analysis={analysis} />
            <RecommendationLists
              recommendations={words.recommendations}
              raises={evidence.raises ?? []}
              rating={analysis.overall_rating}
            />
          </FeedbackContext>
          <RatingTerms terms={evidence.terms} />
          {!shown && <SeenPanel evidence={evidence} overlay={overlay} />}
          <footer className="grid gap-5 border-t border-line pt-6">
            {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
            <p className="text-sm text-muted">
              <Trans>
                Analyzed on {formatDay(result.created_at)}, written by {engineDetails(words.engine)}.
              </Trans>
            </p>
          </footer>
        </div>
      </article>
    </MentionsContext>
  );
}
