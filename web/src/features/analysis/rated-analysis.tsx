import { type ComponentProps, useState } from 'react';
import { AnalysisView } from './analysis-view.tsx';
import { FeedbackContext } from './feedback-context.ts';
import { useFeedback } from './feedback-queries.ts';
import { RateControls } from './rate-controls.tsx';

type Props = Omit<ComponentProps<typeof AnalysisView>, 'rate'>;

/** An analysis on which its owner can say what rings true. */
export function RatedAnalysis(props: Props) {
  const feedback = useFeedback(props.result.id);
  const [sentences, setSentences] = useState(false);
  if (!feedback) return <AnalysisView {...props} />;
  return (
    <FeedbackContext value={{ ...feedback, sentences }}>
      <AnalysisView {...props} rate={<RateControls sentences={sentences} onSentences={setSentences} />} />
    </FeedbackContext>
  );
}
