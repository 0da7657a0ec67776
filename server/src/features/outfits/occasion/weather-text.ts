import type { HoursWeather } from '../../../platform/weather/weather.ts';

export type Units = 'metric' | 'imperial';

/** People in the United States read degrees Fahrenheit unless they chose otherwise. */
export function unitsOf(chosen: string | null, country: string | null): Units {
  if (chosen === 'metric' || chosen === 'imperial') return chosen;
  return country === 'US' ? 'imperial' : 'metric';
}

const kmPerMile = 1.609;
const noticeableRainMm = 0.2;
const likelyRain = 0.4;
const windyKmh = 30;

function degrees(celsius: number, units: Units): string {
  return units === 'imperial' ? `${Math.round((celsius * 9) / 5 + 32)} °F` : `${Math.round(celsius)} °C`;
}

function wind(kmh: number, units: Units): string {
  return units === 'imperial' ? `${Math.round(kmh / kmPerMile)} mph` : `${Math.round(kmh)} km/h`;
}

function rain({ rainMm, rainChance }: HoursWeather): string {
  if (rainMm >= noticeableRainMm) return 'with rain';
  return rainChance >= likelyRain ? `with a ${Math.round(rainChance * 100)} % chance of rain` : 'dry';
}

/** The weather of the hours in few words, which say where it comes from and what place is not known. `month` is its English name. */
export function weatherText(weather: HoursWeather, units: Units, month: string): string {
  const felt = degrees(weather.feltC, units);
  const where = weather.place ? ` in ${weather.place}` : '';
  const lost = weather.unknownPlace ? `We don't know where ${weather.unknownPlace} is.` : '';
  if (weather.source === 'unknown') {
    return lost || 'The weather is not known: add your home town in your profile, or a place to the event.';
  }
  if (weather.source === 'normals') {
    return lost ? `${lost} Typical ${month}${where}, ${felt}` : `Typical ${month}, ${felt}`;
  }
  const gusts = weather.windKmh >= windyKmh ? `, wind up to ${wind(weather.windKmh, units)}` : '';
  const span =
    weather.maxC - weather.minC >= 3
      ? ` (${degrees(weather.minC, units)} to ${degrees(weather.maxC, units)})`
      : '';
  return `${lost ? `${lost} ` : ''}Feels like ${felt}${span}${where}, ${rain(weather)}${gusts}.`;
}
