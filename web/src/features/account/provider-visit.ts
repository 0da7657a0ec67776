import { msg, t } from '@lingui/core/macro';
import { providerVisitKey } from '../../lib/storage.ts';

/** What is kept while the browser is at the identity provider: the state to compare with, and where to go then. */
export type ProviderVisit = { state: string; from: unknown };

export function keepVisit(visit: ProviderVisit): void {
  sessionStorage.setItem(providerVisitKey, JSON.stringify(visit));
}

/** Reads the kept visit and forgets it, so that an answer counts once. */
export function takeVisit(): ProviderVisit | undefined {
  const kept = sessionStorage.getItem(providerVisitKey);
  sessionStorage.removeItem(providerVisitKey);
  if (kept === null) return undefined;
  try {
    const visit: unknown = JSON.parse(kept);
    if (typeof visit !== 'object' || visit === null || !('state' in visit)) return undefined;
    return typeof visit.state === 'string'
      ? { state: visit.state, from: 'from' in visit ? visit.from : undefined }
      : undefined;
  } catch {
    return undefined;
  }
}

const strayAnswer = msg`This answer does not belong to a sign-in from this browser. Please try again.`;

/**
 * Reads what the provider sent back in the address of /login: `undefined` when there is nothing, else the code to
 * exchange. Throws a sentence for a refusal and for a state that is not the kept one.
 */
export function readProviderAnswer(
  search: URLSearchParams,
  visit: ProviderVisit | undefined,
): { code: string; state: string } | undefined {
  const code = search.get('code');
  const state = search.get('state');
  const refusal = search.get('error');
  if (code === null && refusal === null) return undefined;
  if (visit === undefined || state !== visit.state) throw new Error(t(strayAnswer));
  if (code === null) throw new Error(t`The identity provider did not sign you in (${refusal ?? ''}).`);
  return { code, state };
}
