import { demoAccount } from '@drape/contract/demo';
import type { Profile } from '@drape/contract/profile';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { genderOptions } from '../account/account-options.ts';
import { AvatarField } from './avatar-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function AccountSection({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { values, set, problemOf } = form;
  const isDemo = profile.username === demoAccount.username;
  return (
    <ProfileSection id="you" title="You" lead="Who you are here, and where we write to.">
      <div className="grid gap-6">
        <AvatarField profile={profile} />
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          value={values.full_name}
          error={problemOf('full_name')}
          onChange={(event) => set({ full_name: event.target.value })}
        />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDemo}
          {...(isDemo ? { hint: 'The demo account keeps its name.' } : {})}
          value={values.username}
          error={problemOf('username')}
          onChange={(event) => set({ username: event.target.value })}
        />
        <TextField
          label="Email"
          type="email"
          value={profile.email}
          disabled
          hint="The email cannot be changed."
        />
        <SelectField
          label="Gender"
          name="gender"
          options={genderOptions}
          placeholder="Not told"
          value={values.gender}
          error={problemOf('gender')}
          onChange={(event) => set({ gender: event.target.value })}
        />
      </div>
    </ProfileSection>
  );
}
