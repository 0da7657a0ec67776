import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const slowMs = secondMs;

/** Where passwords and codes are tried. */
const signInRoutes = new Set(['/api/auth/login', '/api/auth/oidc/exchange', '/api/auth/reset-password']);
const refusals = new Set([401, 404, 429]);

/** Counts every request of the API and logs it: refused and slow ones as `info`, all others as `debug`. */
export function observeRequests(api: FastifyInstance, log: Log, metrics: Metrics): void {
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = reply.elapsedTime;
    metrics.request({ method: request.method, route, status: reply.statusCode, seconds: ms / secondMs });
    // The one log line with an IP address, so that tools such as fail2ban can block it.
    if (signInRoutes.has(route) && refusals.has(reply.statusCode))
      log.info(
        { request_id: request.id, route, status: reply.statusCode, client_address: request.ip },
        'sign-in refused',
      );
    const level = reply.statusCode >= 400 || ms > slowMs ? 'info' : 'debug';
    log[level](
      {
        request_id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(ms),
      },
      'answered',
    );
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for Prometheus, for callers that send the token as bearer; without a token there is none. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const wanted = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined) throw new AppError('not_found', 'There are no metrics without METRICS_TOKEN');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      throw new AppError('unauthorized', 'The metrics token is missing or wrong');
    }
    const { contentType, text } = await metrics.exposition();
    return reply.header('Content-Type', contentType).header('Cache-Control', 'no-store').send(text);
  });
}
