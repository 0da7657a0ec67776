import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request may bring a large file, and take the time that this needs. */
    isLargeUpload?: boolean;
  }
}

/** Ends requests whose body takes too long to arrive; without it a few slow ones could hold every connection. */
export function endSlowUploads(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config?.isLargeUpload) return;
    const timer = setTimeout(() => raw.destroy(), timeoutMs);
    const settle = () => clearTimeout(timer);
    for (const event of ['end', 'close']) raw.once(event, settle);
    // A body that was refused half read never ends; by then its connection serves the next request.
    reply.raw.once('close', settle);
  });
}
