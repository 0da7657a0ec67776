import { limits } from '@drape/contract/wire/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs, secondMs } from '../clock.ts';
import { readCookie } from './cookies.ts';

const name = 'drape_device';
/** Beside the endpoints that look at it, the cookie is never sent. */
const path = '/api/auth';

/** The mark that a browser keeps of an earlier sign-in, as sent. It opens nothing. */
export function readDeviceMark(request: FastifyRequest): string | undefined {
  return readCookie(request, name);
}

export function leaveDeviceMark(reply: FastifyReply, mark: string, secure: boolean): void {
  const age = `Max-Age=${(limits.knownDeviceDays * dayMs) / secondMs}`;
  const parts = [`${name}=${mark}`, `Path=${path}`, age, 'HttpOnly', 'SameSite=Strict'];
  reply.header('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}
