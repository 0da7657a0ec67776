import type { AnalysisResult, Recommendations } from '@drape/contract/analysis';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { describeBand, PaletteStrip } from '../../ui/palette-strip.tsx';
import { Rating } from '../../ui/rating.tsx';
import { engineDetails } from '../models/engine-words.ts';
import { AnalysisEngines } from './analysis-engines.tsx';
import { AnalysisPhoto } from './analysis-photo.tsx';
import { FeedbackContext, useThumbs } from './feedback-context.ts';
import { OverlayControls } from './overlay-controls.tsx';
import { RatedText } from './rated-text.tsx';
import { RatingTerms } from './rating-terms.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { SentenceThumbs } from './thumbs.tsx';
import { useOverlay } from './use-overlay.ts';

const subjects = { worn: 'Seen on a person', laid: 'Seen laid flat' };

const texts = [
  ['color_analysis', 'Colour'],
  ['fit_analysis', 'Fit'],
  ['texture_analysis', 'Texture'],
  ['occasion', 'Occasion'],
  ['trends', 'Trends'],
] as const;

const lists: readonly (readonly [keyof Recommendations, string])[] = [
  ['immediate_improvements', 'Immediate improvements'],
  ['shopping_list', 'Shopping list'],
  ['styling_alternatives', 'Styling alternatives'],
  ['color_palette', 'Colour palette'],
  ['accessories', 'Accessories'],
];

function RecommendationLists({ recommendations }: { recommendations: Recommendations }) {
  return (
    <section aria-labelledby="raise" className="border-t border-line pt-8">
      <h2 id="raise" className="font-display text-xl">
        What would raise it
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {lists
          .filter(([name]) => recommendations[name].length > 0)
          .map(([name, label]) => (
            <div key={name} className="first:sm:col-span-2">
              <h3 className="text-sm font-medium">{label}</h3>
              <ul className="mt-2 grid gap-2">
                {recommendations[name].map((sentence, place) => (
                  <li key={sentence} className="border-t border-line pt-2 text-pretty">
                    {sentence}
                    <SentenceThumbs target={`${name}.${place}`} about={sentence} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
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
  return (
    <article
      className={cx(
        'grid gap-10 pb-20 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-12 lg:gap-x-20',
        shown && 'md:grid-rows-[auto_1fr]',
      )}
    >
      <div className="grid min-w-0 gap-4 md:contents">
        <div
          className={cx(
            'grid min-w-0 content-start gap-4 self-start md:sticky md:top-24 md:col-start-1 print:static',
            shown && 'max-md:contents md:row-span-2',
          )}
        >
          <OverlayControls evidence={evidence} overlay={overlay} />
          <AnalysisPhoto src={photoUrl} evidence={evidence} overlay={overlay} />
          <PaletteStrip palette={evidence.palette} size="tall" />
          <ul aria-label="Measured colours" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
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
        </div>
        {shown && (
          <div className="grid min-w-0 content-start gap-10 md:col-start-2 md:row-start-1">
            <SeenPanel evidence={evidence} overlay={overlay} />
          </div>
        )}
      </div>
      <div className={cx('grid min-w-0 content-start gap-10 md:col-start-2', shown && 'md:row-start-2')}>
        <div {...(announce ? { role: 'status' } : {})}>
          <Rating rating={analysis.overall_rating} />
          <p className="mt-3">
            <Badge>{subjects[evidence.subject]}</Badge>
          </p>
        </div>
        <AnalysisEngines {...{ result, showsOther }} onShowOther={setShowsOther} />
        {!showsOther && rate}
        <FeedbackContext value={showsOther ? undefined : thumbs}>
          <dl className="grid">
            {texts.map(([name, label]) => (
              <div
                key={name}
                className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[7rem_1fr]"
              >
                <dt className="text-sm leading-relaxed text-muted">{label}</dt>
                <dd className="max-w-[64ch]">
                  <RatedText part={name} text={analysis[name]} />
                </dd>
              </div>
            ))}
          </dl>
          <RecommendationLists recommendations={words.recommendations} />
        </FeedbackContext>
        <RatingTerms terms={evidence.terms} />
        {!shown && <SeenPanel evidence={evidence} overlay={overlay} />}
        <footer className="grid gap-5 border-t border-line pt-6">
          {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
          <p className="text-sm text-muted">
            Analysed on {formatDay(result.created_at)}, written by {engineDetails(words.engine)}.
          </p>
        </footer>
      </div>
    </article>
  );
}
