import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import lingui from '../lingui.config.ts';

const rootDir = fileURLToPath(new URL('../', import.meta.url));

/** Where the catalogues stand: `en.po` with every text, and a file for each other language. */
export const catalogueFolder = join(rootDir, 'src/messages');

/**
 * Writes the catalogues that the source has at this moment into a folder, from those that stand there: texts that
 * are gone left out, new ones still to be translated. Returns the names of the files.
 */
export async function extractMessages(folder: string): Promise<string[]> {
  if (folder !== catalogueFolder) await cp(catalogueFolder, folder, { recursive: true });
  const catalogs = (lingui.catalogs ?? []).map((one) => ({ ...one, path: join(folder, '{locale}') }));
  const config = makeConfig({ ...lingui, rootDir, catalogs });
  const files: string[] = [];
  for (const catalogue of await getCatalogs(config)) {
    const made = await catalogue.make({ clean: true, overwrite: false, orderBy: config.orderBy });
    if (!made) throw new Error('A source file cannot be read for its texts');
    files.push(...Object.keys(made).map((locale) => `${locale}.po`));
  }
  return files;
}
