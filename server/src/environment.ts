import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';

/** The configuration of this process, from its environment and the file `.env`. Ends the process with what is wrong. */
export function configOrExit(): Config {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${problemOf(error)}\n`);
    process.exit(2);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error)
    return `The settings in ${resolve('.env')} cannot be read (${error.message}).`;
  throw error;
}
