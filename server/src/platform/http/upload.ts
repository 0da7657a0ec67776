import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileInput, FileOnDisk } from '@drape/contract/wire/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../app-error.ts';
import { sha256 } from '../crypto.ts';

/** A file that was received, in memory or on disk. `remove` ends the latter unless its taker keeps it. */
export type ReceivedFile = {
  size: number;
  /** Computed when it is first asked for, where the file is in memory. */
  sha256(): string;
  handed: { bytes: Uint8Array<ArrayBuffer> } | FileOnDisk;
  remove(): Promise<void>;
};
export type Upload = { file: ReceivedFile; fields: Record<string, string> };

const maxFields = 20;
const maxFieldBytes = 100_000;

export function tooLarge(input: FileInput): AppError {
  return new AppError(
    'too_large',
    `File size must be less than ${Math.floor(input.maxBytes / 1024 / 1024)}MB`,
  );
}

/** Reads a form upload: exactly one file under the endpoint's field name, text fields beside it. Files on disk go to `scratch`. */
export async function readUpload(
  request: FastifyRequest,
  input: FileInput,
  scratch: string,
): Promise<Upload> {
  const received: Received = { fields: {} };
  try {
    await readParts(request, { input, scratch }, received).catch((error) => {
      // The form parser throws plain errors for what a client broke off or framed wrongly.
      if (error instanceof AppError || typeof error.code === 'string') throw error;
      throw new AppError('malformed', 'The upload arrived incomplete. Please try again.', { cause: error });
    });
    return { file: requireFile(received.file, input), fields: received.fields };
  } catch (error) {
    await received.file?.remove();
    throw error;
  }
}

type Received = { file?: ReceivedFile; fields: Record<string, string> };

function requireFile(file: ReceivedFile | undefined, input: FileInput): ReceivedFile {
  const loc = ['body', input.field];
  if (!file)
    throw invalidField(loc, input.toDisk ? 'Please choose a file' : 'Please choose a photo', 'missing');
  if (file.size > input.maxBytes) throw tooLarge(input);
  if (file.size === 0) throw invalidField(loc, 'The file is empty', 'empty');
  if (file.size < (input.minBytes ?? 0))
    throw invalidField(loc, 'The picture is too small to be one', 'too_small');
  return file;
}

/** The text fields alone of a form upload that is refused, as far as it can be read. */
export async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits: { fields: maxFields, fieldSize: maxFieldBytes } })) {
      if (part.type === 'file') part.file.resume();
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch {
    // What is no form, or is broken off, is refused all the same.
  }
  return fields;
}

type Receiving = { input: FileInput; scratch: string };

async function readParts(
  request: FastifyRequest,
  { input, scratch }: Receiving,
  received: Received,
): Promise<void> {
  const limits = { fileSize: input.maxBytes + 1, files: 2, fields: maxFields, fieldSize: maxFieldBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') received.fields[part.fieldname] = part.value;
    } else if (part.fieldname === input.field && received.file === undefined) {
      received.file = input.toDisk
        ? await receiveOnDisk(part.file, scratch)
        : inMemory(await part.toBuffer());
    } else {
      part.file.resume();
    }
  }
}

/** Without copying what has its memory to itself, as all but very small buffers do. */
function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  const memory = buffer.buffer;
  const isOwn = memory instanceof ArrayBuffer && memory.byteLength === buffer.byteLength;
  return isOwn ? new Uint8Array(memory) : new Uint8Array(buffer);
}

function inMemory(buffer: Buffer): ReceivedFile {
  const bytes = bytesOf(buffer);
  return {
    size: bytes.byteLength,
    sha256: () => sha256(bytes),
    handed: { bytes },
    remove: async () => undefined,
  };
}

async function receiveOnDisk(source: Readable, scratch: string): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(scratch, 'upload-'));
  const path = join(folder, 'file');
  const hash = createHash('sha256');
  let size = 0;
  let isKept = false;
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  await pipeline(source, measure, createWriteStream(path, { mode: 0o600 })).catch(async (error) => {
    await remove();
    throw error;
  });
  const digest = hash.digest('hex');
  const keep = () => {
    isKept = true;
    return remove;
  };
  return {
    size,
    sha256: () => digest,
    handed: { path, size, keep },
    remove: async () => (isKept ? undefined : remove()),
  };
}

export function parseFields(input: FileInput, given: Record<string, string>): Record<string, unknown> {
  const parsed = input.fields.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => ({
    loc: ['body', ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    msg: issue.message,
    type: issue.code,
  }));
  throw new AppError('invalid', problems[0]?.msg ?? 'The form is invalid', { problems });
}
