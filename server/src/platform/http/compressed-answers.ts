import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Below this the saving is not worth the work. */
const leastLength = 4096;

/**
 * Answers in text travel compressed where they are long. They are asked for with a bearer token and never with a cookie
 * alone (the one there is opens nothing), so nobody else can make a browser ask and compare lengths.
 */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastLength) return payload;
    reply.header('Vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.removeHeader('Content-Length').header('Content-Encoding', 'gzip');
    return compress(payload);
  });
}
