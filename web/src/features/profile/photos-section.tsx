import { msg, t } from '@lingui/core/macro';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const options = [
  { value: '365', label: msg`One year` },
  { value: '90', label: msg`90 days` },
  { value: '30', label: msg`30 days` },
  { value: '7', label: msg`A week` },
  { value: '0', label: msg`Don't keep my photos` },
];

export function PhotosSection({ form }: { form: ProfileForm }) {
  const { values, set, problemOf } = form;
  return (
    <ProfileSection
      title={t`Your photos`}
      lead={t`Photos of outfits you had analyzed. Wardrobe pictures stay.`}
    >
      <SelectField
        label={t`Keep photos for`}
        name="photo_days"
        options={options}
        placeholder={t`As long as the analysis`}
        value={values.photo_days}
        error={problemOf('photo_days')}
        hint={t`Older ones are removed for good when you save; analyses stay, with their colors in place of the photo.`}
        onChange={(event) => set({ photo_days: event.target.value })}
      />
    </ProfileSection>
  );
}
