import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { WornPanel } from '../../diary/worn-panel.tsx';
import { AnalysisView } from '../analysis-view.tsx';
import { GarmentCutOut } from '../garments/garment-cut-out.tsx';
import { WornGarments } from '../garments/worn-garments.tsx';
import { FeedbackContext } from './feedback-context.ts';
import { useFeedback } from './feedback-queries.ts';
import { RateControls } from './rate-controls.tsx';

const PeopleChooser = lazy(async () => ({
  default: (await import('../upload/people-chooser.tsx')).PeopleChooser,
}));
const ReviewForm = lazy(async () => ({
  default: (await import('../../feedback/review-form.tsx')).ReviewForm,
}));

type Props = Omit<ComponentProps<typeof AnalysisView>, 'rate' | 'garments' | 'corrections' | 'closing'>;

function Review({ analysisId }: { analysisId: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
      className="group border-t border-line print:hidden"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between py-4 [&::-webkit-details-marker]:hidden">
        <span className="font-display text-lg">
          <Trans>Was this useful?</Trans>
        </span>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-8">
        <Suspense fallback={<Skeleton className="h-96" />}>
          {wasOpened && <ReviewForm analysisId={analysisId} />}
        </Suspense>
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
            <Suspense>
              {props.result.evidence.people && (
                <PeopleChooser result={props.result} photoUrl={props.photoUrl} />
              )}
            </Suspense>
          </>
        }
        corrections={<WornGarments result={props.result} photoUrl={props.photoUrl} />}
        rate={<RateControls sentences={sentences} onSentences={setSentences} />}
        closing={id !== null && <Review analysisId={id} />}
      />
    </FeedbackContext>
  );
}
