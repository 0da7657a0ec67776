export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

const southern = new Set(['AU', 'ZA', 'AR', 'BR']);
const tropical = new Set(['NG', 'KE']);

/**
 * The meteorological season of a day (`YYYY-MM-DD`) in a country, northern where none is known; undefined where the
 * year has no four seasons.
 */
export function seasonOf(date: string, country?: string): Season | undefined {
  if (country !== undefined && tropical.has(country)) return undefined;
  const month = Number(date.slice(5, 7));
  const north = Math.floor((month % 12) / 3);
  const turned = country !== undefined && southern.has(country) ? north + 2 : north;
  return (['winter', 'spring', 'summer', 'autumn'] as const)[turned % 4];
}
