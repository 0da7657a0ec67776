import type { ConnectModels, ModelsConnection, OfferedModelsQuestion } from '@drape/contract/models/models';
import type { ChangeableModels } from '../../platform/ai/changeable-models.ts';
import type { ModelConnections } from '../../platform/ai/model-connection.ts';
import type { AiSettings } from '../../platform/ai/supervision.ts';
import { AppError } from '../../platform/app-error.ts';
import { offeredModels } from './offered-models.ts';

type Dependencies = {
  models: ChangeableModels;
  connections: ModelConnections;
  /** The settings of the environment, where there are some. */
  fixed: AiSettings | undefined;
};

const isFixed = () =>
  new AppError(
    'conflict',
    'The settings AI_BASE_URL and AI_MODEL of the server win. Remove them to connect a model here.',
  );

/** How an administrator connects a provider, changes and removes it, without a restart. */
export function createConnecting({ models, connections, fixed }: Dependencies) {
  /** A key is sent only to the address that it was entered for. */
  async function keyFor({ base_url, api_key }: OfferedModelsQuestion): Promise<string | undefined> {
    if (api_key !== undefined) return api_key ?? undefined;
    const known = await connections.current();
    return known?.baseUrl === base_url ? known.apiKey : undefined;
  }

  return {
    async connection(): Promise<ModelsConnection | null> {
      const used = fixed ?? (await connections.current());
      if (!used) return null;
      return {
        source: fixed ? 'environment' : 'admin',
        base_url: used.baseUrl,
        has_key: used.apiKey !== undefined,
        model: used.model,
        vision_model: used.visionModel ?? null,
      };
    },
    offered: async (question: OfferedModelsQuestion) => ({
      models: await offeredModels(question.base_url, await keyFor(question)),
    }),
    async connect(body: ConnectModels): Promise<void> {
      if (fixed) throw isFixed();
      const apiKey = await keyFor(body);
      await connections.save({
        baseUrl: body.base_url,
        apiKey,
        model: body.model,
        visionModel: body.vision_model ?? undefined,
      });
      await models.refresh();
    },
    async disconnect(): Promise<void> {
      if (fixed) throw isFixed();
      await connections.remove();
      await models.refresh();
    },
  };
}
