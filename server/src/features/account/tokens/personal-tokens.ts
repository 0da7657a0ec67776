import type { ApiToken } from '@drape/contract/account/account-settings';
import { isAdminScope, type Scope } from '@drape/contract/account/scopes';
import { limits } from '@drape/contract/wire/limits';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { AccessLog } from '../../../platform/backup/access-log.ts';
import { type Clock, dayMs, minuteMs, plus } from '../../../platform/clock.ts';
import { newToken, sha256 } from '../../../platform/crypto.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import { toleratesOutage } from '../../../platform/process/outage.ts';
import { presentToken } from '../presenter.ts';
import * as tokens from './token-repository.ts';

export type TokenDraft = { name: string; scopes: Scope[]; expiresInDays: number | null };
export type TokenHolder = { user: tokens.TokenUser; tokenHash: string; scopes: Scope[] };

export type PersonalTokens = {
  /** By its form alone. */
  isOne(token: string): boolean;
  /** Undefined for a token that is unknown or too old. */
  holderOf(token: string): Promise<TokenHolder | undefined>;
  list(principal: Principal): Promise<{ tokens: ApiToken[]; total: number }>;
  /** Throws `conflict` for demo visitors, where there are too many, and for administration by somebody else. */
  create(principal: Principal, draft: TokenDraft): Promise<ApiToken & { token: string }>;
  remove(principal: Principal, id: string): Promise<{ id: string }>;
};

const prefix = 'drape_';
const notedEveryMs = 15 * minuteMs;

/** Keys that a person makes for programs of theirs, each limited to what it was made for. */
export function createPersonalTokens({
  database,
  clock,
  accessLog,
}: {
  database: Database;
  clock: Clock;
  accessLog: AccessLog;
}): PersonalTokens {
  return {
    isOne: (token) => token.startsWith(prefix),
    async holderOf(token) {
      const tokenHash = sha256(token);
      const user = await tokens.findHolder(database.read, tokenHash);
      const now = clock.now();
      if (!user || (user.token_expires_at !== null && user.token_expires_at <= now.toISOString()))
        return undefined;
      const before = plus(now, -notedEveryMs).toISOString();
      if (user.last_used_at === null || user.last_used_at < before)
        await toleratesOutage(tokens.noteUse(database.write, tokenHash, now.toISOString()));
      return { user, tokenHash, scopes: JSON.parse(user.scopes) as Scope[] };
    },
    async list({ userId }) {
      const rows = await tokens.listTokens(database.read, userId);
      return { tokens: rows.map(presentToken), total: rows.length };
    },
    async create({ userId, kind, role }, { name, scopes, expiresInDays }) {
      if (kind !== 'person') throw new AppError('conflict', 'The demo account makes no tokens');
      if (role !== 'admin' && scopes.some(isAdminScope))
        throw new AppError('conflict', 'Only administrators can make a token for administration');
      const now = clock.now();
      const token = prefix + newToken();
      const row = {
        id: newId(),
        user_id: userId,
        name,
        token_hash: sha256(token),
        scopes: JSON.stringify([...new Set(scopes)]),
        created_at: now.toISOString(),
        expires_at: expiresInDays === null ? null : plus(now, expiresInDays * dayMs).toISOString(),
        last_used_at: null,
      };
      await database.transaction(async (transaction) => {
        if ((await tokens.listTokens(transaction, userId)).length >= limits.maxTokens)
          throw new AppError('conflict', `At most ${limits.maxTokens} tokens. Please delete one first.`);
        await tokens.insertToken(transaction, row);
      });
      return { ...presentToken(row), token };
    },
    async remove({ userId }, id) {
      if (!(await tokens.deleteToken(database.write, userId, id))) throw notFound('This token');
      await accessLog.note(userId, { endedToken: id });
      return { id };
    },
  };
}
