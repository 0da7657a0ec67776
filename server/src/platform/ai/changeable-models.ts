import { type Clock, secondMs } from '../clock.ts';
import { createLanguageModels } from './language-models.ts';
import { type ModelConnections, settingsOf } from './model-connection.ts';
import type { LanguageModels } from './model-port.ts';
import type { AiSettings, SupervisionOptions } from './supervision.ts';

type Dependencies = Omit<SupervisionOptions, 'settings'> & {
  clock: Clock;
  connections: ModelConnections;
  /** The settings of the environment; where there are some, they win. */
  fixed: AiSettings | undefined;
  timeoutMs: number;
};

export type ChangeableModels = LanguageModels & {
  /** Takes up what an administrator has connected, here or at another replica. */
  refresh(): Promise<void>;
};

/** After this time a question looks whether another replica has changed the connection. */
const freshMs = 10 * secondMs;

/** The models that are connected now: by the environment, else by an administrator, without a restart. */
export function createChangeableModels(dependencies: Dependencies): ChangeableModels {
  const { clock, connections, fixed, timeoutMs, ...supervision } = dependencies;
  const modelsOf = (settings: AiSettings | undefined) =>
    createLanguageModels({ ...supervision, clock, settings });
  let models = modelsOf(fixed);
  let known = '';
  let readAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    if (fixed) return;
    readAt = clock.now().getTime();
    const connection = await connections.current();
    const read = JSON.stringify(connection ?? null);
    if (read === known) return;
    known = read;
    models = modelsOf(connection && settingsOf(connection, timeoutMs));
  }

  async function fresh(): Promise<LanguageModels> {
    if (clock.now().getTime() - readAt >= freshMs) await refresh();
    return models;
  }

  return {
    refresh,
    status: () => models.status(),
    refusal: async (asker, kind) => (await fresh()).refusal(asker, kind),
    text: async (request) => (await fresh()).text(request),
    object: async (request) => (await fresh()).object(request),
    async *stream(request) {
      yield* (await fresh()).stream(request);
    },
  };
}
