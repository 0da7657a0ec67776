import { startStandInServer } from '../../../tools/stand-ins/stand-in-server.ts';

export type WeatherStandIn = {
  /** Settings that lead the product here. */
  env: { WEATHER_URL: string; GEOCODING_URL: string };
  /** Every address that was asked. */
  asked: URL[];
  /** What it answers from now on; `silent` never answers. */
  mood: 'well' | 'broken' | 'silent';
  /** Felt temperature and rain of every hour. */
  hour: { feltC: number; rainMm: number };
  close(): Promise<void>;
};

const towns = [
  { name: 'Leeds', latitude: 53.8, longitude: -1.55, country_code: 'GB', population: 455_123 },
  { name: 'Oslo', latitude: 59.91, longitude: 10.75, country_code: 'NO', population: 580_000 },
  { name: 'Hamlet', latitude: 40, longitude: -80, country_code: 'US', population: 12 },
];

/** Speaks like Open-Meteo's geocoding and forecast, faults included. */
export async function startWeatherStandIn(): Promise<WeatherStandIn> {
  const { origin, close } = await startStandInServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    standIn.asked.push(url);
    if (standIn.mood === 'silent') return;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (standIn.mood === 'broken') return void send(502, { error: true, reason: 'upstream' });
    if (url.pathname === '/v1/search') {
      const results = towns.filter(
        ({ name }) => name.toLowerCase() === url.searchParams.get('name')?.toLowerCase(),
      );
      return void send(200, results.length > 0 ? { results } : { generationtime_ms: 0.1 });
    }
    send(200, forecastOf(url, standIn.hour));
  });
  const standIn: WeatherStandIn = {
    env: { WEATHER_URL: `${origin}/v1/forecast`, GEOCODING_URL: `${origin}/v1/search` },
    asked: [],
    mood: 'well',
    hour: { feltC: 12, rainMm: 0 },
    close,
  };
  return standIn;
}

function forecastOf(url: URL, { feltC, rainMm }: WeatherStandIn['hour']) {
  const first = Date.parse(`${url.searchParams.get('start_date')}T00:00:00Z`) / 1000;
  const last = Date.parse(`${url.searchParams.get('end_date')}T23:00:00Z`) / 1000;
  const time = Array.from({ length: (last - first) / 3600 + 1 }, (_, index) => first + index * 3600);
  const every = (value: number) => time.map(() => value);
  return {
    hourly: {
      time,
      apparent_temperature: every(feltC),
      precipitation: every(rainMm),
      precipitation_probability: every(rainMm > 0 ? 90 : 5),
      wind_speed_10m: every(14),
    },
  };
}
