import { adminLimits } from '@drape/contract/admin/admin-options';
import type { AuditEntry } from '@drape/contract/admin/admin-users';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import { presentAudit } from './presenter.ts';
import * as rows from './repository.ts';

export type AuditDetail = Record<string, string | number | boolean>;
export type AuditPage = { entries: AuditEntry[]; page: number; total: number; total_pages: number };

export type Audit = {
  /** Notes what an administrator did, in the transaction that did it where there is one. */
  note(
    db: Executor,
    actor: Principal,
    action: string,
    targetId?: string,
    detail?: AuditDetail,
  ): Promise<void>;
  list(page: number): Promise<AuditPage>;
};

type Dependencies = { database: Database; clock: Clock; kept: SlowQueryCache };

export function createAudit({ database, clock, kept }: Dependencies): Audit {
  return {
    note: (db, { userId }, action, targetId, detail = {}) =>
      rows.insertAudit(db, {
        id: newId(),
        at: clock.now().toISOString(),
        actor_id: userId,
        target_id: targetId ?? null,
        action,
        detail: JSON.stringify(detail),
      }),
    async list(page) {
      const total = await kept.of('audit', () => rows.countAudit(database.read));
      const listed = await rows.listAudit(database.read, page, adminLimits.auditOnPage);
      const total_pages = Math.ceil(total / adminLimits.auditOnPage);
      return { entries: listed.map(presentAudit), page, total, total_pages };
    },
  };
}
