import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './config.ts';

/** The configuration of this process, from its environment and the file `.env`. Ends the process with what is wrong. */
export function configOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${problemOf(error)}\n`);
    process.exit(2);
  }
}

/** The secret of the installation is read or made here, so a data folder that cannot be used shows itself first. */
function problemOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && 'path' in error)
    return `The data folder cannot be used (${error.message}). Check DATA_DIR and whose folder it is.`;
  throw error;
}
