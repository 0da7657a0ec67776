import { setImmediate as nextTurn } from 'node:timers/promises';
import { minuteMs } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { AnalysisDetailRow, AnalysisRow } from '../../../platform/database/schema.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { insertAnalysis } from '../repository.ts';
import { type Description, describeAnalysis } from './describe-analysis.ts';
import * as marks from './marks-repository.ts';

export type Descriptions = {
  /** Marks an analysis again that was taken out of the bin. */
  renew(transaction: Executor, id: string): Promise<void>;
  /** Takes an analysis out of all sums. */
  remove(transaction: Executor, id: string): Promise<void>;
};

const atOnce = 100;
/** Of every minute, so that other jobs have their turn while a large installation is described. */
const patienceMs = 20_000;

/** Keeps an analysis with what it is found and summed up by. */
export async function insertDescribed(
  transaction: Executor,
  row: AnalysisRow,
  detail: AnalysisDetailRow,
): Promise<void> {
  const { search_text, marks: found } = describeAnalysis(row, detail);
  await insertAnalysis(transaction, row, detail);
  await marks.saveDescription(transaction, row.id, search_text, found);
}

/** The marks of analyses; those that came without, from an earlier version or a backup, get theirs by a job. */
export function createDescriptions({
  database,
  jobs,
  log,
}: {
  database: Database;
  jobs: Jobs;
  log: Log;
}): Descriptions {
  function described(row: marks.Undescribed): Description {
    try {
      return describeAnalysis(row, row);
    } catch (error) {
      log.warn({ err: error, analysis: row.id }, 'an analysis could not be described');
      return { search_text: '', marks: [] };
    }
  }

  async function describeSome(transaction: Executor, limit: number, id?: string): Promise<number> {
    const rows = await marks.listUndescribed(transaction, limit, id);
    for (const row of rows) {
      const { search_text, marks: found } = described(row);
      await marks.saveDescription(transaction, row.id, search_text, found);
    }
    return rows.length;
  }

  jobs.repeat('analysis.describe', minuteMs, async (_payload, progress) => {
    // The embedded database answers within the turn: without a pause nobody else would be served meanwhile.
    const start = performance.now();
    while (performance.now() - start < patienceMs) {
      const count = await database.transaction((transaction) => describeSome(transaction, atOnce));
      if (count === 0) return;
      await progress(0);
      await nextTurn();
    }
  });

  return {
    renew: async (transaction, id) => void (await describeSome(transaction, 1, id)),
    remove: marks.deleteMarks,
  };
}
