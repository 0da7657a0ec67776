import { msg, t } from '@lingui/core/macro';
import { providerVisitKey } from '../../../lib/storage.ts';

/**
 * What is kept while the browser is at the identity provider: the state to compare with, where to go then, and whether
 * somebody who is signed in connects their account instead of signing in.
 */
export type ProviderVisit = { state: string; from: unknown; connects?: boolean };

export function keepVisit(visit: ProviderVisit): void {
  sessionStorage.setItem(providerVisitKey, JSON.stringify(visit));
}

/** Reads the kept visit and forgets it, so that an answer counts once. */
export function takeVisit(): ProviderVisit | undefined {
  const visit = keptVisit();
  sessionStorage.removeItem(providerVisitKey);
  return visit;
}

/** The kept visit, which stays. */
export function keptVisit(): ProviderVisit | undefined {
  const kept = sessionStorage.getItem(providerVisitKey);
  if (kept === null) return undefined;
  try {
    const visit: unknown = JSON.parse(kept);
    if (typeof visit !== 'object' || visit === null || !('state' in visit)) return undefined;
    return typeof visit.state === 'string'
      ? {
          state: visit.state,
          from: 'from' in visit ? visit.from : undefined,
          connects: 'connects' in visit && visit.connects === true,
        }
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
