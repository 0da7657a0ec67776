import { secondFactorEndpoints } from '@drape/contract/account/second-factor';
import { adminFigureEndpoints } from '@drape/contract/admin/admin-figures';
import { adminInstallationEndpoints } from '@drape/contract/admin/admin-installation';
import { adminUserEndpoints } from '@drape/contract/admin/admin-users';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Mount } from '../../platform/http/mount.ts';
import type { AdminService } from './service.ts';

export function mountAdmin(mount: Mount, admin: AdminService): void {
  mountUsers(mount, admin);
  mountFigures(mount, admin);
  mountInstallation(mount, admin);
}

function mountUsers(mount: Mount, { users, audit }: AdminService): void {
  mount(adminUserEndpoints.listUsers, ({ query }) => users.list(query));
  mount(adminUserEndpoints.addUser, ({ body }, { principal }) => users.add(principal, body));
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

function mountInstallation(mount: Mount, admin: AdminService): void {
  const { selfCheck, backups } = admin;
  const endpoints = adminInstallationEndpoints;
  mount(secondFactorEndpoints.getSecondFactorRule, admin.secondFactorRule);
  mount(secondFactorEndpoints.setSecondFactorRule, ({ body }, { principal }) =>
    admin.setSecondFactorRule(principal, body.required),
  );
  mount(endpoints.selfCheck, (_input, { principal }) => selfCheck.run(principal));
  mount(endpoints.sendTestMail, (_input, { principal }) => selfCheck.sendTestMail(principal));
  mount(endpoints.listBackups, () => backups.list());
  mount(endpoints.makeBackup, (_input, { principal }) => backups.make(principal));
  mount(endpoints.downloadBackup, ({ params }, { principal }) => backups.download(principal, params.id));
  mount(endpoints.restoreBackup, ({ params }, { principal }) => backups.restore(principal, params.id));
  mount(endpoints.removeBackup, ({ params }, { principal }) => backups.remove(principal, params.id));
}

const backupQuery = z.object({
  name: z.string().default(''),
  admin: z.string().default(''),
  expires: z.string().default(''),
  signature: z.string().default(''),
});

/** Hands out a backup to anyone with its address, which an administrator asked for. */
export function serveBackups(api: FastifyInstance, { backups }: AdminService): void {
  api.get('/exports/backup.zip', { schema: { hide: true } }, async (request, reply) => {
    const query = backupQuery.catch({ name: '', admin: '', expires: '', signature: '' }).parse(request.query);
    const { fileName, size, bytes } = await backups.open(query);
    return reply
      .header('Content-Type', 'application/zip')
      .header('Content-Length', size)
      .header('Content-Disposition', `attachment; filename="${fileName}"`)
      .header('Cache-Control', 'private, no-store')
      .header('Referrer-Policy', 'no-referrer')
      .send(bytes);
  });
}
