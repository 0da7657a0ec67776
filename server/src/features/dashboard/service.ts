import type { DashboardInsights, DashboardOverview } from '@drape/contract/dashboard/dashboard';
import {
  type DashboardPeriod,
  dashboardLimits,
  markKinds,
} from '@drape/contract/dashboard/dashboard-options';
import type { Style } from '@drape/contract/profile/options';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { nextDay } from '../../platform/local-time.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { courseOf } from './course.ts';
import { averageFigure, countFigure, countOf, wholePercents } from './figures.ts';
import { influencesOf, termEffects } from './influences.ts';
import { type PeriodDays, periodDays, telling } from './period.ts';
import * as rows from './repository.ts';

export type DashboardService = {
  /** Without a period that which tells something: the shortest from a month on that has analyses. */
  overview(principal: Principal, period?: DashboardPeriod): Promise<DashboardOverview>;
  insights(principal: Principal, period?: DashboardPeriod): Promise<DashboardInsights>;
};

type Dependencies = { database: Database; clock: Clock; wardrobe: Pick<WardrobeService, 'use'> };

const presentRange = ({ period, from, to }: PeriodDays) => ({ period, from: from ?? null, to });

async function stylesOf(db: Database['read'], userId: string, { from }: PeriodDays) {
  const counted = (await rows.sumMarks(db, userId, ['style'], { from })).sort(
    (one, other) => other.analyses - one.analyses || (one.name < other.name ? -1 : 1),
  );
  const percents = wholePercents(counted.map(({ analyses }) => analyses));
  return counted.map(({ name, analyses }, index) => ({
    style: name as Style,
    analyses,
    percent: percents[index] ?? 0,
  }));
}

/** The Monday with which the map of wears begins. */
function mapBegin(today: string): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return nextDay(today, -weekday - 7 * (dashboardLimits.wearWeeks - 1));
}

/** What somebody's analyses and wear log sum up to; all of it is summed in the database. */
export function createDashboardService({ database, clock, wardrobe }: Dependencies): DashboardService {
  const todayOf = ({ timeZone }: Principal) => localDay(clock.now(), timeZone);

  async function daysOf(principal: Principal, period: DashboardPeriod | undefined) {
    const { total, latest } = await rows.standing(database.read, principal.userId);
    const today = todayOf(principal);
    return { total, days: periodDays(period ?? telling(latest, today), today) };
  }

  return {
    async overview(principal, wanted) {
      const { userId } = principal;
      const { total, days } = await daysOf(principal, wanted);
      const sums = await rows.sumDays(database.read, userId, { from: days.before, to: undefined });
      const { from } = days;
      const within = from === undefined ? sums : sums.filter(({ day }) => day >= from);
      const before = from === undefined ? undefined : sums.filter(({ day }) => day < from);
      return {
        range: presentRange(days),
        total,
        analyses: countFigure(within, before),
        overall_score: averageFigure(within, before, 'overall'),
        color_harmony: averageFigure(within, before, 'harmony'),
        style_coherence: averageFigure(within, before, 'coherence'),
        styles: await stylesOf(database.read, userId, days),
        course: courseOf(within),
      };
    },
    async insights(principal, wanted) {
      const { userId } = principal;
      const { days } = await daysOf(principal, wanted);
      const sums = await rows.sumDays(database.read, userId, { from: days.from, to: undefined });
      const marks = await rows.sumMarks(database.read, userId, markKinds, days);
      const to = todayOf(principal);
      const from = mapBegin(to);
      const { colours, costs, wears } = await wardrobe.use(userId, from, to);
      return {
        range: presentRange(days),
        analyses: countOf(sums),
        course: courseOf(sums),
        terms: termEffects(marks),
        ...influencesOf(marks, sums),
        colours,
        cost_per_wear: costs.slice(0, dashboardLimits.shownCosts),
        priced: costs.length,
        wears: { from, to, days: wears, total: wears.reduce((sum, day) => sum + day.wears, 0) },
      };
    },
  };
}
