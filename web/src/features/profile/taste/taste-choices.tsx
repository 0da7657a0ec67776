import { occasions, styles } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { ChoiceGroup } from './choice-group.tsx';
import { ColourChoice } from './colour-choice.tsx';
import type { TasteForm } from './use-taste-form.ts';

/** What a person likes: styles, occasions and colours, each toggled on and off. */
export function TasteChoices({ taste: { lists, toggle } }: { taste: TasteForm }) {
  return (
    <>
      <ChoiceGroup
        label={t`Styles`}
        options={styles}
        chosen={lists.style_preference}
        onToggle={(style, on) => toggle('style_preference', style, on)}
      />
      <ChoiceGroup
        label={t`Occasions`}
        options={occasions}
        chosen={lists.occasion_types}
        onToggle={(occasion, on) => toggle('occasion_types', occasion, on)}
      />
      <ColourChoice
        chosen={lists.color_preferences}
        onToggle={(hex, on) => toggle('color_preferences', hex, on)}
      />
    </>
  );
}
