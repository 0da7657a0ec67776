import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '../app-error.ts';

const patienceMs = 5000;

/**
 * The lock is one of the operating system on an empty SQLite file: it goes with the process, in whatever way that ends,
 * and is seen from every container that has the folder.
 */
function open(dataDir: string, timeout: number): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dataDir, 'in-use.sqlite'), { timeout });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'Check DATA_DIR, whose folder it is, and whether its disk can be written.';
    throw new AppError('unavailable', `${dataDir} cannot be used (${reason}). ${advice}`, { cause: error });
  }
}

/** A lock to which nothing refers any more is collected, and with it closed. */
const held = new Set<DatabaseSync>();

/**
 * Holds the data folder as its user until the process ends, whether or not the handle is kept; any number may. Throws
 * `conflict` during a restore.
 */
export function useDataFolder(dataDir: string): { end(): void } {
  const lock = open(dataDir, patienceMs);
  try {
    lock.exec('begin');
    lock.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    lock.close();
    throw refusal(error, `A restore is running in ${dataDir}. Start again when it is done.`);
  }
  held.add(lock);
  return {
    end() {
      held.delete(lock);
      lock.close();
    },
  };
}

/** Runs work while no server uses the data folder, nor may begin to. Throws `conflict` where one does. */
export async function aloneInDataFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = open(dataDir, 0);
  try {
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      throw refusal(error, `Drape is running on ${dataDir}.`);
    }
    return await work();
  } finally {
    lock.close();
  }
}

const busy = 5;

function refusal(error: unknown, sentence: string): unknown {
  const isHeld = error instanceof Error && 'errcode' in error && error.errcode === busy;
  return isHeld ? new AppError('conflict', sentence, { cause: error }) : error;
}
