import { existsSync, mkdirSync } from 'node:fs';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { applyRestore } from './platform/backup/apply-restore.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { databaseLocation } from './platform.ts';
import { version } from './version.ts';

function configOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** A restore may bring another secret with it, so the configuration is read again after one. */
function configAfterRestore(): Config {
  const config = configOrExit();
  const location = databaseLocation(config);
  return 'file' in location && applyRestore(config.dataDir, location.file) ? configOrExit() : config;
}

const announce = (line: string) => void process.stdout.write(`${line}\n`);

async function start(restart: () => void): Promise<App> {
  const config = configAfterRestore();
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const log = createLog(config.LOG_LEVEL);
  const app = await createApp({ config, clock: systemClock, log, version, announce, restart });
  const address = await app.server.listen({ host: config.HOST, port: config.PORT });
  await app.jobs.start();
  announce(`Drape is ready at ${config.PUBLIC_URL ?? address}`);
  app.warmUp().catch((error) => log.error({ err: error }, 'warming up failed'));
  return app;
}

async function main(): Promise<void> {
  let stopping = false;
  const restart = async () => {
    if (stopping) return;
    await (await app).close();
    if (!stopping) app = start(() => void restart());
    await app;
  };
  let app = start(() => void restart());
  await app;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await (await app).drain();
    await (await app).close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

await main();
