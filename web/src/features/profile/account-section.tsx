import { demoAccount } from '@drape/contract/first-run/demo';
import type { Profile } from '@drape/contract/profile/profile';
import { t } from '@lingui/core/macro';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { genderOptions } from '../account/sign-in/account-options.ts';
import { AvatarField } from './avatar-field.tsx';
import { EmailField } from './email-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function AccountSection({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { values, set, problemOf } = form;
  const isDemo = profile.username === demoAccount.username;
  return (
    <ProfileSection id="you" title={t`You`} lead={t`Who you are here, and where we write to.`}>
      <div className="grid gap-6">
        <AvatarField profile={profile} />
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="name"
          value={values.full_name}
          error={problemOf('full_name')}
          onChange={(event) => set({ full_name: event.target.value })}
        />
        <TextField
          label={t`Username`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDemo}
          {...(isDemo ? { hint: t`The demo account keeps its name.` } : {})}
          value={values.username}
          error={problemOf('username')}
          onChange={(event) => set({ username: event.target.value })}
        />
        <EmailField profile={profile} />
        <SelectField
          label={t`Gender`}
          name="gender"
          options={genderOptions}
          placeholder={t`Not given`}
          value={values.gender}
          error={problemOf('gender')}
          onChange={(event) => set({ gender: event.target.value })}
        />
      </div>
    </ProfileSection>
  );
}
