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

/** How days are written; none chosen means as in the United States. */
export const dateFormats = ['mdy', 'dmy', 'ymd'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const timeFormats = ['12h', '24h'] as const;
export type TimeFormat = (typeof timeFormats)[number];

/** Forms of colour vision in which one kind of cone is missing or weak: for red, for green, for blue. */
export const colourVisions = ['protan', 'deutan', 'tritan'] as const;
export type ColourVision = (typeof colourVisions)[number];

/** The guided start, in its order. */
export const firstRunSteps = ['photo', 'preferences', 'clothes', 'outfit'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

export const sampleSets = ['photo', 'wardrobe'] as const;
export type SampleSet = (typeof sampleSets)[number];

/** For how many days the photos of analyses may be kept; 0 keeps none, null keeps them. */
export const photoDays = [0, 7, 30, 90, 365] as const;

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** The 18 colours of the profile, each with a typical value as cloth rather than as a screen shows the word. */
export const colourOptions = [
  { name: 'black', hex: '#0e0e10' },
  { name: 'white', hex: '#fafaf8' },
  { name: 'grey', hex: '#828486' },
  { name: 'navy', hex: '#1d2743' },
  { name: 'blue', hex: '#2458b8' },
  { name: 'cyan', hex: '#2fb4c8' },
  { name: 'green', hex: '#2d8a4a' },
  { name: 'dark green', hex: '#1f4630' },
  { name: 'yellow', hex: '#f2d32c' },
  { name: 'orange', hex: '#ec7322' },
  { name: 'brown', hex: '#6d472f' },
  { name: 'red', hex: '#c4202b' },
  { name: 'maroon', hex: '#73121d' },
  { name: 'pink', hex: '#efa3b8' },
  { name: 'magenta', hex: '#c81f86' },
  { name: 'purple', hex: '#6c3a96' },
  { name: 'violet', hex: '#8a5cc4' },
  { name: 'indigo', hex: '#3b2f80' },
] as const satisfies readonly { name: string; hex: `#${string}` }[];

export const preferenceLimits = { maxText: 40, maxColours: 50 } as const;
