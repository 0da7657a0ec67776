import type { AccessLog } from '../../../platform/backup/access-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Log } from '../../../platform/log.ts';
import { countOtherAdmins } from '../leaving/removal-repository.ts';
import * as users from '../repository.ts';

/** Which groups of the identity provider make administrators and give Pro; without a name none decides. */
export type ProviderGroups = { admin: string | undefined; pro: string | undefined };

type Dependencies = {
  database: Database;
  clock: Clock;
  log: Log;
  accessLog: AccessLog;
  providerGroups: ProviderGroups;
};

/** Pro that a group gave, and that ends with it. */
const source = 'provider';

type Change = Partial<Pick<UserRow, 'role' | 'pro' | 'pro_source'>>;

function proOf(user: UserRow, isIn: boolean): Change {
  if (isIn && user.pro === 0) return { pro: 1, pro_source: source };
  return !isIn && user.pro_source === source ? { pro: 0, pro_source: null } : {};
}

/** What ends with the connection to the provider. */
export const withoutGroups = (user: UserRow): Change => proOf(user, false);

/** Brings role and plan to what the groups say at a sign-in; the last administrator stays one. */
export async function applyGroups(
  { database, clock, log, accessLog, providerGroups }: Dependencies,
  user: UserRow,
  groups: readonly string[],
): Promise<UserRow> {
  const { admin, pro } = providerGroups;
  if (user.blocked === 1 || (admin === undefined && pro === undefined)) return user;
  const change = await database.transaction(async (transaction) => {
    const role = admin !== undefined && groups.includes(admin) ? 'admin' : 'user';
    const decides = admin !== undefined && role !== user.role;
    const isLast = decides && role === 'user' && (await countOtherAdmins(transaction, user.id)) === 0;
    const found: Change = {
      ...(pro === undefined ? {} : proOf(user, groups.includes(pro))),
      ...(decides && !isLast ? { role } : {}),
    };
    if (Object.keys(found).length > 0)
      await users.updateUser(transaction, user.id, { ...found, updated_at: clock.now().toISOString() });
    return found;
  });
  const { role } = change;
  if (role !== undefined) {
    await accessLog.note(user.id, { role });
    log.info({ user: user.username, role }, 'a group of the identity provider changed a role');
  }
  return { ...user, ...change };
}
