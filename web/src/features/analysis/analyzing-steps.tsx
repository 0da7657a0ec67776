import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';

const steps = [
  'Finding the person and the garments',
  'Measuring colors, patterns and fabric',
  'Weighing proportions and harmony',
  'Writing down what would raise it',
];
const stepMs = 1400;

type Props = { percent: number | undefined; onCancel: () => void };

/** What is happening to a photo: how much of it has left, then what the analysis looks at. */
export function AnalyzingSteps({ percent, onCancel }: Props) {
  const [step, setStep] = useState(0);
  const analyzing = percent === undefined;

  useEffect(() => {
    if (!analyzing) return;
    const timer = setInterval(() => setStep((at) => Math.min(at + 1, steps.length - 1)), stepMs);
    return () => clearInterval(timer);
  }, [analyzing]);

  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="font-display text-xl">
          {analyzing ? 'Analyzing' : 'Sending the photo'}
        </p>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Progress label={analyzing ? 'Analysis' : 'Upload'} percent={percent} />
      <p className="figures text-sm text-muted">{analyzing ? `${steps[step]}…` : `${percent}%`}</p>
    </div>
  );
}
