import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Access = 'public' | 'user' | 'pro' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a caller without zod needs to know of an endpoint. `path` is below `/api`, parameters as `:id`. */
export type Route = { method: Method; path: string; access: Access };

/**
 * A multipart upload: the name of the file's field and the text fields beside it. `toDisk` spares memory a large file.
 * `bulk` brings in many things at once: not for visitors of the demo account, one at a time for everybody else, and
 * admitted before any of it is received.
 */
export type FileInput = {
  field: string;
  maxBytes: number;
  minBytes?: number;
  toDisk?: true;
  bulk?: true;
  fields: z.ZodObject;
};

/** A large upload, on disk. It goes with the request unless it is kept; who keeps it is given the way to remove it. */
export type FileOnDisk = { path: string; size: number; keep(): () => Promise<void> };

/**
 * An endpoint as data. `response` describes `data` of the success wrapper; inputs are parsed and the output is
 * validated when it is mounted. `creates` makes it honour the header `Idempotency-Key`. `errors` lists the codes
 * beyond those that every endpoint may answer (`malformed`, `invalid`, `unauthorized`, `internal` …). `proMessage` is
 * the sentence with which access `pro` refuses, by an upload's text fields where they decide. `streams` lets a caller take the answer as
 * server-sent events: what is sent ahead by name, then `done` with the answer or `error`. `maxBodyBytes` replaces the general limit of a JSON body.
 * `beforeSecondFactor` is open to an administrator who must set up a second factor before anything else.
 */
export type Endpoint = Route & {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  maxBodyBytes?: number;
  file?: FileInput;
  response: z.ZodType;
  errors?: readonly ErrorCode[];
  creates?: true;
  streams?: Readonly<Record<string, z.ZodType>>;
  beforeSecondFactor?: true;
  proMessage?: string | ((fields: Readonly<Record<string, string>>) => string);
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Field<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type FormFields<E> = Field<E, 'file'> extends { fields: infer F } ? F : undefined;
type Required<E, K extends string> =
  Field<E, K> extends z.ZodType ? { [P in K]: Input<Field<E, K>> } : unknown;
type Optional<E, K extends string> =
  Field<E, K> extends z.ZodType ? { [P in K]?: Input<Field<E, K>> } : unknown;

/** What a caller passes. A file endpoint takes the file as `file` and its text fields as `fields`. */
export type CallInput<E> = Required<E, 'params'> &
  Optional<E, 'query'> &
  Required<E, 'body'> &
  (Field<E, 'file'> extends FileInput ? { file: Blob; fields?: Input<FormFields<E>> } : unknown);

/** What a service is handed after parsing. */
export type ParsedInput<E> = {
  params: Output<Field<E, 'params'>>;
  query: Output<Field<E, 'query'>>;
  body: Output<Field<E, 'body'>>;
  file: Field<E, 'file'> extends { toDisk: true }
    ? FileOnDisk
    : Field<E, 'file'> extends FileInput
      ? { bytes: Uint8Array<ArrayBuffer> }
      : undefined;
  fields: Output<FormFields<E>>;
};

export type ResponseData<E> = Output<Field<E, 'response'>>;
