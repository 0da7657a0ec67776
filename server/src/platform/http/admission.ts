import { type Scope, scopeOf } from '@drape/contract/account/scopes';
import type { Endpoint } from '@drape/contract/wire/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Principal } from './mount.ts';

const signInAgain = 'Please log in to continue';

export function bearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

export function allowToken(endpoint: Endpoint, granted: readonly Scope[]): void {
  const needed = scopeOf(endpoint);
  if (!needed) throw new AppError('forbidden', 'A personal token does not open this. Please log in.');
  if (!granted.includes(needed)) throw new AppError('forbidden', `This token needs the scope ${needed}`);
}

export function allow(
  { access, beforeSecondFactor }: Pick<Endpoint, 'access' | 'beforeSecondFactor'>,
  principal: Principal | undefined,
): void {
  if (access === 'public') return;
  if (!principal) throw new AppError('unauthorized', signInAgain);
  if (principal.owesSecondFactor && !beforeSecondFactor)
    throw new AppError('forbidden', 'Administrators need a second factor here. Set one up to go on.');
  if (access === 'admin' && principal.role !== 'admin') {
    throw new AppError('forbidden', 'This page is for administrators only');
  }
}

/** Who sends a request that no endpoint of the contract describes. Throws `unauthorized` and `forbidden` as endpoints do. */
export async function signedIn(
  request: FastifyRequest,
  authenticate: (token: string) => Promise<Principal | undefined>,
): Promise<Principal> {
  const token = bearer(request);
  const principal = token ? await authenticate(token) : undefined;
  allow({ access: 'user' }, principal);
  if (!principal) throw new AppError('unauthorized', signInAgain);
  return principal;
}
