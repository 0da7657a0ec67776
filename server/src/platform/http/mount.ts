import type { Scope } from '@drape/contract/account/scopes';
import { proMessages } from '@drape/contract/membership/tiers';
import type { Endpoint, FileInput, ParsedInput, ResponseData } from '@drape/contract/wire/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { SignedAddresses } from '../files/signed-address.ts';
import { allow, allowToken, bearer } from './admission.ts';
import type { BulkPlace, BulkUploads } from './bulk-uploads.ts';
import { leaveDeviceMark, readDeviceMark } from './device-mark.ts';
import { deviceName } from './device-name.ts';
import { errorBody, toAppError } from './error-handler.ts';
import { acceptsEvents, createEventStream, disconnectSignal } from './event-stream.ts';
import type { Idempotency } from './idempotency.ts';
import { networkOf } from './network.ts';
import type { RequestKind } from './request-measures.ts';
import { parseFields, type ReceivedFile, readFields, readUpload } from './upload.ts';

/** Who is asking, as the access rules need it. */
export type Principal = {
  userId: string;
  role: string;
  /** `person`, `demo` or `demo-template`. */
  kind: string;
  isPro: boolean;
  membership: { pro: number; role: string; trial_ends_at: string | null };
  tokenHash: string;
  timeZone: string;
  /** When every way into the account was last ended. */
  accessRenewedAt: string | null;
  /** An administrator who must set up a second factor before anything else. */
  owesSecondFactor?: true;
  /** What a personal token is limited to; undefined for a person who signed in. */
  scopes?: readonly Scope[];
};

/** What a handler may know of the call beside its input. */
export type Caller = {
  /** What attempts are counted under: the address, or its /64. */
  network: string;
  /** The mark of an earlier sign-in that the browser keeps, as sent. */
  deviceMark: string | undefined;
  /** Leaves such a mark with the browser. */
  leaveDeviceMark(mark: string): void;
  /** Browser and system in words, if known. */
  device: string | null;
  /** The bearer token as sent, also a dead one. */
  token: string | undefined;
  requestId: string;
  /** Reports how long a stage took; the answer's `Server-Timing` header tells it. */
  timing(stage: string, durationMs: number): void;
  /** Sends a piece of the answer ahead; absent where the caller takes the answer in one. */
  emit?: (event: string, data: unknown) => void;
  /** Aborted when the caller has gone. */
  signal?: AbortSignal;
};

type Handled<E extends Endpoint> = E['access'] extends 'public'
  ? { caller: Caller; principal: Principal | undefined }
  : { caller: Caller; principal: Principal };

export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: Handled<E>,
) => Promise<ResponseData<E> | Answer<ResponseData<E>>>;

/** Data with a sentence for people beside it. */
export class Answer<T> {
  readonly data: T;
  readonly message: string;

  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

export type MountDependencies = {
  app: FastifyInstance;
  /** Whether browsers reach it by https alone. */
  secure: boolean;
  authenticate(token: string): Promise<Principal | undefined>;
  idempotency: Idempotency;
  bulk: BulkUploads;
  addresses: Pick<SignedAddresses, 'workingFor'>;
};

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Refuses what only Pro may do. `fieldsOf` is asked where the sentence depends on the fields of an upload. */
async function allowPro(
  { access, proMessage = proMessages.general }: Endpoint,
  principal: Principal | undefined,
  fieldsOf: () => Promise<Record<string, string>>,
): Promise<void> {
  if (access !== 'pro' || principal?.isPro) return;
  const message = typeof proMessage === 'string' ? proMessage : proMessage(await fieldsOf());
  throw new AppError('pro_required', message);
}

function callerOf(request: FastifyRequest, reply: FastifyReply, secure: boolean, stages: string[]): Caller {
  return {
    network: networkOf(request.ip),
    deviceMark: readDeviceMark(request),
    leaveDeviceMark: (mark) => leaveDeviceMark(reply, mark, secure),
    device: deviceName(request.headers['user-agent']),
    token: bearer(request),
    requestId: request.id,
    timing: (stage, durationMs) => void stages.push(`${stage};dur=${durationMs.toFixed(1)}`),
  };
}

/** PostgreSQL keeps no NUL in text, and nobody types one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/** What a request has left on disk until it is answered. */
const uploads = new WeakMap<FastifyRequest, ReceivedFile>();
const places = new WeakMap<FastifyRequest, BulkPlace>();
/** Requests whose handler leaves the place itself, which may take longer than a caller waits. */
const begun = new WeakSet<FastifyRequest>();

async function leaveUnlessBegun(request: FastifyRequest): Promise<void> {
  if (!begun.has(request)) places.get(request)?.leaveUnlessKept();
}

async function endUpload(request: FastifyRequest): Promise<void> {
  await uploads.get(request)?.remove();
  places.get(request)?.leaveUnlessKept();
}

/** A place for the upload that a request announces. It is left with the request, unless its file is kept. */
async function admitBulk(bulk: BulkUploads, input: FileInput, principal: Principal, request: FastifyRequest) {
  const announced = request.headers['content-length'];
  const bytes = announced === undefined ? undefined : Number(announced);
  places.set(request, await bulk.admit(principal, bytes, input));
}

/** A file that goes with its place, and a place that goes with its file. */
function heldIn(place: BulkPlace | undefined, file: ReceivedFile['handed']): ReceivedFile['handed'] {
  if (!place || !('keep' in file)) return file;
  return {
    ...file,
    keep() {
      const remove = file.keep();
      place.keep();
      return () => remove().finally(place.leave);
    },
  };
}

async function inputOf(endpoint: Endpoint, request: FastifyRequest, scratch: string) {
  const { params, query, body } = request;
  if (holdsNul([params, query, body])) throw new AppError('malformed', 'The request holds a NUL character');
  if (!endpoint.file) {
    const content = () => JSON.stringify([params, body ?? null]);
    return { params, query, body, content };
  }
  const upload = await readUpload(request, endpoint.file, scratch);
  uploads.set(request, upload.file);
  if (holdsNul(upload.fields)) throw new AppError('malformed', 'The request holds a NUL character');
  const fields = parseFields(endpoint.file, upload.fields);
  const content = () => `${upload.file.sha256()} ${JSON.stringify([params, upload.fields])}`;
  return { params, query, body, file: heldIn(places.get(request), upload.file.handed), fields, content };
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw new AppError('malformed', 'The Idempotency-Key must be 1 to 128 printable characters');
}

function schemaOf({ params, query, body, response }: Endpoint) {
  const success = { success: z.literal(true), message: z.string().optional(), data: response };
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: z.object(success) },
  };
}

function wrapped(result: unknown): { success: true; message?: string; data: unknown } {
  if (result instanceof Answer) return { success: true, message: result.message, data: result.data };
  return { success: true, data: result };
}

/** Analyses and other uploads are measured apart, since they take longer by nature. */
function measuredAs({ file, path }: Endpoint): RequestKind {
  if (!file) return 'api';
  return path.startsWith('/fashion/') ? 'analysis' : 'upload';
}

/** Binds endpoints of the contract to handlers; access, parsing, idempotency and the wrapper happen here and only here. */
export function createMount(dependencies: MountDependencies): Mount {
  const { app, secure, authenticate, idempotency, bulk, addresses } = dependencies;
  return (endpoint, handler) => {
    const work = handler as unknown as (input: unknown, context: unknown) => Promise<unknown>;
    const principals = new WeakMap<FastifyRequest, Principal>();
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: { isLargeUpload: endpoint.file?.toDisk === true, measured: measuredAs(endpoint) },
      ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
      onRequest: async (request) => {
        const token = bearer(request);
        const principal = token ? await authenticate(token) : undefined;
        allow(endpoint, principal);
        // An upload can be read only later.
        if (typeof endpoint.proMessage !== 'function') await allowPro(endpoint, principal, async () => ({}));
        if (principal?.scopes && endpoint.access !== 'public') allowToken(endpoint, principal.scopes);
        if (!principal || (endpoint.access === 'public' && principal.owesSecondFactor)) return;
        principals.set(request, principal);
        if (endpoint.file?.bulk) await admitBulk(bulk, endpoint.file, principal, request);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        begun.add(request);
        const stages: string[] = [];
        const principal = principals.get(request);
        const stream = endpoint.streams && acceptsEvents(request) ? createEventStream(reply) : undefined;
        const streaming = stream ? { emit: stream.emit } : {};
        const disconnecting = endpoint.streams ? { signal: disconnectSignal(reply) } : {};
        const caller = { ...callerOf(request, reply, secure, stages), ...streaming, ...disconnecting };
        const context = { caller, principal };
        try {
          await allowPro(endpoint, principal, () => readFields(request));
          const { content, ...input } = await inputOf(endpoint, request, bulk.folder);
          const key = endpoint.creates ? idempotencyKey(request) : undefined;
          const scope = `${principal?.userId ?? 'public'} ${endpoint.method} ${endpoint.path}`;
          const run = async () =>
            wrapped(
              await addresses.workingFor(principal?.accessRenewedAt ?? null, () => work(input, context)),
            );
          const body = key === undefined ? await run() : await idempotency.once({ scope, key, content }, run);
          // A client with its answer may go on with the next file.
          await endUpload(request);
          if (stream) {
            stream.end('done', endpoint.response.parse(body.data));
            return reply;
          }
          if (stages.length > 0) reply.header('Server-Timing', stages.join(', '));
          return reply.header('Cache-Control', 'no-store').send(body);
        } catch (error) {
          if (!stream?.isOpen()) throw error;
          request.log.error({ err: error }, 'a stream ended with an error');
          stream.end('error', errorBody(toAppError(error), request.id));
          return reply;
        } finally {
          await endUpload(request);
        }
      },
      onResponse: leaveUnlessBegun,
    });
  };
}
