import { modelEndpoints } from '@drape/contract/models/models';
import type { Mount } from '../../platform/http/mount.ts';
import type { ModelService } from './service.ts';

export function mountModels(mount: Mount, models: ModelService): void {
  mount(modelEndpoints.getOutsideSettings, (_input, { principal }) => models.settings(principal));
  mount(modelEndpoints.updateOutsideSettings, ({ body }, { principal }) => models.change(principal, body));
  mount(modelEndpoints.listOutsideCalls, ({ query }, { principal }) => models.log(principal, query.page));
  mount(modelEndpoints.getModels, () => models.overview());
  mount(modelEndpoints.updateModelLimits, ({ body }) => models.setLimits(body));
  mount(modelEndpoints.connectModels, ({ body }) => models.connect(body));
  mount(modelEndpoints.disconnectModels, () => models.disconnect());
  mount(modelEndpoints.offeredModels, ({ body }) => models.offered(body));
  mount(modelEndpoints.testModels, (_input, { principal }) => models.test(principal));
}
