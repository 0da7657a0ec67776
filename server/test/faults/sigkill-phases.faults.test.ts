import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourMs, plus } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openFileStore } from '../../src/platform/files/file-store.ts';
import { foldersWithRows, reconcileFiles } from '../../src/platform/files/reconcile-files.ts';
import { createLog } from '../../src/platform/log.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { startServerProcess, withoutNetworks } from '../server-process.ts';

const entry = fileURLToPath(new URL('./dying-server.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'drape-phases-'));
let photo: File;
beforeAll(async () => {
  photo = fileOf(await outfitPhoto({ width: 160 }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const store = openFileStore({ folder: join(folder, 'files') });

/** The files in the store and the files that have a row. */
async function filesAndRows(): Promise<{ files: string[]; rows: string[]; analyses: number }> {
  const database = openDatabase({ file: join(folder, 'drape.sqlite') }, () => undefined);
  try {
    const rows = await database.read.selectFrom('stored_files').select('key').orderBy('key').execute();
    const analyses = await database.read.selectFrom('analyses').select('id').execute();
    const files: string[] = [];
    for (const name of foldersWithRows) for await (const keys of store.list(name)) files.push(...keys);
    return { files: files.sort(), rows: rows.map(({ key }) => key), analyses: analyses.length };
  } finally {
    await database.close();
  }
}

/** As the regular work does it once such files are older than any upload takes. */
async function reconcile(): Promise<number> {
  const database = openDatabase({ file: join(folder, 'drape.sqlite') }, () => undefined);
  try {
    const clock = { now: () => plus(new Date(), 2 * hourMs) };
    return await reconcileFiles({ database, store, clock, log: createLog('silent') });
  } finally {
    await database.close();
  }
}

/** Phase → what is left on disk for the reconciliation, and whether the analysis is there afterwards. */
const phases: [name: string, orphans: number, kept: boolean][] = [
  ['headers', 0, false],
  ['body', 0, false],
  ['decoded', 0, false],
  ['half of a file', 1, false],
  ['one of two files', 1, false],
  ['files without a row', 2, false],
  ['row without an answer', 0, true],
];

it.each(phases)(
  'killed in the phase "%s" of an upload, it leaves no row without its file and no file for long',
  async (name, orphans, kept) => {
    const before = (await filesAndRows().catch(() => undefined))?.analyses ?? 0;
    const env = { DATA_DIR: folder, DIES_WHEN: name, DEMO_ACCOUNT: 'off', ...withoutNetworks };
    const dying = await startServerProcess(env, entry);
    const baseUrl = `${dying.origin}/api`;
    const username = name.replaceAll(' ', '-');
    const body = { username, email: `${username}@example.org`, password: 'sturdy-77', full_name: 'Kay' };
    const { access_token } = await createClient({ baseUrl }).register({ body });
    const upload = createClient({ baseUrl, token: () => access_token }).uploadAnalyze({ file: photo });
    await expect(upload).rejects.toThrow();
    expect(await dying.end('SIGKILL')).toBe(null);

    const left = await filesAndRows();
    expect(left.analyses - before).toBe(kept ? 1 : 0);
    for (const key of left.rows) expect(left.files).toContain(key);
    expect(await reconcile()).toBe(orphans);
    const after = await filesAndRows();
    expect(after.files).toEqual(after.rows);
  },
);
