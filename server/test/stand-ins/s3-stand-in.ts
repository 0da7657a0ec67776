import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startStandInServer } from '../../../tools/stand-ins/stand-in-server.ts';

export type S3StandIn = {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Refuses the next requests. */
  failNext(status: number, times?: number): void;
  /** `silent` takes a request and never answers, `stalling` stops in the middle of a file. */
  mood: 'well' | 'silent' | 'stalling';
  close(): Promise<void>;
};

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const pageSize = 2;

/** A page of keys below a prefix, with the token of the next. */
function list(address: URL, objects: Map<string, Buffer>, response: ServerResponse): void {
  const bucket = `/${address.pathname.split('/')[1] ?? ''}/`;
  const prefix = bucket + (address.searchParams.get('prefix') ?? '');
  const after = address.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`).join('');
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents}${next}</ListBucketResult>`,
  );
}

/** As much of S3 as a file store uses, on loopback: path-style objects, its error documents, signed requests only. */
export async function startS3StandIn({ writtenAt = () => new Date(0) } = {}): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const times = new Map<string, Date>();
  let fault: { status: number; times: number } | undefined;
  const standIn: Pick<S3StandIn, 'mood'> = { mood: 'well' };
  const { origin, close } = await startStandInServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const body = await buffer(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return refuse(response, 403, 'AccessDenied');
    if (fault && fault.times-- > 0) return refuse(response, fault.status, 'SlowDown');
    if (standIn.mood === 'silent') return undefined;
    if (request.method === 'PUT') {
      objects.set(key, body);
      times.set(key, writtenAt());
      return response.writeHead(200, { ETag: '"0"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method === 'GET' && (request.url ?? '').includes('list-type=2'))
      return list(new URL(request.url ?? '/', 'http://s3'), objects, response);
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      'Content-Length': found.length,
      ETag: '"0"',
      'Last-Modified': (times.get(key) ?? new Date(0)).toUTCString(),
    });
    if (standIn.mood === 'stalling') return void response.write(found.subarray(0, found.length / 2));
    return response.end(request.method === 'HEAD' ? undefined : found);
  });
  return Object.assign(standIn, {
    endpoint: origin,
    objects,
    close,
    failNext(status: number, times = 1) {
      fault = { status, times };
    },
  });
}
