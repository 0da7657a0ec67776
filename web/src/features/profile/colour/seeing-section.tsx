import { msg, t } from '@lingui/core/macro';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ProfileSection } from '../profile-section.tsx';
import type { ProfileForm } from '../use-profile-form.ts';

const visionOptions = [
  { value: 'protan', label: msg`Protan: reds are hard to tell apart` },
  { value: 'deutan', label: msg`Deutan: greens are hard to tell apart` },
  { value: 'tritan', label: msg`Tritan: blues are hard to tell apart` },
];

/** How somebody sees colours, so that we can say which ones may look alike to them. */
export function SeeingSection({ form }: { form: ProfileForm }) {
  const { values, set, problemOf } = form;
  return (
    <ProfileSection
      id="seeing"
      title={t`How you see colors`}
      lead={t`If some colors look alike to you, a quiet note names them. It changes no score and nobody else sees it.`}
    >
      <SelectField
        label={t`Color vision`}
        name="colour_vision"
        options={visionOptions}
        placeholder={t`No notes`}
        value={values.colour_vision}
        error={problemOf('colour_vision')}
        onChange={(event) => set({ colour_vision: event.target.value })}
      />
    </ProfileSection>
  );
}
