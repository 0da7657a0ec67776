import type { ConnectModels, ModelLimits, ModelsOverview } from '@drape/contract/models/models';
import type { OutsideLedger } from '../../platform/ai/ai-ledger.ts';
import type { ChangeableModels } from '../../platform/ai/changeable-models.ts';
import type { ModelConnections } from '../../platform/ai/model-connection.ts';
import type { ModelLimitKeeper } from '../../platform/ai/model-limits.ts';
import type { AiSettings } from '../../platform/ai/supervision.ts';
import { type Clock, dayMs, plus, secondMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { createConnecting } from './connecting.ts';
import { createOutside } from './outside.ts';
import { presentFailure, presentLimits, presentModels, presentUsage, readLimits } from './presenter.ts';
import * as calls from './repository.ts';
import { tryModels } from './try-models.ts';

export type ModelService = ReturnType<typeof createModelService>;

type Dependencies = {
  database: Database;
  clock: Clock;
  models: ChangeableModels;
  connections: ModelConnections;
  /** The models that the environment sets; where it does, they win. */
  fixedModels: AiSettings | undefined;
  modelLimits: ModelLimitKeeper;
  ledger: Pick<OutsideLedger, 'settingsOf'>;
};

const keptDays = 90;
const shownDays = 60;
const shownFailures = 20;

/** What each person decides about models outside this server and sees of it, and how the administrator watches them. */
export function createModelService(dependencies: Dependencies) {
  const { database, clock, models, modelLimits, connections, fixedModels: fixed } = dependencies;
  const connecting = createConnecting({ models, connections, fixed });
  const daysAgo = (days: number) => plus(clock.now(), -days * dayMs).toISOString();

  async function tryAll({ userId, kind }: Principal) {
    const { prices } = await modelLimits.current();
    return tryModels(models, { userId, kind }, prices.vision);
  }

  async function overview(): Promise<ModelsOverview> {
    await models.refresh();
    const [connection, limits, month, exhausted, usage, failures] = await Promise.all([
      connecting.connection(),
      modelLimits.current(),
      modelLimits.monthUse(),
      modelLimits.exhausted(),
      calls.listUsage(database.read, daysAgo(shownDays).slice(0, 10)),
      calls.listFailures(database.read, shownFailures),
    ]);
    const status = models.status();
    return {
      connection,
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
    offered: connecting.offered,
    async connect(body: ConnectModels): Promise<ModelsOverview> {
      await connecting.connect(body);
      return overview();
    },
    async disconnect(): Promise<ModelsOverview> {
      await connecting.disconnect();
      return overview();
    },
    test: async (admin: Principal) => ({ tried: await tryAll(admin) }),
    /** One real call of each kind; undefined while no model is connected. */
    trying: () => (models.status() ? tryAll : undefined),
    refresh: models.refresh,
    /** Lines of the log older than 90 days go. */
    forgetOld: () => calls.deleteCallsBefore(database.write, daysAgo(keptDays)),
  };
}
