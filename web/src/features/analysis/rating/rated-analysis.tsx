import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { WornPanel } from '../../diary/worn-panel.tsx';
import { ReviewForm } from '../../feedback/review-form.tsx';
import { AnalysisView } from '../analysis-view.tsx';
import { GarmentCutOut } from '../garments/garment-cut-out.tsx';
import { WornGarments } from '../garments/worn-garments.tsx';
import { PeopleChooser } from '../upload/people-chooser.tsx';
import { FeedbackContext } from './feedback-context.ts';
import { useFeedback } from './feedback-queries.ts';
import { RateControls } from './rate-controls.tsx';

type Props = Omit<ComponentProps<typeof AnalysisView>, 'rate' | 'garments' | 'corrections' | 'closing'>;

function Review({ analysisId }: { analysisId: string }) {
  return (
    <details className="group border-t border-line print:hidden">
      <summary className="flex cursor-pointer list-none items-center justify-between py-4 [&::-webkit-details-marker]:hidden">
        <span className="font-display text-lg">
          <Trans>Was this useful?</Trans>
        </span>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-8">
        <ReviewForm analysisId={analysisId} />
      </div>
    </details>
  );
}

/** An analysis on which its owner can say what rings true. */
export function RatedAnalysis(props: Props) {
  const feedback = useFeedback(props.result.id);
  const [sentences, setSentences] = useState(false);
  if (!feedback) return <AnalysisView {...props} />;
  const cutOut = (key: string) => (
    <GarmentCutOut
      region={props.result.evidence.regions.find((region) => region.key === key)}
      photoUrl={props.photoUrl}
    />
  );
  const { id } = props.result;
  return (
    <FeedbackContext value={{ ...feedback, sentences }}>
      <AnalysisView
        {...props}
        garments={
          <>
            {id !== null && <WornPanel id={id} cutOut={cutOut} />}
            <PeopleChooser result={props.result} photoUrl={props.photoUrl} />
          </>
        }
        corrections={<WornGarments result={props.result} photoUrl={props.photoUrl} />}
        rate={<RateControls sentences={sentences} onSentences={setSentences} />}
        closing={id !== null && <Review analysisId={id} />}
      />
    </FeedbackContext>
  );
}
