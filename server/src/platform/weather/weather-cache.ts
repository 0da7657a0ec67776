import { type Clock, plus } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Answers of the weather service, kept in the database so that all replicas share them. */
export type WeatherCache = {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown, ttlMs: number): Promise<void>;
  forgetExpired(): Promise<void>;
};

export function createWeatherCache({ database, clock }: { database: Database; clock: Clock }): WeatherCache {
  return {
    async read<T>(key: string) {
      const row = await database.read
        .selectFrom('weather_cache')
        .select('value')
        .where('key', '=', key)
        .where('expires_at', '>', clock.now().toISOString())
        .executeTakeFirst();
      return row && (JSON.parse(row.value) as T);
    },
    async write(key, value, ttlMs) {
      const row = { value: JSON.stringify(value), expires_at: plus(clock.now(), ttlMs).toISOString() };
      await database.write
        .insertInto('weather_cache')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },
    async forgetExpired() {
      await database.write
        .deleteFrom('weather_cache')
        .where('expires_at', '<=', clock.now().toISOString())
        .execute();
    },
  };
}
