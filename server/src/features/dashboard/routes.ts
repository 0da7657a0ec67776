import { dashboardEndpoints } from '@drape/contract/dashboard/dashboard';
import type { Mount } from '../../platform/http/mount.ts';
import type { DashboardService } from './service.ts';

export function mountDashboard(mount: Mount, dashboard: DashboardService): void {
  mount(dashboardEndpoints.dashboard, ({ query }, { principal }) =>
    dashboard.overview(principal, query.period),
  );
  mount(dashboardEndpoints.insights, ({ query }, { principal }) =>
    dashboard.insights(principal, query.period),
  );
}
