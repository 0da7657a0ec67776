import { occasions, styles } from '@drape/contract/options';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureAlert } from '../account/failure-alert.tsx';
import { ChoiceGroup } from '../profile/choice-group.tsx';
import { ColourChoice } from '../profile/colour-choice.tsx';
import { useTasteForm } from '../profile/use-taste-form.ts';

/** Styles, occasions and colours, as in the profile. */
export function StepPreferences({ done, onNext }: { done: boolean; onNext: () => void }) {
  const taste = useTasteForm();
  const { lists, toggle, outcome } = taste;
  const isSaved = outcome.kind === 'saved';
  useEffect(() => {
    if (isSaved) onNext();
  }, [isSaved, onNext]);
  if (taste.query.data === undefined) return <Skeleton className="h-72" />;
  return (
    <div className="grid max-w-[44rem] gap-9">
      <ChoiceGroup
        label="Styles"
        options={styles}
        chosen={lists.style_preference}
        onToggle={(style, on) => toggle('style_preference', style, on)}
      />
      <ChoiceGroup
        label="Occasions"
        options={occasions}
        chosen={lists.occasion_types}
        onToggle={(occasion, on) => toggle('occasion_types', occasion, on)}
      />
      <ColourChoice
        chosen={lists.color_preferences}
        onToggle={(hex, on) => toggle('color_preferences', hex, on)}
      />
      {outcome.kind === 'failed' && <FailureAlert failure={outcome.failure} />}
      <div>
        {done && !taste.dirty ? (
          <Button variant="primary" size="lg" onClick={onNext}>
            On to your clothes
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
            Save and go on
          </Button>
        )}
      </div>
    </div>
  );
}
