import { adminLimits, type UserFilter } from '@drape/contract/admin/admin-options';
import type { ManagedUser, ManagedUserChange, NewManagedUser } from '@drape/contract/admin/admin-users';
import { limits } from '@drape/contract/wire/limits';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { AccessLog } from '../../platform/backup/access-log.ts';
import { type Clock, minuteMs, plus } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import type { Access, AccountService } from '../account/service.ts';
import type { CommunityService } from '../community/service.ts';
import { tierOf } from '../membership/service.ts';
import type { Audit, AuditDetail } from './audit.ts';
import { planColumns } from './plan-columns.ts';
import { presentUser } from './presenter.ts';
import * as rows from './repository.ts';

type UsersQuery = { search: string; filter: UserFilter; page: number };

export type UsersPage = {
  users: ManagedUser[];
  page: number;
  total: number;
  total_pages: number;
  upgrade_requests: number;
};

export type AddedUser = { user: ManagedUser; link: string | null; mailed: boolean; expires_at: string };

export type ManagedUsers = {
  list(query: UsersQuery): Promise<UsersPage>;
  /** Throws `conflict` for a taken name or address, and where a mail is wished that cannot be sent. */
  add(admin: Principal, person: NewManagedUser): Promise<AddedUser>;
  /** Throws `conflict` for a stale version, the last administrator, and what only a payment ends. */
  update(admin: Principal, id: string, change: ManagedUserChange): Promise<ManagedUser>;
  makeResetLink(admin: Principal, id: string): Promise<{ link: string; expires_at: string }>;
  declineUpgrade(admin: Principal, id: string): Promise<ManagedUser>;
  remove(admin: Principal, id: string): Promise<{ id: string }>;
};

export type ManagedUsersDependencies = {
  database: Database;
  clock: Clock;
  plans: 'on' | 'off';
  account: AccountService;
  access: Access;
  accessLog: AccessLog;
  community: Pick<CommunityService, 'recount' | 'emptyCache'>;
  audit: Audit;
  kept: SlowQueryCache;
};

const changedElsewhere =
  'Somebody else changed this user in the meantime. The list shows how it is now; please look again.';
const lastAdmin = 'This is the last administrator. Make somebody else one first.';

async function refuseLastAdmin(db: Executor, row: UserRow): Promise<void> {
  if (row.role !== 'admin' || row.blocked === 1) return;
  if ((await rows.countOtherAdmins(db, row.id)) === 0) throw new AppError('conflict', lastAdmin);
}

/** A token that is lost must not leave an administrator behind. */
function refuseAdminByToken(admin: Principal, role: ManagedUserChange['role']): void {
  if (admin.scopes && role === 'admin')
    throw new AppError('forbidden', 'A personal token makes no administrators. Please log in.');
}

/** What opens an account is for people who signed in: an answer to a script may lie in any log. */
function refuseLinkToToken(admin: Principal, invite: NewManagedUser['invite']): void {
  if (admin.scopes && invite === 'link')
    throw new AppError('forbidden', 'A personal token is given no link. Have it mailed, or please log in.');
}

function detailOf({ version, ...change }: ManagedUserChange): AuditDetail {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as AuditDetail;
}

/** Reading: users with what they have and what they asked for. */
function createReading({ database, clock, plans, kept }: ManagedUsersDependencies) {
  async function present(listed: UserRow[]): Promise<ManagedUser[]> {
    const ids = listed.map(({ id }) => id);
    const holdings = await rows.holdingsOf(database.read, ids);
    const requests = await rows.waitingRequests(database.read, ids);
    const now = clock.now().toISOString();
    return listed.map((row) =>
      presentUser(row, tierOf(row, now, plans), holdings(row.id), requests.get(row.id)),
    );
  }

  async function known(db: Executor, id: string): Promise<UserRow> {
    const row = await rows.findUser(db, id);
    if (!row) throw notFound('This user');
    return row;
  }

  return {
    known,
    async shown(id: string): Promise<ManagedUser> {
      const [user] = await present([await known(database.read, id)]);
      if (!user) throw notFound('This user');
      return user;
    },
    async list({ search, filter, page }: UsersQuery): Promise<UsersPage> {
      const now = clock.now().toISOString();
      const folded = search.normalize('NFKC').toLowerCase();
      const query = { search: folded, filter, now, everybodyPro: plans === 'off' };
      const total = await kept.of(`users ${filter} ${folded}`, () => rows.countUsers(database.read, query));
      const listed = await rows.listUsers(database.read, query, page, adminLimits.usersOnPage);
      return {
        users: await present(listed),
        page,
        total,
        total_pages: Math.ceil(total / adminLimits.usersOnPage),
        upgrade_requests: await rows.countWaitingRequests(database.read),
      };
    },
  };
}

function createAdding(
  { clock, account, audit }: ManagedUsersDependencies,
  shown: (id: string) => Promise<ManagedUser>,
): Pick<ManagedUsers, 'add'> {
  return {
    async add(admin, { plan, invite, ...invited }) {
      refuseAdminByToken(admin, invited.role);
      refuseLinkToToken(admin, invite);
      const { row, link, expiresAt } = await account.invite(
        invited,
        invite,
        (fresh) => planColumns(plan, fresh, clock.now()),
        (transaction, { id, role }) =>
          audit.note(transaction, admin, 'user.create', id, { role, plan, invite }),
      );
      return {
        user: await shown(row.id),
        link: link ?? null,
        mailed: invite === 'mail',
        expires_at: expiresAt.toISOString(),
      };
    },
  };
}

/** Users as administrators manage them; every change is in the audit log. */
export function createManagedUsers(dependencies: ManagedUsersDependencies): ManagedUsers {
  const { database, clock, account, access, accessLog, community, audit } = dependencies;
  const { known, shown, list } = createReading(dependencies);

  async function change(db: Executor, admin: Principal, row: UserRow, asked: ManagedUserChange) {
    const { role, plan, blocked, version } = asked;
    if (blocked && row.id === admin.userId) throw new AppError('conflict', 'You cannot block yourself.');
    if (role === 'user' || blocked) await refuseLastAdmin(db, row);
    const columns = {
      ...planColumns(plan, row, clock.now()),
      ...(role ? { role } : {}),
      ...(blocked === undefined ? {} : { blocked: blocked ? 1 : 0 }),
      updated_at: clock.now().toISOString(),
    };
    if (!(await rows.changeUser(db, row.id, columns, version)))
      throw new AppError('conflict', changedElsewhere);
    if (blocked !== undefined || role) await community.recount(db, row.id);
    if (plan === 'pro') await rows.deleteRequest(db, row.id);
    await audit.note(db, admin, 'user.change', row.id, detailOf(asked));
  }

  return {
    list,
    ...createAdding(dependencies, shown),
    async update(admin, id, asked) {
      refuseAdminByToken(admin, asked.role);
      const { blocked } = asked;
      await access.endWith(async (transaction) => {
        await change(transaction, admin, await known(transaction, id), asked);
        return blocked ? { userId: id, also: { blocked } } : undefined;
      });
      const { role } = asked;
      if (blocked === false) await accessLog.note(id, { blocked });
      if (role) await accessLog.note(id, { role });
      // Blocked people and administrators are not shown from now on.
      community.emptyCache();
      return shown(id);
    },
    async makeResetLink(admin, id) {
      const row = await known(database.read, id);
      if (row.blocked === 1) throw new AppError('conflict', 'This account is blocked.');
      const link = await account.passwordReset.linkFor(id);
      await audit.note(database.write, admin, 'user.reset-link', id);
      const expires_at = plus(clock.now(), limits.resetLinkMinutes * minuteMs).toISOString();
      return { link, expires_at };
    },
    async declineUpgrade(admin, id) {
      await database.transaction(async (transaction) => {
        if (!(await rows.declineRequest(transaction, id))) throw notFound('This request');
        await audit.note(transaction, admin, 'upgrade.decline', id);
      });
      return shown(id);
    },
    async remove(admin, id) {
      await known(database.read, id);
      await account.remove(id, (transaction) => audit.note(transaction, admin, 'user.delete', id));
      return { id };
    },
  };
}
