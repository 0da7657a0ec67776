import { climateNormal } from '@drape/engine/knowledge/climate-normals';
import { countryPlaces } from '@drape/engine/knowledge/country-places';
import { type Clock, dayMs, hourMs, minuteMs, plus, secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import type { HourlyForecast, Place, WeatherSource } from './open-meteo.ts';
import { placeNames } from './place-names.ts';
import type { WeatherCache } from './weather-cache.ts';

/** Over the asked hours: felt temperature in °C, rain in mm, its highest chance (0 to 1), strongest wind in km/h. */
export type HoursWeather = {
  feltC: number;
  minC: number;
  maxC: number;
  rainMm: number;
  rainChance: number;
  windKmh: number;
  source: 'forecast' | 'normals' | 'unknown';
  place: string | null;
};

export type WeatherQuestion = {
  from: Date;
  to: Date;
  /** Places to try, nearest to the question first, as people write them. */
  places: (string | null)[];
  country: string | null;
};

export type Weather = {
  /** Never throws and never takes longer than two seconds: out of reach, it is the usual weather of the month. */
  at(question: WeatherQuestion): Promise<HoursWeather>;
};

type Dependencies = {
  clock: Clock;
  log: Log;
  cache: WeatherCache;
  /** Undefined where look-ups are switched off. */
  source: WeatherSource | undefined;
};

const patienceMs = 2 * secondMs;
const pauseAfterFailureMs = minuteMs;
const forecastDays = 15;
const forecastTtlMs = hourMs;
const placeTtlMs = 90 * dayMs;
const unknownPlaceTtlMs = dayMs;
/** Where nothing at all is known. */
const middling = { feltC: 16, minC: 12, maxC: 20 };

export function createWeather({ clock, log, cache, source }: Dependencies): Weather {
  let silentUntil = 0;

  async function locate(question: WeatherQuestion, signal: AbortSignal): Promise<Place | undefined> {
    for (const name of question.places.flatMap((text) => placeNames(text ?? ''))) {
      const key = `place ${question.country ?? ''} ${name.toLowerCase()}`;
      const known = await cache.read<{ place: Place | null }>(key);
      const place = known ? known.place : await source?.locate(name, question.country, signal);
      if (!known) {
        await cache.write(key, { place: place ?? null }, place ? placeTtlMs : unknownPlaceTtlMs);
      }
      if (place) return place;
    }
    return undefined;
  }

  async function forecast(place: Place, { from, to }: WeatherQuestion, signal: AbortSignal) {
    const days: [string, string] = [from.toISOString().slice(0, 10), to.toISOString().slice(0, 10)];
    const key = `forecast ${place.latitude.toFixed(1)} ${place.longitude.toFixed(1)} ${days.join(' ')}`;
    const known = await cache.read<HourlyForecast>(key);
    if (known) return known;
    const fresh = await source?.forecast(place, days, signal);
    if (fresh) await cache.write(key, fresh, forecastTtlMs);
    return fresh;
  }

  async function lookUp(question: WeatherQuestion, signal: AbortSignal): Promise<HoursWeather | undefined> {
    const place = (await locate(question, signal)) ?? countryPlaces[question.country ?? ''];
    if (!place) return undefined;
    const { from, to } = question;
    const today = clock.now().getTime();
    const inReach = to.getTime() > today - dayMs && from.getTime() < today + forecastDays * dayMs;
    const hourly = source && inReach ? await forecast(place, question, signal) : undefined;
    return summaryOf(hourly, question, place) ?? usual(question, place);
  }

  return {
    async at(question) {
      const fallback = () => usual(question, countryPlaces[question.country ?? '']);
      if (clock.now().getTime() < silentUntil) return fallback();
      const signal = AbortSignal.timeout(patienceMs);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      return Promise.race([lookUp(question, signal), late])
        .then((answer) => answer ?? fallback())
        .catch((error) => {
          silentUntil = plus(clock.now(), pauseAfterFailureMs).getTime();
          log.warn({ err: error }, 'the weather is out of reach');
          return fallback();
        });
    },
  };
}

function summaryOf(
  forecast: HourlyForecast | undefined,
  { from, to }: WeatherQuestion,
  place: Place,
): HoursWeather | undefined {
  const first = Math.floor(from.getTime() / hourMs);
  const last = Math.max(Math.ceil(to.getTime() / hourMs) - 1, first);
  const hours = forecast?.hours.filter(({ time }) => time >= first && time <= last) ?? [];
  if (hours.length === 0) return undefined;
  const felt = hours.map(({ feltC }) => feltC);
  return {
    feltC: felt.reduce((sum, value) => sum + value, 0) / felt.length,
    minC: Math.min(...felt),
    maxC: Math.max(...felt),
    rainMm: hours.reduce((sum, { rainMm }) => sum + rainMm, 0),
    rainChance: Math.max(...hours.map(({ rainChance }) => rainChance)),
    windKmh: Math.max(...hours.map(({ windKmh }) => windKmh)),
    source: 'forecast',
    place: place.name,
  };
}

const usualRainChance = 0.3;
const usualWindKmh = 12;

function usual({ from }: WeatherQuestion, place: Place | undefined): HoursWeather {
  const calm = { rainMm: 0, rainChance: usualRainChance, windKmh: usualWindKmh };
  if (!place) return { ...middling, ...calm, source: 'unknown', place: null };
  const { meanC, minC, maxC } = climateNormal(place.latitude, from.getUTCMonth() + 1);
  // People are out by day, when it is warmer than the mean of day and night.
  return { feltC: (meanC + maxC) / 2, minC, maxC, ...calm, source: 'normals', place: place.name };
}
