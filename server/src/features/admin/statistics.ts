import type { Compared, Statistics, UserMetric } from '@drape/contract/admin/admin-figures';
import { type Period, type UserMetricName, userMetrics } from '@drape/contract/admin/admin-options';
import { dayMs, localDay, plus } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { nextDay } from '../../platform/local-time.ts';
import { compared, comparedShare } from './compared.ts';
import type { Days } from './figures-repository.ts';
import * as figures from './figures-repository.ts';
import { healthOf, type PerformanceDependencies, performanceBars } from './performance.ts';
import { type PeriodRange, periodRange } from './period-range.ts';
import { activeByMonth } from './repository.ts';
import type { Tally } from './tally.ts';

export type Targets = Partial<Record<UserMetricName, number | null>>;

export type StatisticsService = {
  of(admin: Principal, period: Period): Promise<Statistics>;
  targets(period: Period): Promise<Targets>;
};

type Dependencies = PerformanceDependencies & { tally: Tally };

/** Longer periods are shown by the month. */
const longestByDay = 92;

export const targetsKey = (period: Period) => `admin targets ${period}`;

const sumOf = (rows: { name: string; value: number }[], name: string) =>
  rows.reduce((sum, row) => sum + (row.name === name ? row.value : 0), 0);

async function analysesIn(
  db: Executor,
  days: Days,
): Promise<{ analyses: number; score: number | undefined }> {
  const rows = await figures.listFigures(db, ['analyses', 'scores'], days);
  const analyses = sumOf(rows, 'analyses');
  return { analyses, score: analyses === 0 ? undefined : sumOf(rows, 'scores') / analyses };
}

async function metricsOf(db: Executor, range: PeriodRange): Promise<Record<UserMetricName, Compared>> {
  const { days, moments, before } = range;
  const newUsers = await figures.countPeople(db, moments);
  const use = await figures.countActive(db, days);
  const useBefore = before && (await figures.countActive(db, before.days));
  const { analyses } = await analysesIn(db, days);
  const pro = await figures.countPro(db);
  const proBefore =
    days.from === undefined ? undefined : await figures.lastFigure(db, 'pro_users', nextDay(days.from, -1));
  return {
    new_users: compared(newUsers, before && (await figures.countPeople(db, before.moments))),
    active_users: compared(use.active, useBefore?.active),
    returning_users: compared(days.from === undefined ? undefined : use.returning, useBefore?.returning),
    analyses: compared(analyses, before && (await analysesIn(db, before.days)).analyses),
    pro_users: compared(pro, proBefore),
  };
}

function createCards({ database, clock, measures }: Dependencies) {
  const db = database.read;

  async function totalUsers({ moments }: PeriodRange): Promise<Compared> {
    const value = await figures.countPeople(db, { from: undefined, to: moments.to });
    if (moments.from === undefined) return compared(value, undefined);
    return compared(value, await figures.countPeople(db, { from: undefined, to: moments.from }));
  }

  async function analysesToday(timeZone: string): Promise<Compared> {
    const today = localDay(clock.now(), timeZone);
    // Somebody east of the administrator may already be in tomorrow.
    const { analyses } = await analysesIn(db, { from: today, to: nextDay(today) });
    const yesterday = nextDay(today, -1);
    return compared(analyses, (await analysesIn(db, { from: yesterday, to: yesterday })).analyses);
  }

  async function activeSessions(): Promise<Compared> {
    const now = clock.now();
    const value = await figures.countSessions(db, plus(now, -dayMs).toISOString(), now.toISOString());
    const yesterday = plus(now, -dayMs).toISOString().slice(0, 10);
    return compared(value, await figures.lastFigure(db, 'active_sessions', yesterday));
  }

  async function systemHealth(): Promise<Compared> {
    const now = plus(clock.now(), 1);
    const since = plus(now, -dayMs);
    const kinds = ['api', 'analysis', 'upload'] as const;
    const value = healthOf(await measures.summary(since, now, kinds));
    return comparedShare(value, healthOf(await measures.summary(plus(since, -dayMs), since, kinds)));
  }

  return async (range: PeriodRange, timeZone: string) => ({
    total_users: await totalUsers(range),
    analyses_today: await analysesToday(timeZone),
    active_sessions: await activeSessions(),
    system_health: await systemHealth(),
  });
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}

function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); ) {
    months.push(month);
    month = nextDay(`${month}-28`, 5).slice(0, 7);
  }
  return months;
}

async function activityOf(db: Executor, { days }: PeriodRange): Promise<Statistics['activity']> {
  const rows = await figures.listFigures(db, ['analyses'], days);
  const from = days.from ?? rows[0]?.day ?? days.to;
  const all = daysFrom(from, days.to);
  if (all.length <= longestByDay) {
    const active = await figures.activeByDay(db, { from, to: days.to });
    const analyses = new Map(rows.map(({ day, value }) => [day, value]));
    return all.map((day) => ({
      day,
      analyses: analyses.get(day) ?? 0,
      active_users: active.get(day) ?? 0,
    }));
  }
  const active = await activeByMonth(db, from, days.to);
  const byMonth = Map.groupBy(rows, ({ day }) => day.slice(0, 7));
  return monthsFrom(from, days.to).map((month) => ({
    day: `${month}-01`,
    analyses: (byMonth.get(month) ?? []).reduce((sum, { value }) => sum + value, 0),
    active_users: active.get(month) ?? 0,
  }));
}

/** Users, use and performance, all counted in the database. */
export function createStatistics(dependencies: Dependencies): StatisticsService {
  const { database, clock, tally, measures, kept } = dependencies;
  const cards = createCards(dependencies);

  async function targets(period: Period): Promise<Targets> {
    const stored = await figures.readSetting(database.read, targetsKey(period));
    return stored === undefined ? {} : (JSON.parse(stored) as Targets);
  }

  return {
    targets,
    async of({ timeZone }, period) {
      await tally.bringUpToDate();
      await measures.flush();
      const range = periodRange(period, clock.now(), timeZone);
      const wished = await targets(period);
      const about = `${period} ${timeZone} ${range.days.to}`;
      const metrics = await kept.of(`metrics ${about}`, () => metricsOf(database.read, range));
      const { score } = await analysesIn(database.read, range.days);
      const before = range.before && (await analysesIn(database.read, range.before.days)).score;
      return {
        range: { from: range.days.from ?? null, to: range.days.to, days: range.length },
        cards: await kept.of(`cards ${about}`, () => cards(range, timeZone)),
        metrics: userMetrics.map(
          (name): UserMetric => ({ name, ...metrics[name], target: wished[name] ?? null }),
        ),
        average_score: comparedShare(score, before),
        performance: await performanceBars(dependencies),
        activity: await kept.of(`activity ${about}`, () => activityOf(database.read, range)),
      };
    },
  };
}
