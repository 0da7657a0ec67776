import type { Migration } from 'kysely/migration';
import { start } from './0001-start.ts';
import { community } from './0002-community.ts';

/** Every migration by name, in the order in which they run. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-community': community,
};
