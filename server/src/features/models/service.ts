import type { ModelLimits, ModelsOverview } from '@drape/contract/models';
import type { OutsideLedger } from '../../platform/ai/ai-ledger.ts';
import type { ModelLimitKeeper } from '../../platform/ai/model-limits.ts';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import { type Clock, dayMs, plus, secondMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { createOutside } from './outside.ts';
import { presentFailure, presentLimits, presentModels, presentUsage, readLimits } from './presenter.ts';
import * as calls from './repository.ts';
import { tryModels } from './try-models.ts';

export type ModelService = ReturnType<typeof createModelService>;

type Dependencies = {
  database: Database;
  clock: Clock;
  models: LanguageModels;
  modelLimits: ModelLimitKeeper;
  ledger: Pick<OutsideLedger, 'settingsOf'>;
};

const keptDays = 90;
const shownDays = 60;
const shownFailures = 20;

/** What each person decides about models outside this server and sees of it, and how the administrator watches them. */
export function createModelService(dependencies: Dependencies) {
  const { database, clock, models, modelLimits } = dependencies;
  const daysAgo = (days: number) => plus(clock.now(), -days * dayMs).toISOString();

  const tryAll = ({ userId, kind }: Principal) => tryModels(models, { userId, kind });

  async function overview(): Promise<ModelsOverview> {
    const [limits, month, exhausted, usage, failures] = await Promise.all([
      modelLimits.current(),
      modelLimits.monthUse(),
      modelLimits.exhausted(),
      calls.listUsage(database.read, daysAgo(shownDays).slice(0, 10)),
      calls.listFailures(database.read, shownFailures),
    ]);
    const status = models.status();
    return {
      host: status?.host ?? null,
      timeout_seconds: status ? status.timeoutMs / secondMs : null,
      models: presentModels(status),
      limits: presentLimits(limits),
      month: {
        calls: month.calls,
        spent_usd: month.spentUsd,
        tokens: month.tokens,
        unpriced: month.unpriced,
      },
      exhausted: exhausted?.message ?? null,
      usage: usage.map(presentUsage),
      failures: failures.map(presentFailure),
    };
  }

  return {
    ...createOutside(dependencies),
    overview,
    async setLimits(limits: ModelLimits): Promise<ModelsOverview> {
      await modelLimits.set(readLimits(limits));
      return overview();
    },
    test: async (admin: Principal) => ({ tried: await tryAll(admin) }),
    /** One real call of each model; undefined where none is configured. */
    tryAll: models.status() ? tryAll : undefined,
    /** Lines of the log older than 90 days go. */
    forgetOld: () => calls.deleteCallsBefore(database.write, daysAgo(keptDays)),
  };
}
