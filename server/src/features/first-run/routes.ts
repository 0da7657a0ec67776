import { firstRunEndpoints } from '@drape/contract/first-run/first-run';
import type { Mount } from '../../platform/http/mount.ts';
import type { FirstRunService } from './service.ts';

export function mountFirstRun(mount: Mount, firstRun: FirstRunService): void {
  mount(firstRunEndpoints.getFirstRun, (_input, { principal }) => firstRun.find(principal));
  mount(firstRunEndpoints.updateFirstRun, ({ body }, { principal }) => firstRun.update(principal, body));
  mount(firstRunEndpoints.addSamples, ({ body }, { principal }) => firstRun.addSamples(principal, body.set));
  mount(firstRunEndpoints.removeSamples, ({ query }, { principal }) =>
    firstRun.removeSamples(principal, query.changed),
  );
}
