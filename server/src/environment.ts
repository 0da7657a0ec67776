import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { trustAuthorities } from './platform/outside/authorities.ts';

/** What systemd says of where standard output and error go. */
export const journalStream = process.env.JOURNAL_STREAM;

const writePlainly = (lines: readonly string[]) => void process.stderr.write(`${lines.join('\n')}\n`);

/** The configuration of this process, from its environment and the file `.env`. Ends the process with what is wrong. */
export function configOrExit(tell: (lines: readonly string[]) => void = writePlainly): Config {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const config = readConfig(process.env);
    if (config.authorities.length > 0) trustAuthorities(config.authorities);
    return config;
  } catch (error) {
    tell(problemOf(error).split('\n'));
    process.exit(2);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error)
    return `The settings in ${resolve('.env')} cannot be read (${error.message}).`;
  throw error;
}
