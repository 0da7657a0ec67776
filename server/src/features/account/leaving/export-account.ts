import type { Readable } from 'node:stream';
import { limits } from '@drape/contract/wire/limits';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { createZipWriter } from '../../../platform/archive/zip-writer.ts';
import { type Clock, minuteMs, plus } from '../../../platform/clock.ts';
import type { Secrets } from '../../../platform/crypto.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { findUser } from '../repository.ts';
import { exportedTables, listFiles } from './export-repository.ts';

export type ExportQuery = { user: string; expires: string; signature: string };

export type AccountExport = {
  /** An address that hands out everything for some minutes. Throws `conflict` for demo visitors. */
  address(principal: Principal): { url: string; expires_at: string };
  /** Throws `not_found` for an address that is wrong, changed or too old. */
  open(query: ExportQuery): Promise<{ fileName: string; bytes: Readable }>;
};

export type AccountExportDependencies = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  files: StoredFiles;
};

const purpose = 'account export';

/** What is signed: the address ends with every other way into the account. */
function exportText(userId: string, expires: string, renewedAt: string | null): string {
  return [userId, expires, renewedAt ?? ''].join('\n');
}

const readMe = `Everything that this installation of Drape holds of you.

data/      one JSON file for each kind of thing, as the database keeps it
files/     your photos and pictures; the names stand in the data
missing.txt  files that the data names and the storage has lost, if any
A wardrobe that can be read in again elsewhere is exported on the wardrobe page.
Left out are hashes of passwords and tokens, with which nobody but a thief could do anything.
`;

const nothingLost = 'No file is missing.\n';

/** Everything of an account as one ZIP file, written while it is read. */
export function createAccountExport(dependencies: AccountExportDependencies): AccountExport {
  const { database, clock, secrets, files } = dependencies;

  async function zipOf(userId: string): Promise<Readable> {
    const zip = createZipWriter();
    zip.addText('README.txt', readMe);
    for await (const { name, rows } of exportedTables(database.read, userId))
      if (rows.length > 0) zip.addText(`data/${name}.json`, JSON.stringify(rows, null, 1));
    for (const { key } of await listFiles(database.read, userId))
      zip.addStream(`files/${key}`, () => files.streamUnlessGone(key));
    zip.addLateText('missing.txt', (lost) => (lost.size > 0 ? [...lost].join('\n') : nothingLost));
    zip.end();
    return zip.bytes;
  }

  return {
    address({ userId, kind, accessRenewedAt }) {
      if (kind !== 'person') throw new AppError('conflict', 'The demo account has nothing of yours');
      const expiresAt = plus(clock.now(), limits.exportMinutes * minuteMs);
      const expires = String(expiresAt.getTime());
      const signature = secrets.sign(purpose, exportText(userId, expires, accessRenewedAt));
      const query = new URLSearchParams({ user: userId, expires, signature });
      return { url: `/api/exports/account.zip?${query}`, expires_at: expiresAt.toISOString() };
    },
    async open({ user, expires, signature }) {
      const isFresh = /^\d{1,15}$/.test(expires) && Number(expires) > clock.now().getTime();
      const owner = isFresh ? await findUser(database.read, user) : undefined;
      if (!owner || !secrets.verify(purpose, exportText(user, expires, owner.access_renewed_at), signature))
        throw notFound('This export');
      const day = clock.now().toISOString().slice(0, 10);
      return { fileName: `drape-account-${day}.zip`, bytes: await zipOf(user) };
    },
  };
}
