import { demoAccount } from '@drape/contract/first-run/demo';
import { proMessages } from '@drape/contract/membership/tiers';
import type { Profile } from '@drape/contract/profile/profile';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatHour } from '../../lib/format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { settingsQuery } from '../account/queries.ts';
import { useTier } from '../membership/use-tier.ts';
import { ProfileSection } from './profile-section.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const [earliest, latest] = [4, 11];

const hours = Array.from({ length: latest - earliest + 1 }, (_, index) => String(earliest + index));

/** What keeps the mail from being asked for; undefined where nothing does. */
function useHindrance({ username }: Profile): string | undefined {
  const { data: settings } = useQuery(settingsQuery);
  const { pricingTier, isPro } = useTier();
  if (username === demoAccount.username) return t`The demo account gets no mail.`;
  if (settings && !settings.mail) return t`This installation cannot send mail.`;
  return pricingTier && !isPro ? proMessages.outfits : undefined;
}

export function MorningMailSection({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const hindrance = useHindrance(profile);
  const chosen = form.values.morning_mail;
  const isUnusual = chosen !== '' && !hours.includes(chosen);
  const options = [...hours, ...(isUnusual ? [chosen] : [])].map((hour) => ({
    value: hour,
    label: t`At ${formatHour(Number(hour))}`,
  }));
  return (
    <ProfileSection
      id="morning-mail"
      title={t`Morning mail`}
      lead={t`Today’s weather and an outfit for it, once a day, by your own clock.`}
    >
      <SelectField
        label={t`Send it`}
        name="morning_mail"
        options={options}
        placeholder={t`Never`}
        hint={hindrance ?? t`To ${profile.email}. Each mail has a link that ends it.`}
        disabled={hindrance !== undefined && chosen === ''}
        value={chosen}
        error={form.problemOf('morning_mail')}
        onChange={(event) => form.set({ morning_mail: event.target.value })}
      />
    </ProfileSection>
  );
}
