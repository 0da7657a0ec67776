import { limits } from '@drape/contract/wire/limits';
import { msg, t } from '@lingui/core/macro';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { countryOptions } from '../account/sign-in/account-options.ts';
import { ProfileSection } from './profile-section.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const unitOptions = [
  { value: 'metric', label: msg`Metric: cm, °C` },
  { value: 'imperial', label: msg`Imperial: in, °F` },
];

const dateOptions = [
  { value: 'mdy', label: msg`May 4, 2026` },
  { value: 'dmy', label: msg`4 May 2026` },
  { value: 'ymd', label: '2026-05-04' },
];

const timeOptions = [
  { value: '12h', label: msg`7:30 PM` },
  { value: '24h', label: '19:30' },
];

export function PlaceSection({ form }: { form: ProfileForm }) {
  const { values, set, problemOf } = form;
  return (
    <ProfileSection title={t`Where you are`} lead={t`So that days, seasons and measures are yours.`}>
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <SelectField
            label={t`Country`}
            name="country"
            autoComplete="country"
            options={countryOptions()}
            placeholder={t`Not given`}
            value={values.country}
            error={problemOf('country')}
            onChange={(event) => set({ country: event.target.value })}
          />
          <TextField
            label={t`Home town`}
            name="home_town"
            autoComplete="address-level2"
            maxLength={limits.maxNameLength}
            value={values.home_town}
            error={problemOf('home_town')}
            onChange={(event) => set({ home_town: event.target.value })}
          />
        </div>
        <TimeZoneField
          value={values.time_zone}
          error={problemOf('time_zone')}
          onValueChange={(time_zone) => set({ time_zone })}
        />
        <SelectField
          label={t`Units`}
          name="units"
          options={unitOptions}
          placeholder={t`No preference`}
          value={values.units}
          error={problemOf('units')}
          onChange={(event) => set({ units: event.target.value })}
        />
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <SelectField
            label={t`Dates`}
            name="date_format"
            options={dateOptions}
            placeholder={t`As usual`}
            value={values.date_format}
            error={problemOf('date_format')}
            onChange={(event) => set({ date_format: event.target.value })}
          />
          <SelectField
            label={t`Times`}
            name="time_format"
            options={timeOptions}
            placeholder={t`As usual`}
            value={values.time_format}
            error={problemOf('time_format')}
            onChange={(event) => set({ time_format: event.target.value })}
          />
        </div>
      </div>
    </ProfileSection>
  );
}
