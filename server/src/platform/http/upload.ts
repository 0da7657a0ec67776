import type { FileInput } from '@drape/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../app-error.ts';

export type Upload = { bytes: Uint8Array<ArrayBuffer>; fields: Record<string, string> };

const maxFields = 20;
const maxFieldBytes = 100_000;

function tooLarge(input: FileInput): AppError {
  return new AppError(
    'too_large',
    `File size must be less than ${Math.floor(input.maxBytes / 1024 / 1024)}MB`,
  );
}

/** Reads a form upload: exactly one file under the endpoint's field name, text fields beside it. */
export async function readUpload(request: FastifyRequest, input: FileInput): Promise<Upload> {
  const { bytes, fields } = await readParts(request, input).catch((error) => {
    // The form parser throws plain errors for what a client broke off or framed wrongly.
    if (error instanceof AppError || typeof error.code === 'string') throw error;
    throw new AppError('malformed', 'The upload arrived incomplete. Please try again.', { cause: error });
  });
  if (bytes === undefined) throw invalidField(['body', input.field], 'Please choose a photo', 'missing');
  if (bytes.byteLength === 0) throw invalidField(['body', input.field], 'The file is empty', 'empty');
  return { bytes, fields };
}

async function readParts(
  request: FastifyRequest,
  input: FileInput,
): Promise<Partial<Upload> & Pick<Upload, 'fields'>> {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const fields: Record<string, string> = {};
  const limits = { fileSize: input.maxBytes + 1, files: 2, fields: maxFields, fieldSize: maxFieldBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.fieldname === input.field && bytes === undefined) {
      const buffer = await part.toBuffer();
      if (buffer.byteLength > input.maxBytes) throw tooLarge(input);
      bytes = Uint8Array.from(buffer);
    } else {
      part.file.resume();
    }
  }
  return bytes ? { bytes, fields } : { fields };
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
