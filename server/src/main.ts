import { existsSync, mkdirSync } from 'node:fs';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
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

async function main(): Promise<void> {
  const config = configOrExit();
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const log = createLog(config.LOG_LEVEL);
  const announce = (line: string) => void process.stdout.write(`${line}\n`);
  const app = await createApp({ config, clock: systemClock, log, version, announce });
  const address = await app.server.listen({ host: config.HOST, port: config.PORT });
  await app.jobs.start();
  announce(`Drape is ready at ${config.PUBLIC_URL ?? address}`);
  app.warmUp().catch((error) => log.error({ err: error }, 'warming up failed'));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

await main();
