import { type Country, countries, type Gender, genders } from '@drape/contract/profile/options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { regionNames } from '../../../lib/format.ts';

const genderLabels: Record<Gender, MessageDescriptor> = {
  male: msg`Male`,
  female: msg`Female`,
  'non-binary': msg`Non-binary`,
  'prefer-not-to-say': msg`Prefer not to say`,
};

export function countryOptions(): { value: Country; label: string }[] {
  const regions = regionNames();
  return countries.map((value) => ({
    value,
    label: value === 'other' ? t`Other` : (regions.of(value) ?? value),
  }));
}

export const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));
