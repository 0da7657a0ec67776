import type { SecondFactor as SecondFactorState } from '@drape/contract/account/second-factor';
import { Secret, TOTP } from 'otpauth';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { AccessLog } from '../../../platform/backup/access-log.ts';
import { type Clock, minuteMs, secondMs } from '../../../platform/clock.ts';
import { type Secrets, sha256 } from '../../../platform/crypto.ts';
import type { SecondFactorRow } from '../../../platform/database/account-rows.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import { countedFor, type Throttle } from '../../../platform/throttle.ts';
import * as factors from './second-factor-repository.ts';

export type SecondFactor = {
  state(principal: Principal): Promise<SecondFactorState>;
  /** A secret for an authenticator app, which counts from the first code on. Throws `conflict` where there is one. */
  begin(principal: Principal): Promise<{ secret: string; uri: string }>;
  /** Answers the recovery codes, this once. Throws `invalid` for a wrong code. */
  confirm(principal: Principal, code: string): Promise<{ recovery_codes: string[] }>;
  /** Throws `invalid` for a wrong code. */
  remove(principal: Principal, code: string): Promise<void>;
  /** Answers new recovery codes; the old ones open nothing from then on. Throws `invalid` for a wrong code. */
  renewRecovery(principal: Principal, code: string): Promise<{ recovery_codes: string[] }>;
  /** For a sign-in whose password was right. Throws `invalid` where a code is needed and it is missing or wrong. */
  checkSignIn(userId: string, code: string | undefined): Promise<void>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  throttle: Throttle;
  accessLog: AccessLog;
};

const purpose = 'second factor';
const stepMs = 30 * secondMs;
const codes = 10;
const totpDigits = 6;
const guesses = { limit: 10, windowMs: 15 * minuteMs };

/** Sixteen signs are 80 bits: out of reach for guessing, and can still be typed. */
function newRecoveryCode(): string {
  return newId()
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1-');
}

/** Codes are typed with and without signs between them, and recovery codes in capitals. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const isRecoveryCode = (code = ''): boolean => plain(code).length > totpDigits;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Drape', label, secret: Secret.fromBase32(secret) });
}

function refusal(code: string | undefined): AppError {
  const isMissing = code === undefined || code.trim() === '';
  const message = isMissing ? 'Enter the code from your authenticator app' : 'This code is not right';
  return invalidField(['body', 'code'], message, isMissing ? 'second_factor' : 'wrong_code');
}

const hashesOf = (row: SecondFactorRow) => JSON.parse(row.recovery_hash_list) as string[];

async function useRecovery(db: Executor, row: SecondFactorRow, code: string): Promise<boolean> {
  const hash = sha256(plain(code));
  const left = hashesOf(row).filter((other) => other !== hash);
  if (left.length === hashesOf(row).length) return false;
  await factors.changeSecondFactor(db, row.user_id, { recovery_hash_list: JSON.stringify(left) });
  return true;
}

/** Proves that a code is right and uses it up: neither kind is taken twice. */
function createProof({ database, clock, secrets, throttle }: Dependencies) {
  async function accept(db: Executor, row: SecondFactorRow, code: string): Promise<boolean> {
    const timestamp = clock.now().getTime();
    const totp = totpOf(secrets.decrypt(purpose, row.secret), '');
    const delta = totp.validate({ token: plain(code), timestamp, window: 1 });
    if (delta === null) return useRecovery(db, row, code);
    return factors.useStep(db, row.user_id, Math.floor(timestamp / stepMs) + delta);
  }

  return async (userId: string, code: string | undefined, confirmed: boolean): Promise<void> => {
    if (!code?.trim()) throw refusal(code);
    const rules = { [countedFor(userId, 'second factor')]: guesses };
    await throttle.take(rules, userId);
    const accepted = await database.transaction(async (transaction) => {
      const row = await factors.findSecondFactor(transaction, userId);
      return row !== undefined && (row.confirmed_at !== null) === confirmed && accept(transaction, row, code);
    });
    if (!accepted) throw refusal(code);
    await throttle.clear(Object.keys(rules));
  };
}

/** Codes of an authenticator app (RFC 6238) beside the password, and recovery codes for when it is lost. */
export function createSecondFactor(dependencies: Dependencies): SecondFactor {
  const { database, clock, secrets, accessLog } = dependencies;
  const prove = createProof(dependencies);

  /** So that a backup of before brings back neither a code that was used nor an app that was removed. */
  async function noteState(userId: string): Promise<void> {
    const row = await factors.findSecondFactor(database.read, userId);
    if (!row?.confirmed_at) return accessLog.note(userId, { secondFactor: null });
    const { secret, recovery_hash_list, last_step, confirmed_at } = row;
    await accessLog.note(userId, { secondFactor: { secret, recovery_hash_list, last_step, confirmed_at } });
  }

  async function giveCodes(userId: string, change: { confirmed_at?: string }) {
    const recovery_codes = Array.from({ length: codes }, newRecoveryCode);
    const recovery_hash_list = JSON.stringify(recovery_codes.map((one) => sha256(plain(one))));
    await factors.changeSecondFactor(database.write, userId, { ...change, recovery_hash_list });
    await noteState(userId);
    return { recovery_codes };
  }

  return {
    async state({ userId, owesSecondFactor = false }) {
      const row = await factors.findSecondFactor(database.read, userId);
      if (!row?.confirmed_at) return { enabled: false, recovery_codes_left: 0, owed: owesSecondFactor };
      return { enabled: true, recovery_codes_left: hashesOf(row).length, owed: owesSecondFactor };
    },
    async begin({ userId, kind }) {
      if (kind !== 'person') throw new AppError('conflict', 'The demo account has no second factor');
      const known = await factors.findSecondFactor(database.read, userId);
      if (known?.confirmed_at) throw new AppError('conflict', 'There is a second factor already');
      const secret = new Secret({ size: 20 }).base32;
      const sealed = secrets.encrypt(purpose, secret);
      const row = {
        user_id: userId,
        secret: sealed,
        recovery_hash_list: '[]',
        last_step: 0,
        confirmed_at: null,
      };
      await factors.beginSecondFactor(database.write, row);
      return { secret, uri: totpOf(secret, 'account').toString() };
    },
    async confirm({ userId }, code) {
      await prove(userId, code, false);
      return giveCodes(userId, { confirmed_at: clock.now().toISOString() });
    },
    async remove({ userId }, code) {
      await prove(userId, code, true);
      await factors.deleteSecondFactor(database.write, userId);
      await noteState(userId);
    },
    async renewRecovery({ userId }, code) {
      await prove(userId, code, true);
      return giveCodes(userId, {});
    },
    async checkSignIn(userId, code) {
      const row = await factors.findSecondFactor(database.read, userId);
      if (!row?.confirmed_at) return;
      await prove(userId, code, true);
      if (isRecoveryCode(code)) await noteState(userId);
    },
  };
}
