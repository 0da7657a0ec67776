import type { OutfitWeather } from '@drape/contract/outfits/outfits';

/** From so many degrees felt on, or so much rain, people would have dressed differently. House rules. */
const noticeable = { feltC: 5, rainMm: 1, rainChance: 0.5, windKmh: 45, windStepKmh: 20 };

function isWet({ rain_mm, rain_chance }: OutfitWeather): boolean {
  return rain_mm >= noticeable.rainMm && rain_chance >= noticeable.rainChance;
}

/** How the forecast has moved since a plan was made, in words; undefined where one would dress the same. */
export function weatherChange(before: OutfitWeather, now: OutfitWeather): string | undefined {
  if (now.source !== 'forecast') return undefined;
  if (isWet(now) && !isWet(before)) return 'Rain is now expected.';
  if (isWet(before) && !isWet(now) && before.source === 'forecast') return 'It now looks dry.';
  const degrees = Math.round(now.felt_c) - Math.round(before.felt_c);
  if (Math.abs(now.felt_c - before.felt_c) >= noticeable.feltC) {
    return `It now looks ${Math.abs(degrees)} degrees ${degrees > 0 ? 'warmer' : 'colder'} than when this was planned.`;
  }
  const isWindier =
    now.wind_kmh >= noticeable.windKmh && now.wind_kmh - before.wind_kmh >= noticeable.windStepKmh;
  return isWindier ? 'Strong wind is now expected.' : undefined;
}
