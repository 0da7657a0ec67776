/** The dress codes that an occasion may ask for. Free of zod, so that the browser can import them. */
export const occasionCodes = [
  'sport',
  'outdoor',
  'swim',
  'home',
  'casual',
  'smart casual',
  'business casual',
  'business formal',
  'festive',
  'formal',
  'black tie',
  'mourning',
  'folk',
  'theme',
] as const;
export type OccasionCode = (typeof occasionCodes)[number];
