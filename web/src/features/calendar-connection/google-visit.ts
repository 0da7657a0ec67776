import { t } from '@lingui/core/macro';
import { googleVisitKey } from '../../lib/storage.ts';
import { connectionMessages as says } from './connection-messages.ts';

/** What is kept while the browser is at Google: the state to compare with and the secret half of PKCE. */
export type GoogleVisit = { state: string; verifier: string };

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A PKCE verifier with its S256 challenge (RFC 7636). Throws where the browser has no cryptography, without https. */
export async function newProof(): Promise<{ verifier: string; challenge: string }> {
  if (crypto.subtle === undefined) throw new Error(t(says.needsHttps));
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)) };
}

export function keepGoogleVisit(visit: GoogleVisit): void {
  sessionStorage.setItem(googleVisitKey, JSON.stringify(visit));
}

/** Reads the kept visit and forgets it, so that an answer counts once. */
export function takeGoogleVisit(): GoogleVisit | undefined {
  const kept = sessionStorage.getItem(googleVisitKey);
  sessionStorage.removeItem(googleVisitKey);
  try {
    const visit: unknown = JSON.parse(kept ?? 'null');
    if (typeof visit !== 'object' || visit === null) return undefined;
    if (!('state' in visit && 'verifier' in visit)) return undefined;
    const { state, verifier } = visit;
    return typeof state === 'string' && typeof verifier === 'string' ? { state, verifier } : undefined;
  } catch {
    return undefined;
  }
}

const answerNames = ['code', 'error', 'scope', 'authuser', 'prompt', 'state', 'hd', 'iss'];

export function hasGoogleAnswer(search: URLSearchParams): boolean {
  return search.has('code') || search.has('error');
}

/** The address without what Google has put there. */
export function withoutAnswer(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of answerNames) rest.delete(name);
  return rest;
}

/** What is to be exchanged. Throws a sentence for a refusal and for an answer that nobody here has asked for. */
export function readGoogleAnswer(search: URLSearchParams, visit: GoogleVisit | undefined) {
  const refusal = search.get('error');
  if (refusal !== null) throw new Error(says.oauthError(refusal.slice(0, 100)));
  const state = search.get('state');
  if (visit === undefined || state !== visit.state) throw new Error(says.authenticationFailed(t(says.stray)));
  return { code: search.get('code') ?? '', code_verifier: visit.verifier, state };
}
