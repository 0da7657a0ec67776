import type { Database, Executor } from '../../../platform/database/database.ts';
import type { NewFile, StoredFiles } from '../../../platform/files/stored-files.ts';

type Dependencies = { database: Database; files: StoredFiles };

/** Writes files and, in one transaction, their records with the rows that need them; on failure nothing stays. */
export async function keepFiles<T>(
  { database, files }: Dependencies,
  written: NewFile[],
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  try {
    await files.write(written);
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (written.length > 0) await files.record(transaction, written);
      return result;
    });
  } catch (error) {
    await files.discard(written.map(({ key }) => key));
    throw error;
  }
}
