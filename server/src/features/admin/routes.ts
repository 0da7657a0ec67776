import { adminFigureEndpoints } from '@drape/contract/admin-figures';
import { adminUserEndpoints } from '@drape/contract/admin-users';
import type { Mount } from '../../platform/http/mount.ts';
import type { AdminService } from './service.ts';

export function mountAdmin(mount: Mount, admin: AdminService): void {
  mountUsers(mount, admin);
  mountFigures(mount, admin);
}

function mountUsers(mount: Mount, { users, audit }: AdminService): void {
  mount(adminUserEndpoints.listUsers, ({ query }) => users.list(query));
  mount(adminUserEndpoints.updateUser, ({ params, body }, { principal }) =>
    users.update(principal, params.id, body),
  );
  mount(adminUserEndpoints.makeResetLink, ({ params }, { principal }) =>
    users.makeResetLink(principal, params.id),
  );
  mount(adminUserEndpoints.declineUpgrade, ({ params }, { principal }) =>
    users.declineUpgrade(principal, params.id),
  );
  mount(adminUserEndpoints.removeUser, ({ params }, { principal }) => users.remove(principal, params.id));
  mount(adminUserEndpoints.auditLog, ({ query }) => audit.list(query.page));
}

function mountFigures(mount: Mount, { statistics, trends, reviews, report, setTargets }: AdminService): void {
  mount(adminFigureEndpoints.statistics, ({ query }, { principal }) =>
    statistics.of(principal, query.period),
  );
  mount(adminFigureEndpoints.setTargets, ({ body }, { principal }) =>
    setTargets(principal, body.period, body.targets),
  );
  mount(adminFigureEndpoints.trends, ({ query }, { principal }) => trends.of(principal, query.period));
  mount(adminFigureEndpoints.listReviews, ({ query }, { principal }) => reviews.list(principal, query));
  mount(adminFigureEndpoints.report, ({ query }, { principal }) => report.of(principal, query.period));
  mount(adminFigureEndpoints.sendReview, ({ body }, { principal }) =>
    reviews.send(principal, { ...body, analysisId: body.analysis_id ?? undefined }),
  );
}
