import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import type { FileOnDisk } from '@drape/contract/wire/endpoint';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { type Clock, dayMs, minuteMs, plus, secondMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { WardrobeImportRow } from '../../../platform/database/wardrobe-rows.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { FileReading } from '../../../platform/reading/file-reading.ts';
import type { ActiveItems } from '../items/active-items.ts';
import type { GarmentFiles } from '../photos/garment-files.ts';
import type { Pictures } from '../presenter.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import type { Chosen } from './import-contents.ts';
import { createImportPlan, type ImportPlan } from './import-plan.ts';
import { createImportRun, type ImportRun } from './import-run.ts';
import { type ImportSource, openImport } from './import-source.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  log: Log;
  files: StoredFiles;
  pictures: Pictures;
  garments: GarmentFiles;
  kept: ActiveItems;
  reading: FileReading;
};

/** An answer comes well within the client's patience; what takes longer goes on and is asked for. */
const answerWithinMs = 25 * secondMs;
const lostAfterMs = 2 * minuteMs;
const keptMs = 7 * dayMs;
const runningAtOnce = 2;

/** The rows that tell how imports went. */
function createImportLog({ database, clock, log }: Dependencies) {
  function present(row: WardrobeImportRow): ImportReport {
    const report: ImportReport = { ...JSON.parse(row.report), id: row.id, dry_run: false };
    const isLost = row.state === 'working' && row.alive_at < plus(clock.now(), -lostAfterMs).toISOString();
    const state = isLost ? 'failed' : (row.state as ImportReport['state']);
    const created = state === 'done' ? {} : { items_created: 0, images_created: 0 };
    const message = isLost ? sentences.importLost : row.message;
    return { ...report, ...created, state, progress: row.progress, message };
  }

  return {
    async find({ userId }: Principal, id: string): Promise<ImportReport> {
      const row = await rows.findImport(database.read, userId, id);
      if (!row) throw notFound(sentences.import);
      return present(row);
    },
    async begin({ principal, id }: ImportRun, report: ImportReport): Promise<void> {
      const now = clock.now().toISOString();
      await rows.insertImport(database.write, {
        id,
        user_id: principal.userId,
        state: 'working',
        progress: 0,
        message: null,
        report: JSON.stringify(report),
        created_at: now,
        alive_at: now,
      });
    },
    done: (id: string) => rows.updateImport(database.write, id, { state: 'done', progress: 100 }),
    /** Answers the failure as the person sees it. */
    async failed(id: string, error: unknown): Promise<AppError> {
      const isKnown = error instanceof AppError && error.status < 500;
      if (!isKnown) log.error({ err: error }, 'an import failed');
      const reportedError = isKnown
        ? error
        : new AppError('internal', sentences.importFailed, { cause: error });
      await rows.updateImport(database.write, id, { state: 'failed', message: reportedError.message });
      return reportedError;
    },
    forgetOld: () => rows.deleteImportsBefore(database.write, plus(clock.now(), -keptMs).toISOString()),
  };
}

/** Runs imports beside the requests that began them: one of a user at a time, few in all. */
function createRunning(dependencies: Dependencies, imports: ReturnType<typeof createImportLog>) {
  const { log } = dependencies;
  const execute = createImportRun(dependencies);
  const running = new Set<string>();

  async function toTheEnd(run: ImportRun, report: ImportReport): Promise<AppError | undefined> {
    await imports.begin(run, report);
    try {
      await execute(run);
      await imports.done(run.id);
      return undefined;
    } catch (error) {
      return imports.failed(run.id, error);
    }
  }

  return {
    requireTurn(userId: string): void {
      if (running.has(userId)) throw new AppError('conflict', sentences.importRuns);
      if (running.size >= runningAtOnce)
        throw new AppError('unavailable', sentences.importBusy, { retryAfterSeconds: 30 });
    },
    /** Waits for the end for as long as an answer may take. Throws what the import failed with by then. */
    async start(run: ImportRun, report: ImportReport, release: () => Promise<void>): Promise<void> {
      running.add(run.principal.userId);
      const ended = toTheEnd(run, report).finally(() => {
        running.delete(run.principal.userId);
        return release();
      });
      ended.catch((error) => log.error({ err: error }, 'an import could not be recorded'));
      const waiting = new AbortController();
      const patience = sleep(answerWithinMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      const failure = await Promise.race([ended, patience]).finally(() => waiting.abort());
      if (failure) throw failure;
    },
  };
}

/** What is asked of an import beside its file: whether rows with problems are left out, and what columns stand for. */
export type ImportWish = { dry_run: boolean; good_rows: boolean; columns?: Chosen };

/** Imports of a ZIP or a table, with a dry run that only tells. */
export function createImport(dependencies: Dependencies) {
  const { clock, reading } = dependencies;
  const planOf = createImportPlan(dependencies);
  const imports = createImportLog(dependencies);
  const { requireTurn, start } = createRunning(dependencies, imports);

  async function begin(principal: Principal, file: FileOnDisk, source: ImportSource, plan: ImportPlan) {
    const remove = file.keep();
    const run = { principal, id: newId(), source, fresh: plan.fresh };
    await start(run, plan.report, async () => {
      source.close();
      await remove();
    });
    return imports.find(principal, run.id);
  }

  return {
    find: imports.find,
    forgetOld: imports.forgetOld,
    async read(principal: Principal, file: FileOnDisk, wish: ImportWish): Promise<ImportReport> {
      const { dry_run: isDryRun, good_rows: takesGoodRows, columns: chosen } = wish;
      if (!isDryRun) requireTurn(principal.userId);
      const source = await openImport(reading, principal.userId, {
        path: file.path,
        size: file.size,
        now: clock.now(),
        chosen,
      });
      let isHandedOn = false;
      try {
        const plan = await planOf(principal, source);
        if (isDryRun) return plan.report;
        const [problem] = takesGoodRows ? source.problems.filter(({ row }) => row === null) : source.problems;
        if (problem) throw new AppError('invalid', problem.message, { problems: problemsOf(source) });
        requireTurn(principal.userId);
        isHandedOn = true;
        return await begin(principal, file, source, plan);
      } finally {
        if (!isHandedOn) source.close();
      }
    },
  };
}

function problemsOf({ problems }: ImportSource) {
  return problems.map(({ row, message }) => ({
    loc: row === null ? ['file'] : ['file', row],
    msg: row === null ? message : `Row ${row}: ${message}`,
    type: 'value_error',
  }));
}
