import { statSync } from 'node:fs';

/**
 * As root, goes on as the owner of the data folder: what root made there the server could neither change nor read.
 * Does nothing for everybody else.
 */
export function becomeOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder || folder.uid === 0) return;
  process.setgroups?.([folder.gid]);
  process.setgid?.(folder.gid);
  process.setuid?.(folder.uid);
}
