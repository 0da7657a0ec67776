import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { FSDriver } from 'flydrive/drivers/fs';
import type { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../../config.ts';

/** Bytes under keys. Keys are made by us: letters, digits, dashes, slashes and one dot. */
export type FileStore = {
  kind: 'folder' | 's3';
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Rejects when there is no such file. */
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** The keys below a folder, a page at a time. */
  list(folder: string): AsyncIterable<string[]>;
  /** When a file was written. Rejects when there is no such file. */
  writtenAt(key: string): Promise<Date>;
  ping(): Promise<void>;
};

export type FileLocation =
  | { folder: string }
  | {
      bucket: string;
      region: string;
      accessKey: string;
      secretKey: string;
      endpoint: string | undefined;
      /** Longest wait for an answer, and for the next bytes of one. */
      timeoutMs?: number;
    };

export function fileLocation(config: Config): FileLocation {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_ENDPOINT } = config;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    return { folder: join(config.dataDir, 'files') };
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    endpoint: S3_ENDPOINT,
  };
}

/** Together less than anybody waits for an answer of the API, and few enough that a slow store does not pile up work. */
const storeTimeoutMs = 10_000;
const connectMs = 3000;
const tries = 3;

async function driverOf(location: FileLocation): Promise<FSDriver | S3Driver> {
  if ('folder' in location) {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new FSDriver({ location: location.folder, visibility: 'private' });
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { timeoutMs = storeTimeoutMs } = location;
  return new S3Driver({
    bucket: location.bucket,
    region: location.region,
    credentials: { accessKeyId: location.accessKey, secretAccessKey: location.secretKey },
    ...(location.endpoint ? { endpoint: location.endpoint, forcePathStyle: true } : {}),
    supportsACL: false,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: Math.min(timeoutMs, connectMs),
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    visibility: 'private',
  });
}

/** The libraries are large, and the one for S3 most of all: each is loaded by the first access that needs it. */
async function openDisk(location: FileLocation): Promise<Disk> {
  const [{ Disk }, driver] = await Promise.all([import('flydrive'), driverOf(location)]);
  return new Disk(driver);
}

export function openFileStore(location: FileLocation): FileStore {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= openDisk(location);
    return opened;
  };
  const probe = 'probe/ping.txt';
  return {
    kind: 'folder' in location ? 'folder' : 's3',
    put: async (key, bytes, contentType) => (await disk()).put(key, bytes, { contentType }),
    async stream(key) {
      const stream = await (await disk()).getStream(key);
      // A folder opens its files late: only now is it known whether there is one.
      await once(stream, 'readable');
      return stream;
    },
    exists: async (key) => (await disk()).exists(key),
    remove: async (key) => (await disk()).delete(key),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await (await disk()).listAll(folder, {
          recursive: true,
          ...(paginationToken ? { paginationToken } : {}),
        });
        yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    writtenAt: async (key) => (await (await disk()).getMetaData(key)).lastModified,
    async ping() {
      await (await disk()).put(probe, 'ok');
      await (await disk()).get(probe);
    },
  };
}
