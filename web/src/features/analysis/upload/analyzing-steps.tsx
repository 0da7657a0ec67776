import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';

const steps = [
  msg`Finding the person and the garments`,
  msg`Measuring colors, patterns and fabric`,
  msg`Weighing proportions and harmony`,
  msg`Writing down what would raise it`,
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
          {analyzing ? t`Analyzing` : t`Sending the photo`}
        </p>
        <Button size="sm" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <Progress label={analyzing ? t`Analysis` : t`Upload`} percent={percent} />
      <p className="figures text-sm text-muted">
        {analyzing ? `${steps[step] && t(steps[step])}…` : `${percent}%`}
      </p>
    </div>
  );
}
