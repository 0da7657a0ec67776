import { AppError } from '../app-error.ts';

const full = new Set(['ENOSPC', 'EDQUOT', '53100']);
const readOnly = new Set(['EROFS', 'EACCES', 'EPERM', '25006']);
const away = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  // PostgreSQL: stopping, crashed, starting, out of connections, too slow.
  ...['57P01', '57P02', '57P03', '53300', '57014'],
]);
/** Primary result codes of SQLite: SQLITE_FULL, SQLITE_READONLY; busy, locked, input or output failed. */
const sqlite = { full: 13, readOnly: 8, away: new Set([5, 6, 10]) };
/** Names under which the client of S3 tells that the store does not answer in time or in order. */
const storeAway = new Set([
  'TimeoutError',
  'NetworkingError',
  'SlowDown',
  'ServiceUnavailable',
  'InternalError',
]);
/** What the driver of PostgreSQL says without a code. */
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

type Kind = 'full' | 'readOnly' | 'away';

const sentences: Record<Kind, string> = {
  full: 'The disk of this server is full, so nothing could be saved. Its operator must free some space.',
  readOnly: 'This server cannot save anything at the moment. Its operator must check the data folder.',
  away: 'A part of this server does not answer at the moment. Please try again in a few seconds.',
};
const retryAfterSeconds: Record<Kind, number> = { full: 60, readOnly: 60, away: 5 };

function kindOf(error: Error): Kind | undefined {
  const { code, errcode, $metadata } = error as {
    code?: unknown;
    errcode?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  if (typeof errcode === 'number') {
    const primary = errcode & 0xff;
    if (primary === sqlite.full) return 'full';
    if (primary === sqlite.readOnly) return 'readOnly';
    return sqlite.away.has(primary) ? 'away' : undefined;
  }
  const name = String(code);
  if (full.has(name)) return 'full';
  if (readOnly.has(name)) return 'readOnly';
  const isAway = away.has(name) || name.startsWith('08') || storeAway.has(error.name);
  return isAway || ($metadata?.httpStatusCode ?? 0) >= 500 || connectionLost.test(error.message)
    ? 'away'
    : undefined;
}

/**
 * A failure of disk, database or file store as the caller sees it: `unavailable`, with a sentence that says whether
 * trying again helps. Undefined for any other failure.
 */
export function outageOf(error: unknown): AppError | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    if (cause instanceof AppError) return undefined;
    const kind = kindOf(cause);
    if (kind)
      return new AppError('unavailable', sentences[kind], {
        retryAfterSeconds: retryAfterSeconds[kind],
        cause: error,
      });
  }
  return undefined;
}

/** For what is noted beside the way: on a full or read-only disk it is left out, so that reading goes on. */
export async function toleratesOutage(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (!outageOf(error)) throw error;
  });
}
