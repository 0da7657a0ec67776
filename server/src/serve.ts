import './platform/thread-pool.ts';
import { type App, createApp } from './app.ts';
import type { Config } from './config.ts';
import { configOrExit, journalStream } from './environment.ts';
import { AppError } from './platform/app-error.ts';
import { applyRestore } from './platform/backup/apply-restore.ts';
import { systemClock } from './platform/clock.ts';
import { announceTo, createLog, logStream, writeLastWords } from './platform/log.ts';
import { useDataFolder } from './platform/process/data-folder-use.ts';
import { letHeapsGrow } from './platform/process/heap-growth.ts';
import { removeLeftovers } from './platform/process/leftovers.ts';
import { keepPrivate, makePrivate } from './platform/process/private-folder.ts';
import { databaseLocation } from './platform.ts';
import { version } from './version.ts';

const tellLast = (lines: readonly string[]) => writeLastWords(lines, journalStream);

/** A restore may bring another secret with it, so the configuration is read again after one. */
function configAfterRestore(): Config {
  const config = configOrExit(tellLast);
  const location = databaseLocation(config);
  return 'file' in location && applyRestore(config.dataDir, location.file) ? configOrExit(tellLast) : config;
}

async function start(restart: () => void): Promise<App> {
  const config = configAfterRestore();
  const log = createLog(config.LOG_LEVEL, logStream(1, journalStream));
  const announce = announceTo(log);
  const app = await createApp({ config, clock: systemClock, log, version, announce, restart });
  const address = await app.server.listen({ host: config.HOST, port: config.PORT });
  await app.jobs.start();
  announce(`Drape is ready at ${config.PUBLIC_URL ?? address}`);
  app.warmUp().catch((error) => log.error({ err: error }, 'warming up failed'));
  return app;
}

async function main(): Promise<void> {
  letHeapsGrow();
  keepPrivate();
  const { dataDir } = configOrExit(tellLast);
  makePrivate(dataDir);
  await removeLeftovers(dataDir);
  useDataFolder(dataDir);
  let stopping = false;
  const restart = async () => {
    if (stopping) return;
    await (await app).close();
    if (!stopping) app = start(restartOrEnd);
    await app;
  };
  const restartOrEnd = () => void restart().catch(endWith);
  let app = start(restartOrEnd);
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await (await app).drain();
    await (await app).close();
    process.exit(0);
  };
  // Before the server says that it is ready: a signal may follow at once.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await app;
}

/** Says why there is no server, and ends the process. */
function endWith(error: unknown): never {
  const reason = error instanceof Error ? error : new Error(String(error));
  // What a person can mend is a sentence; anything else needs its trace.
  const isPlain = reason instanceof AppError || 'code' in reason || 'errcode' in reason;
  const startFailure = isPlain ? reason.message || reason.name : reason.stack;
  tellLast([`Drape could not start: ${startFailure}`]);
  process.exit(1);
}

process.on('uncaughtException', (error) => {
  tellLast([`Drape ended: ${error.stack ?? error.message}`]);
  process.exit(1);
});

await main().catch(endWith);
