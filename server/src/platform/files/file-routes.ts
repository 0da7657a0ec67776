import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../app-error.ts';
import { outageOf } from '../process/outage.ts';
import type { FileStore } from './file-store.ts';
import type { SignedAddresses } from './signed-address.ts';
import type { StoredFiles } from './stored-files.ts';

type Dependencies = { store: FileStore; files: StoredFiles; addresses: SignedAddresses };

const query = z.object({ expires: z.string().default(''), signature: z.string().default('') });

/** Serves stored files by signed addresses. A wrong, changed or expired address and a binned file are all 404. */
export function serveFiles(api: FastifyInstance, { store, files, addresses }: Dependencies): void {
  api.get('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const { '*': key } = z.object({ '*': z.string() }).parse(request.params);
    const { expires, signature } = query.catch({ expires: '', signature: '' }).parse(request.query);
    const file = await files.find(key);
    if (!file || !addresses.allows(key, expires, signature, file.accessRenewedAt))
      throw notFound('This picture');
    const bytes = await store.stream(key).catch((error) => {
      throw outageOf(error) ?? notFound('This picture');
    });
    return reply
      .header('Content-Type', file.contentType)
      .header('Content-Length', file.bytes)
      .header('Cache-Control', 'private, max-age=86400, immutable')
      .header('Referrer-Policy', 'no-referrer')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
