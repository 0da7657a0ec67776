// The server, which kills itself when an upload is in the phase that DIES_WHEN names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type FileStore, fileLocation, openFileStore } from '../../src/platform/files/file-store.ts';
import { createLog } from '../../src/platform/log.ts';

const phase = process.env.DIES_WHEN;
const config = readConfig(process.env);

function dieIn(name: string): void {
  if (phase === name) process.kill(process.pid, 'SIGKILL');
}

function dyingStore(real: FileStore): FileStore {
  let begun = 0;
  let written = 0;
  return {
    ...real,
    async put(key, bytes, contentType) {
      dieIn('decoded');
      begun++;
      if (phase === 'one of two files' && begun > 1) return new Promise(() => undefined);
      if (phase === 'half of a file') {
        const path = join(config.dataDir, 'files', key);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, bytes.subarray(0, bytes.length / 2));
        dieIn('half of a file');
      }
      await real.put(key, bytes, contentType);
      written++;
      if (written === 1) dieIn('one of two files');
      if (written === 2) dieIn('files without a row');
    },
  };
}

const app = await createApp({
  config,
  clock: systemClock,
  log: createLog('error'),
  version: 'test',
  announce: () => undefined,
  restart: () => undefined,
  photos: { threads: 1 },
  store: dyingStore(openFileStore(fileLocation(config))),
});
const isUpload = (url: string) => url.endsWith('/upload-analyze');
app.server.addHook('onRequest', async ({ url }) => {
  if (isUpload(url)) dieIn('headers');
});
app.server.addHook('preHandler', async ({ url, raw }) => {
  if (isUpload(url)) raw.once('data', () => dieIn('body'));
});
app.server.addHook('onSend', async ({ url }) => {
  if (isUpload(url)) dieIn('row without an answer');
});
const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`Listening at ${address}\n`);
