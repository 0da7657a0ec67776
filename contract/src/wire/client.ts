import type { CallInput, ResponseData, Route } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import type { ErrorBody } from './errors.ts';
import { limits } from './limits.ts';
import { type EndpointName, paths } from './paths.ts';

export type ClientOptions = {
  /** Origin and prefix, for instance `/api`. */
  baseUrl: string;
  token?: () => string | undefined;
  fetch?: typeof fetch;
  timeoutMs?: number;
};

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };

/** A failed call. `status` is 0 when no answer came; `body` is undefined when the answer was not the API's own. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  readonly code: ErrorBody['code'] | 'network' | 'timeout';

  constructor(status: number, code: ApiError['code'], message: string, body?: ErrorBody, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

type NoInput<I> = unknown extends I ? true : Record<never, never> extends I ? true : false;
type Call<N extends EndpointName> =
  NoInput<CallInput<Endpoints[N]>> extends true
    ? (input?: CallInput<Endpoints[N]>, options?: CallOptions) => Promise<ResponseData<Endpoints[N]>>
    : (input: CallInput<Endpoints[N]>, options?: CallOptions) => Promise<ResponseData<Endpoints[N]>>;

export type Client = { [N in EndpointName]: Call<N> };

export type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  fields?: Record<string, unknown>;
};

export const unexpectedErrorMessage = 'An unexpected error occurred';

/** The specification's order: detail, then message, then the error text, else a fixed sentence. */
export function messageOf(body: unknown, errorText?: string): string {
  if (typeof body === 'object' && body !== null) {
    if ('detail' in body && typeof body.detail === 'string' && body.detail !== '') return body.detail;
    if ('message' in body && typeof body.message === 'string' && body.message !== '') return body.message;
  }
  return errorText || unexpectedErrorMessage;
}

/** The address of a call below the base, parameters filled in and the query appended. */
export function addressOf(route: Route, input: AnyInput = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The body of a call: a form where there is a file, JSON otherwise. */
export function bodyOf(input: AnyInput): FormData | string | undefined {
  if (input.file === undefined) return input.body === undefined ? undefined : JSON.stringify(input.body);
  const form = new FormData();
  for (const [key, value] of Object.entries(input.fields ?? {})) {
    if (value !== undefined) form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.set('file', input.file);
  return form;
}

async function call(
  options: ClientOptions,
  route: Route,
  input: AnyInput,
  callOptions: CallOptions,
): Promise<unknown> {
  const headers = new Headers();
  const token = options.token?.();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (callOptions.idempotencyKey) headers.set('Idempotency-Key', callOptions.idempotencyKey);
  const body = bodyOf(input);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(options.timeoutMs ?? limits.requestTimeoutMs);
  const signal = callOptions.signal ? AbortSignal.any([timeout, callOptions.signal]) : timeout;
  const init: RequestInit = { method: route.method, headers, signal };
  if (body !== undefined) init.body = body;
  const response = await (options.fetch ?? fetch)(options.baseUrl + addressOf(route, input), init).catch(
    (error) => {
      if (callOptions.signal?.aborted) throw error;
      if (timeout.aborted)
        throw new ApiError(
          0,
          'timeout',
          'The server took too long to answer. Please try again.',
          undefined,
          error,
        );
      throw new ApiError(
        0,
        'network',
        'The server could not be reached. Please check your connection.',
        undefined,
        error,
      );
    },
  );
  return readAnswer(response.status, response.statusText, await response.text());
}

/** Unwraps an answer: its `data`, or an `ApiError` made of the body as the specification orders it. */
export function readAnswer(status: number, statusText: string, text: string): unknown {
  const body = parseJson(text);
  if (status >= 200 && status < 300 && isWrapped(body)) return body.data;
  if (isErrorBody(body)) throw new ApiError(status, body.code, messageOf(body, statusText), body);
  throw new ApiError(status, 'internal', messageOf(body, statusText));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWrapped(body: unknown): body is { success: true; data: unknown } {
  return (
    typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'data' in body
  );
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}

/** A function for every endpoint of the contract, typed by its schemas. */
export function createClient(options: ClientOptions): Client {
  const calls = Object.entries(paths).map(([name, route]) => [
    name,
    (input: AnyInput = {}, callOptions: CallOptions = {}) => call(options, route, input, callOptions),
  ]);
  return Object.fromEntries(calls) as Client;
}
