import { t } from '@lingui/core/macro';
import { Switch } from '../../ui/fields/switch.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function CommunitySection({ form }: { form: ProfileForm }) {
  return (
    <ProfileSection title={t`Community`} lead={t`Top Analyzers and the fashion icon on the home page.`}>
      <Switch
        label={t`Show my username on the community pages`}
        hint={t`With the number of photos you analyzed and your average score. Never a photo, never your name. Switching it off takes effect at once.`}
        checked={form.values.community}
        onCheckedChange={(community) => form.set({ community })}
      />
    </ProfileSection>
  );
}
