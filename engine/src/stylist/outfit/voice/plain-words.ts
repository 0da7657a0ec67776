import type { DateFormat } from '@drape/contract/profile/options';

/** "a, b and c". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

const pluralEnd = /(s|pants|tights|jeans|trousers)$/;
const singularEnd = /(dress|ss|blouse s|canvas|glass)$/;

/** Whether a garment's name takes a plural verb: "the loafers are". */
export function isPlural(name: string): boolean {
  const noun = name.split(/\s+(?:with|in|from|by|of|and)\s+/)[0];
  return pluralEnd.test(noun) && !singularEnd.test(noun);
}

export function verb(name: string, singular: string, plural: string): string {
  return isPlural(name) ? plural : singular;
}

/** A temperature in °C as it is written: "16 °C", "61 °F". */
export function degrees(celsius: number, units: 'metric' | 'imperial'): string {
  return units === 'imperial' ? `${Math.round((celsius * 9) / 5 + 32)} °F` : `${Math.round(celsius)} °C`;
}

const locales = { mdy: 'en-US', dmy: 'en-GB' };

/** A day (`YYYY-MM-DD`) as it is written: "Saturday, October 24", "Saturday, 24 October", "Saturday, 2026-10-24". */
export function dayName(day: string, format: DateFormat): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  if (format === 'ymd') return `${weekday}, ${day}`;
  const within = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return `${weekday}, ${date.toLocaleDateString(locales[format], within)}`;
}
