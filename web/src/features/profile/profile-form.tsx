import type { Profile } from '@drape/contract/profile';
import { type FormEvent, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { FailureAlert } from '../account/failure-alert.tsx';
import { AccountSection } from './account-section.tsx';
import { CommunitySection } from './community-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Everything of the profile that is saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const element = useRef<HTMLFormElement>(null);
  const { kind } = form.outcome;

  useEffect(() => {
    if (kind === 'problems') element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [kind]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.dirty && !form.saving) form.save();
  };

  return (
    <form ref={element} noValidate aria-label="Profile" onSubmit={submit}>
      <AccountSection profile={profile} form={form} />
      <PlaceSection form={form} />
      <CommunitySection form={form} />
      <div className="md:pl-[calc(16rem+3rem)] md:max-w-[calc(16rem+3rem+34rem)] lg:pl-[calc(16rem+6rem)] lg:max-w-[calc(16rem+6rem+34rem)]">
        {kind === 'saved' && <Alert tone="info" messages={['Your profile is saved.']} className="mb-6" />}
        {form.outcome.kind === 'failed' && (
          <div className="mb-6">
            <FailureAlert failure={form.outcome.failure} />
          </div>
        )}
        <SaveBar form={form} />
      </div>
      <UnsavedGuard dirty={form.dirty} />
    </form>
  );
}
