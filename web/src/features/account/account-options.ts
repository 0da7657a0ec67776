import { type Country, countries, type Gender, genders } from '@drape/contract/options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

const genderLabels: Record<Gender, MessageDescriptor> = {
  male: msg`Male`,
  female: msg`Female`,
  'non-binary': msg`Non-binary`,
  'prefer-not-to-say': msg`Prefer not to say`,
};

function countryLabel(country: Country): string {
  return country === 'other' ? t`Other` : (regions.of(country) ?? country);
}

export const countryOptions = countries.map((value) => ({ value, label: countryLabel(value) }));
export const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));
