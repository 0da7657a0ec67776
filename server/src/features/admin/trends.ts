import type { TrendRow } from '@drape/contract/admin/admin-figures';
import { adminLimits, type Period, type TraitKind, traitKinds } from '@drape/contract/admin/admin-options';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import * as figures from './figures-repository.ts';
import { periodRange } from './period-range.ts';
import type { Tally } from './tally.ts';

export type TrendsPage = {
  range: { from: string | null; to: string; days: number };
  trends: TrendRow[];
  total: number;
  analyses: number;
};

export type TrendsService = { of(admin: Principal, period: Period): Promise<TrendsPage> };

const keyOf = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`;

function growthOf(now: number, before: number | undefined): number | null {
  if (!before) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}

/** What analyses saw in a period: the most frequent of each kind, how that grew, and on how many people. */
export function createTrends({
  database,
  clock,
  tally,
  kept,
}: {
  database: Database;
  clock: Clock;
  tally: Tally;
  kept: SlowQueryCache;
}): TrendsService {
  return {
    async of({ timeZone }, period) {
      await tally.bringUpToDate();
      const { days, before, length } = periodRange(period, clock.now(), timeZone);
      const counts = await figures.countTraits(database.read, days);
      const earlier = before ? await figures.countTraits(database.read, before.days) : [];
      const previous = new Map(earlier.map((row) => [keyOf(row), row.count]));
      const seenOn = await kept.of(`people of traits since ${days.from}`, () =>
        figures.countTraitPeople(database.read, days.from),
      );
      const people = new Map(seenOn.map((row) => [keyOf(row), row.count]));
      const ofKind = (kind: TraitKind): TrendRow[] =>
        counts
          .filter((row) => row.kind === kind)
          .sort((x, y) => y.count - x.count || (x.value < y.value ? -1 : 1))
          .slice(0, adminLimits.trendsOfKind)
          .map((row) => ({
            kind,
            value: row.value,
            analyses: row.count,
            before: previous.get(keyOf(row)) ?? 0,
            growth: growthOf(row.count, previous.get(keyOf(row))),
            people: people.get(keyOf(row)) ?? 0,
          }));
      const trends = traitKinds.flatMap(ofKind);
      const figuresOf = await figures.listFigures(database.read, ['analyses'], days);
      const analyses = figuresOf.reduce((sum, { value }) => sum + value, 0);
      const range = { from: days.from ?? null, to: days.to, days: length };
      return { range, trends, total: trends.length, analyses };
    },
  };
}
