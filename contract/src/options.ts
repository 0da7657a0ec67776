/** The specification's closed lists of choices. Free of zod, so that the browser can import it. */
export const countries = [
  'US',
  'CA',
  'GB',
  'AU',
  'DE',
  'FR',
  'IT',
  'ES',
  'NL',
  'SE',
  'NO',
  'DK',
  'JP',
  'KR',
  'CN',
  'IN',
  'BR',
  'MX',
  'AR',
  'ZA',
  'EG',
  'NG',
  'KE',
  'other',
] as const;
export type Country = (typeof countries)[number];

export const genders = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
export type Gender = (typeof genders)[number];

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export const styles = [
  'casual',
  'formal',
  'minimalist',
  'bohemian',
  'classic',
  'trendy',
  'vintage',
  'sporty',
  'elegant',
  'edgy',
  'romantic',
  'preppy',
] as const;
export type Style = (typeof styles)[number];

export const occasions = [
  'work',
  'casual',
  'formal events',
  'date night',
  'travel',
  'sports',
  'party',
  'wedding',
  'business',
  'weekend',
  'vacation',
  'shopping',
] as const;
export type Occasion = (typeof occasions)[number];

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];
