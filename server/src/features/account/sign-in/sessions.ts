import { isAdminScope } from '@drape/contract/account/scopes';
import { limits } from '@drape/contract/wire/limits';
import { type Clock, dayMs, hourMs, localDay, minuteMs, plus } from '../../../platform/clock.ts';
import { newToken, sha256 } from '../../../platform/crypto.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import { toleratesOutage } from '../../../platform/process/outage.ts';
import { tierOf } from '../../membership/service.ts';
import type { Session } from '../presenter.ts';
import {
  deleteSession,
  deleteSessionsExpiredBefore,
  findSession,
  findUser,
  insertSession,
  noteActivity,
  noteSessionSeen,
  type SessionUser,
} from '../repository.ts';
import type { AdminSecondFactor } from '../second-factor/admin-second-factor.ts';
import type { PersonalTokens, TokenHolder } from '../tokens/personal-tokens.ts';

/** Of the account that signs in: the kind decides whether it counts as activity, the time zone on which day. */
type SessionOwner = Pick<UserRow, 'id' | 'kind' | 'time_zone'>;
type SessionOpening = { remembered: boolean; device: string | null };

export type Sessions = {
  open(db: Executor, user: SessionOwner, opening: SessionOpening): Promise<Session>;
  principalOf(token: string): Promise<Principal | undefined>;
  /** Somebody for whom work is done while they are away; undefined for who is gone or blocked. */
  principalOfUser(userId: string): Promise<Principal | undefined>;
  /** Ends the token and opens another session of the same kind; undefined when the token is dead by now. */
  rotate(principal: Principal): Promise<Session | undefined>;
  close(token: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  plans: 'on' | 'off';
  tokens: PersonalTokens;
  adminSecondFactor: Pick<AdminSecondFactor, 'owedBy'>;
};

/** Use is noted at most this often, so that reading stays reading. */
const notedEveryMs = 15 * minuteMs;

/** How long a session lasts without use, and in all. */
function lifeOf(remembered: boolean): { idleMs: number; longestMs: number } {
  return remembered
    ? { idleMs: limits.rememberedSessionDays * dayMs, longestMs: limits.longestRememberedSessionDays * dayMs }
    : { idleMs: limits.sessionHours * hourMs, longestMs: limits.longestSessionDays * dayMs };
}

/** When a session ends that is used now. A demo ends with its copy of the data. */
function prolonged({ kind, remembered, created_at, expires_at }: SessionUser, now: Date): string {
  if (kind === 'demo') return expires_at;
  const { idleMs, longestMs } = lifeOf(remembered === 1);
  const latest = plus(new Date(created_at), longestMs);
  const next = plus(now, idleMs);
  return (next < latest ? next : latest).toISOString();
}

type KnownUser = Pick<
  SessionUser,
  'user_id' | 'role' | 'kind' | 'pro' | 'trial_ends_at' | 'time_zone' | 'access_renewed_at'
>;

function principalFrom(user: KnownUser, tier: string): Omit<Principal, 'tokenHash'> {
  const { pro, role, trial_ends_at } = user;
  return {
    userId: user.user_id,
    role,
    kind: user.kind,
    timeZone: user.time_zone,
    isPro: tier !== 'free',
    membership: { pro, role, trial_ends_at },
    accessRenewedAt: user.access_renewed_at,
  };
}

function awayPrincipal(user: UserRow, tier: string): Principal {
  return { ...principalFrom({ ...user, user_id: user.id }, tier), tokenHash: '' };
}

/** What only administrators may is a token's only where it was made with a scope for that. */
function principalOfHolder(
  held: TokenHolder | undefined,
  now: string,
  plans: 'on' | 'off',
): Principal | undefined {
  if (!held || held.user.blocked === 1) return undefined;
  const principal = principalFrom(held.user, tierOf(held.user, now, plans));
  const administers = held.scopes.some(isAdminScope);
  const role = administers ? principal.role : 'user';
  return { ...principal, role, tokenHash: held.tokenHash, scopes: held.scopes };
}

async function owing(
  { owedBy }: Dependencies['adminSecondFactor'],
  user: { user_id: string; role: string },
): Promise<{ owesSecondFactor?: true }> {
  return (await owedBy(user)) ? { owesSecondFactor: true } : {};
}

/** A personal token is refused with the sessions of its owner until they have a second factor. */
async function holding(
  { tokens, plans, adminSecondFactor }: Dependencies,
  token: string,
  now: string,
): Promise<Principal | undefined> {
  const held = await tokens.holderOf(token);
  const principal = principalOfHolder(held, now, plans);
  return held && principal && { ...principal, ...(await owing(adminSecondFactor, held.user)) };
}

async function noteUse(db: Executor, user: SessionOwner, now: Date): Promise<void> {
  if (user.kind === 'person')
    await noteActivity(db, user.id, localDay(now, user.time_zone), now.toISOString());
}

/** Sessions of opaque random tokens, of which the database keeps only the hash. */
export function createSessions(dependencies: Dependencies): Sessions {
  const { database, clock, plans, tokens, adminSecondFactor } = dependencies;

  async function open(db: Executor, user: SessionOwner, opening: SessionOpening): Promise<Session> {
    const now = clock.now();
    const token = newToken();
    const expiresAt = plus(now, lifeOf(opening.remembered).idleMs);
    await insertSession(db, {
      token_hash: sha256(token),
      id: newId(),
      user_id: user.id,
      device: opening.device,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      remembered: opening.remembered ? 1 : 0,
    });
    await noteUse(db, user, now);
    return { token, expiresAt };
  }

  async function seen(session: SessionUser, now: Date): Promise<void> {
    const before = plus(now, -notedEveryMs).toISOString();
    if (session.last_seen_at !== null && session.last_seen_at > before) return;
    await database.transaction(async (transaction) => {
      await noteSessionSeen(transaction, session.token_hash, now.toISOString(), prolonged(session, now));
      await noteUse(transaction, { ...session, id: session.user_id }, now);
    });
  }

  return {
    open,
    async principalOf(token) {
      const now = clock.now();
      const moment = now.toISOString();
      if (tokens.isOne(token)) return holding(dependencies, token, moment);
      const tokenHash = sha256(token);
      const session = await findSession(database.read, tokenHash);
      if (!session || session.expires_at <= moment || session.blocked === 1) return undefined;
      await toleratesOutage(seen(session, now));
      return {
        ...principalFrom(session, tierOf(session, moment, plans)),
        tokenHash,
        ...(await owing(adminSecondFactor, session)),
      };
    },
    async principalOfUser(userId) {
      const user = await findUser(database.read, userId);
      if (!user || user.blocked === 1) return undefined;
      return awayPrincipal(user, tierOf(user, clock.now().toISOString(), plans));
    },
    rotate: (principal) =>
      database.transaction(async (transaction) => {
        const session = await findSession(transaction, principal.tokenHash);
        if (!session || !(await deleteSession(transaction, principal.tokenHash))) return undefined;
        const owner = { id: session.user_id, kind: session.kind, time_zone: session.time_zone };
        return open(transaction, owner, { remembered: session.remembered === 1, device: session.device });
      }),
    async close(token) {
      await deleteSession(database.write, sha256(token));
    },
    async forgetExpired() {
      await deleteSessionsExpiredBefore(database.write, clock.now().toISOString());
    },
  };
}
