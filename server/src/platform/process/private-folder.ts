import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const bits = 0o777;

function closeToOthers(path: string): boolean {
  const stats = lstatSync(path);
  const mode = stats.isDirectory() ? 0o700 : 0o600;
  if (stats.isSymbolicLink() || (stats.mode & bits) === mode) return true;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the data folder the owner's alone, whatever it was: itself, what lies in it, and the backups. What lies deeper
 * is out of reach then. Answers whether all of it could be changed; a folder of somebody else cannot.
 */
export function makePrivate(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  const own = readdirSync(dataDir).map((name) => join(dataDir, name));
  const backups = join(dataDir, 'backups');
  const kept = existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
  return [dataDir, ...own, ...kept].map(closeToOthers).every(Boolean);
}

/** Files and folders that the process makes from now on are the owner's alone. */
export function keepPrivate(): void {
  process.umask(0o077);
}
