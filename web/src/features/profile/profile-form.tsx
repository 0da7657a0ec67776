import type { Profile } from '@drape/contract/profile/profile';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { FailureAlert } from '../account/failure-alert.tsx';
import { AccountSection } from './account-section.tsx';
import { SeeingSection } from './colour/seeing-section.tsx';
import { CommunitySection } from './community-section.tsx';
import { MorningMailSection } from './morning-mail-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ProfileGroup } from './profile-group.tsx';
import { SaveBar } from './save-bar.tsx';
import { TasteNotLoaded, TasteSections } from './taste/taste-sections.tsx';
import { type TasteForm, useTasteForm } from './taste/use-taste-form.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { openPart } from './use-opened-part.ts';
import { type ProfileForm as ProfileForms, useProfileForm } from './use-profile-form.ts';

/** What there is to tell when everything is saved. */
function newsOf({ outcome }: ProfileForms | TasteForm): string[] {
  if (outcome.kind !== 'saved') return [];
  if (!('guide' in outcome)) return [t`Your profile is saved.`];
  return [t`Your preferences are saved.`, ...(outcome.guide ? [t`Your personal style guide is ready.`] : [])];
}

/** Everything of the profile that is saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const taste = useTasteForm();
  const dirty = form.dirty || taste.dirty;
  const saving = form.saving || taste.saving;
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const kinds = `${form.outcome.kind} ${taste.outcome.kind}`;
  const failures = [form.outcome, taste.outcome].flatMap((outcome) =>
    outcome.kind === 'failed' ? outcome.failure : [],
  );

  useEffect(() => {
    if (kinds.includes('failed')) alert.current?.focus();
    if (kinds.includes('problems')) {
      const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      openPart(invalid ?? null);
      invalid?.focus();
    }
  }, [kinds]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (form.dirty) form.save();
    if (taste.dirty) taste.save();
  };

  return (
    <form ref={element} noValidate aria-label={t`Profile`} onSubmit={submit}>
      <TasteNotLoaded taste={taste} />
      <ProfileGroup title={t`What you like`} lead={t`Styles, colors, occasions, body type, and budget.`}>
        <TasteSections taste={taste} />
      </ProfileGroup>
      <ProfileGroup
        title={t`About you`}
        lead={t`Name, place, how you see colors, mail, community, and photos.`}
      >
        <AccountSection profile={profile} form={form} />
        <PlaceSection form={form} />
        <SeeingSection form={form} />
        <MorningMailSection profile={profile} form={form} />
        <CommunitySection form={form} />
        <PhotosSection form={form} />
      </ProfileGroup>
      {failures.length > 0 && (
        <div
          ref={alert}
          tabIndex={-1}
          className="mb-6 grid gap-3 outline-none md:ms-[18.5rem] md:max-w-[34rem]"
        >
          {failures.map((failure) => (
            <FailureAlert key={failure.message} failure={failure} />
          ))}
        </div>
      )}
      <SaveBar
        dirty={dirty}
        saving={saving}
        news={[...newsOf(form), ...newsOf(taste)]}
        onDiscard={() => {
          form.discard();
          taste.discard();
        }}
      />
      <UnsavedGuard dirty={dirty} />
    </form>
  );
}
