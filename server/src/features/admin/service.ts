import type { SecondFactorRule } from '@drape/contract/account/second-factor';
import type { Period } from '@drape/contract/admin/admin-options';
import type { Principal } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Throttle } from '../../platform/throttle.ts';
import type { AdminSecondFactor } from '../account/service.ts';
import { type Audit, createAudit } from './audit.ts';
import { type Backups, createBackups } from './backups.ts';
import * as figures from './figures-repository.ts';
import { type NightlyDependencies, planNightlyBackups } from './nightly-backups.ts';
import type { PerformanceDependencies } from './performance.ts';
import { createReport, type ReportService } from './report.ts';
import { createReviews, type ReviewsService } from './reviews.ts';
import { createSelfCheck, type SelfCheck, type SelfCheckDependencies } from './self-check.ts';
import { createStatistics, type StatisticsService, type Targets, targetsKey } from './statistics.ts';
import { createTally } from './tally.ts';
import { createTrends, type TrendsService } from './trends.ts';
import { createManagedUsers, type ManagedUsers, type ManagedUsersDependencies } from './users.ts';

export type AdminService = {
  users: ManagedUsers;
  audit: Audit;
  statistics: StatisticsService;
  trends: TrendsService;
  reviews: ReviewsService;
  report: ReportService;
  backups: Backups;
  selfCheck: SelfCheck;
  setTargets(admin: Principal, period: Period, targets: Targets): Promise<{ targets: Targets }>;
  secondFactorRule(): Promise<SecondFactorRule>;
  setSecondFactorRule(admin: Principal, required: boolean): Promise<SecondFactorRule>;
};

export type AdminDependencies = Omit<ManagedUsersDependencies, 'audit'> &
  PerformanceDependencies &
  NightlyDependencies &
  SelfCheckDependencies & {
    jobs: Jobs;
    throttle: Throttle;
    adminSecondFactor: Pick<AdminSecondFactor, 'rule' | 'change'>;
  };

/** Everything that administrators see and do. */
export function createAdminService(dependencies: AdminDependencies): AdminService {
  const { database, adminSecondFactor } = dependencies;
  const audit = createAudit(dependencies);
  const tally = createTally(dependencies);
  const statistics = createStatistics({ ...dependencies, tally });
  const trends = createTrends({ ...dependencies, tally });
  const reviews = createReviews(dependencies);
  const backups = createBackups({ ...dependencies, audit });
  planNightlyBackups(dependencies);
  return {
    audit,
    statistics,
    trends,
    reviews,
    backups,
    selfCheck: createSelfCheck(dependencies, backups),
    users: createManagedUsers({ ...dependencies, audit }),
    report: createReport({ statistics, trends, reviews }),
    secondFactorRule: adminSecondFactor.rule,
    async setSecondFactorRule(admin, required) {
      await database.transaction(async (transaction) => {
        await adminSecondFactor.change(transaction, admin, required);
        await audit.note(transaction, admin, 'second-factor.rule', undefined, { required });
      });
      return adminSecondFactor.rule();
    },
    async setTargets(admin, period, targets) {
      const merged = Object.entries({ ...(await statistics.targets(period)), ...targets });
      const kept: Targets = Object.fromEntries(merged.filter(([, value]) => value != null));
      await database.transaction(async (transaction) => {
        await figures.saveSetting(transaction, targetsKey(period), JSON.stringify(kept));
        await audit.note(transaction, admin, 'targets.change', undefined, { period });
      });
      return { targets: kept };
    },
  };
}
