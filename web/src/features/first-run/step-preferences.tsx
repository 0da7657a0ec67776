import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { FailureAlert } from '../account/failure-alert.tsx';
import { TasteChoices } from '../profile/taste/taste-choices.tsx';
import { useTasteForm } from '../profile/taste/use-taste-form.ts';

/** Styles, occasions and colours, as in the profile. */
export function StepPreferences({ done, onNext }: { done: boolean; onNext: () => void }) {
  const taste = useTasteForm();
  const { outcome } = taste;
  const isSaved = outcome.kind === 'saved';
  useEffect(() => {
    if (isSaved) onNext();
  }, [isSaved, onNext]);
  if (taste.query.data === undefined) return <Skeleton className="h-72" />;
  return (
    <div className="grid max-w-[44rem] gap-9">
      <TasteChoices taste={taste} />
      {outcome.kind === 'failed' && <FailureAlert failure={outcome.failure} />}
      <div>
        {done && !taste.dirty ? (
          <Button variant="primary" size="lg" onClick={onNext}>
            <Trans>Next: your clothes</Trans>
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            disabled={!taste.dirty}
            pending={taste.saving}
            onClick={taste.save}
          >
            <Trans>Save and continue</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
