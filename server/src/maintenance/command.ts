import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../platform/database/database.ts';
import { databaseLocation } from '../platform.ts';

/** What a command stands on. */
export type Setting = {
  config: Config;
  clock: Clock;
  version: string;
  /** Where the data lives, if not where the configuration says. */
  database?: DatabaseLocation;
  /** One line for the person who typed the command. */
  say(line: string): void;
  /** A password as it was typed unseen, or the first line of what is piped in. */
  readPassword(): Promise<string>;
  /** False where nobody can be asked. */
  confirm(question: string): Promise<boolean>;
};

type Given = { values: Record<string, string | boolean | undefined>; positionals: string[] };

export type Command = {
  usage: string;
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many words follow the command's name. */
  takes: number;
  /** Answers whether all is well; false ends the process with 1. */
  run(setting: Setting, given: Given): Promise<boolean>;
};

/** The command was typed wrongly: it ends with 2 and its usage. */
export class UsageError extends Error {}

export function textOf(values: Given['values'], name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is missing`);
  return value.trim();
}

/** The database for as long as the work takes. */
export async function withDatabase<T>(
  { config, database: location }: Setting,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(location ?? databaseLocation(config), () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
