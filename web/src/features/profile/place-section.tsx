import { limits } from '@drape/contract/limits';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { countryOptions } from '../account/account-options.ts';
import { ProfileSection } from './profile-section.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const unitOptions = [
  { value: 'metric', label: 'Metric: cm, °C' },
  { value: 'imperial', label: 'Imperial: in, °F' },
];

export function PlaceSection({ form }: { form: ProfileForm }) {
  const { values, set, problemOf } = form;
  return (
    <ProfileSection title="Where you are" lead="So that days, seasons and measures are yours.">
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <SelectField
            label="Country"
            name="country"
            autoComplete="country"
            options={countryOptions}
            placeholder="Not told"
            value={values.country}
            error={problemOf('country')}
            onChange={(event) => set({ country: event.target.value })}
          />
          <TextField
            label="Home town"
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
          label="Units"
          name="units"
          options={unitOptions}
          placeholder="No preference"
          value={values.units}
          error={problemOf('units')}
          onChange={(event) => set({ units: event.target.value })}
        />
      </div>
    </ProfileSection>
  );
}
