import type { FastifyRequest } from 'fastify';

/** A cookie as the browser sent it. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const sent = request.headers.cookie ?? '';
  const found = sent.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}
