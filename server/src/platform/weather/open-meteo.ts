import { z } from 'zod';
import { fetchOutside } from '../outside/fetch-outside.ts';

export type Place = { name: string; latitude: number; longitude: number };

/** The hours of one place as the service tells them; `time` in whole hours since 1970, UTC. */
export type HourlyForecast = {
  hours: { time: number; feltC: number; rainMm: number; rainChance: number; windKmh: number }[];
};

/** A place of a name as the service knows it. */
export type LocatedPlace = Place & { country: string | null; timeZone: string | null; inhabitants: number };

/** The places and forecasts of Open-Meteo, or of a service that speaks like it. */
export type WeatherSource = {
  /** All that have the name, as far as the service knows them. Throws when it does not answer. */
  locate(name: string, signal: AbortSignal): Promise<LocatedPlace[]>;
  forecast(place: Place, days: [first: string, last: string], signal: AbortSignal): Promise<HourlyForecast>;
};

const found = z.object({
  results: z
    .array(
      z.object({
        name: z.string().max(200),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        country_code: z.string().optional(),
        timezone: z.string().optional(),
        population: z.number().nullish(),
      }),
    )
    .default([]),
});

const series = z.array(z.number().nullable());
const answered = z.object({
  hourly: z.object({
    time: z.array(z.number()),
    apparent_temperature: series,
    precipitation: series,
    precipitation_probability: series.optional(),
    wind_speed_10m: series,
  }),
});

const secondsPerHour = 3600;
const mostNamesakes = '10';

async function readJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetchOutside(url, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
  return response.json();
}

function withQuery(address: string, query: Record<string, string>): URL {
  const url = new URL(address);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url;
}

export function createOpenMeteo(addresses: { forecast: string; geocoding: string }): WeatherSource {
  return {
    async locate(name, signal) {
      const query = { name, count: mostNamesakes, language: 'en', format: 'json' };
      const { results } = found.parse(await readJson(withQuery(addresses.geocoding, query), signal));
      return results.map(({ name: called, latitude, longitude, country_code, timezone, population }) => ({
        name: called,
        latitude,
        longitude,
        country: country_code ?? null,
        timeZone: timezone ?? null,
        inhabitants: population ?? 0,
      }));
    },
    async forecast({ latitude, longitude }, [start_date, end_date], signal) {
      const query = {
        latitude: latitude.toFixed(2),
        longitude: longitude.toFixed(2),
        start_date,
        end_date,
        timezone: 'UTC',
        timeformat: 'unixtime',
        wind_speed_unit: 'kmh',
        hourly: 'apparent_temperature,precipitation,precipitation_probability,wind_speed_10m',
      };
      const { hourly } = answered.parse(await readJson(withQuery(addresses.forecast, query), signal));
      const hours = hourly.time.flatMap((seconds, index) => {
        const feltC = hourly.apparent_temperature[index] ?? null;
        if (feltC === null) return [];
        return {
          time: Math.round(seconds / secondsPerHour),
          feltC,
          rainMm: hourly.precipitation[index] ?? 0,
          rainChance: (hourly.precipitation_probability?.[index] ?? 0) / 100,
          windKmh: hourly.wind_speed_10m[index] ?? 0,
        };
      });
      return { hours };
    },
  };
}
