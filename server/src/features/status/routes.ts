import { systemEndpoints } from '@drape/contract/admin/system';
import type { Mount } from '../../platform/http/mount.ts';
import type { StatusService } from './service.ts';

export function mountStatus(mount: Mount, status: StatusService): void {
  mount(systemEndpoints.health, () => status.health());
  mount(systemEndpoints.live, async () => ({ status: 'ok' as const }));
  mount(systemEndpoints.connectionStatus, (_input, { principal }) => status.connections(principal));
  mount(systemEndpoints.settings, async () => status.settings());
}
