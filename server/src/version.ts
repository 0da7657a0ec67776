import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

export const version = manifest.version;

/** The commit that a clone stands at, read without git, which a server may not have. */
function commitOf(folder: string): string | undefined {
  const entry = join(folder, '.git');
  if (!existsSync(entry)) return undefined;
  const isFolder = statSync(entry).isDirectory();
  const git = isFolder
    ? entry
    : resolve(
        folder,
        readFileSync(entry, 'utf8')
          .replace(/^gitdir:\s*/, '')
          .trim(),
      );
  const read = (...path: string[]) =>
    existsSync(join(...path)) ? readFileSync(join(...path), 'utf8').trim() : '';
  const head = read(git, 'HEAD');
  const ref = /^ref:\s*(.+)$/.exec(head)?.[1];
  if (!ref) return head;
  const common = resolve(git, read(git, 'commondir') || '.');
  const packed = read(common, 'packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`));
  return read(git, ref) || read(common, ref) || packed?.split(' ')[0];
}

function findBuild(): string | null {
  try {
    const kept = join(root, 'BUILD');
    const id = existsSync(kept) ? readFileSync(kept, 'utf8').trim() : commitOf(root);
    return id && /^[\w.-]{7,64}$/.test(id) ? id.slice(0, 12) : null;
  } catch {
    return null;
  }
}

/** What was built: the commit of a clone, or what the image was told in the file BUILD; null where nothing says it. */
export const build = findBuild();
