import { type KnownPlaces, loadPlaces } from '@drape/engine/places/load-places';
import { type Clock, dayMs, hourMs, minuteMs, plus, secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import type { HourlyForecast, LocatedPlace, Place, WeatherSource } from './open-meteo.ts';
import type { WeatherCache } from './weather-cache.ts';
import { type Where, whereIs } from './where-is.ts';

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
  /** A place that was named and that is not known, so that the weather is not that of it. */
  unknownPlace: string | null;
};

export type WeatherQuestion = {
  from: Date;
  to: Date;
  /** Where it is, nearest to the question first, as people write it: the first that names a place decides. */
  places: (string | null)[];
  /** Where the person is at home, if no place is named. */
  home: string | null;
  /** The person's country: of towns with one name its own is meant, and its capital where no town is named. */
  country: string | null;
  /** Where nobody says in which country a town is, it tells. */
  timeZone: string;
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

  /** The places that the service knows by a name, whoever asks. */
  async function located(name: string, signal: AbortSignal): Promise<LocatedPlace[]> {
    if (!source) return [];
    const key = `places called ${name.toLowerCase()}`;
    const known = await cache.read<LocatedPlace[]>(key);
    if (known) return known;
    const fresh = await source.locate(name, signal);
    await cache.write(key, fresh, fresh.length > 0 ? placeTtlMs : unknownPlaceTtlMs);
    return fresh;
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

  async function lookUp(question: WeatherQuestion, signal: AbortSignal): Promise<HoursWeather> {
    const places = await loadPlaces();
    const where = await whereIs(question, places, (name) => located(name, signal));
    const { from, to } = question;
    const today = clock.now().getTime();
    const inReach = to.getTime() > today - dayMs && from.getTime() < today + forecastDays * dayMs;
    const hourly =
      source && inReach && where.place ? await forecast(where.place, question, signal) : undefined;
    return summaryOf(hourly, question, where) ?? usual(question, where, places);
  }

  /** Without the service: the places that are known here, and the usual weather of the month. */
  async function offline(question: WeatherQuestion): Promise<HoursWeather> {
    const places = await loadPlaces();
    return usual(question, await whereIs(question, places, async () => []), places);
  }

  return {
    async at(question) {
      if (!source || clock.now().getTime() < silentUntil) return offline(question);
      const signal = AbortSignal.timeout(patienceMs);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      return Promise.race([lookUp(question, signal), late]).catch((error) => {
        silentUntil = plus(clock.now(), pauseAfterFailureMs).getTime();
        log.warn({ err: error }, 'the weather is out of reach');
        return offline(question);
      });
    },
  };
}

function summaryOf(
  forecast: HourlyForecast | undefined,
  { from, to }: WeatherQuestion,
  { place, unknown }: Where,
): HoursWeather | undefined {
  const first = Math.floor(from.getTime() / hourMs);
  const last = Math.max(Math.ceil(to.getTime() / hourMs) - 1, first);
  const hours = forecast?.hours.filter(({ time }) => time >= first && time <= last) ?? [];
  if (hours.length === 0 || !place) return undefined;
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
    unknownPlace: unknown,
  };
}

const usualWindKmh = 12;
/** How likely it rains on a day of which nothing is known. */
const middlingRainChance = 0.3;

function usual({ from }: WeatherQuestion, { place, unknown }: Where, known: KnownPlaces): HoursWeather {
  const calm = { rainMm: 0, windKmh: usualWindKmh, unknownPlace: unknown };
  if (!place) {
    return { ...middling, ...calm, rainChance: middlingRainChance, source: 'unknown', place: null };
  }
  const { meanC, minC, maxC, rainChance } = known.climateAt(place, from.getUTCMonth() + 1);
  // People are out by day, when it is warmer than the mean of day and night.
  const feltC = (meanC + maxC) / 2;
  return { feltC, minC, maxC, rainChance, ...calm, source: 'normals', place: place.name };
}
