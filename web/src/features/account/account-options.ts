import { type Country, countries, type Gender, genders } from '@drape/contract/options';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
};

function countryLabel(country: Country): string {
  return country === 'other' ? 'Other' : (regions.of(country) ?? country);
}

export const countryOptions = countries.map((value) => ({ value, label: countryLabel(value) }));
export const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));
