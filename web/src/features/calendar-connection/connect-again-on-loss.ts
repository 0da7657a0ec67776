import { onGoogleAccessLost } from '../../lib/google-access.ts';
import type { Router } from '../../lib/router/router.ts';

/** How the page learns why it was opened. */
export const accessLost = { googleAccess: 'lost' } as const;

export function saysAccessLost(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'googleAccess' in state;
}

/** Leads to /calendar-connect when something that the person has asked for finds Google's permission gone. Returns the way to stop. */
export function connectAgainOnLoss(router: Router): () => void {
  return onGoogleAccessLost(({ quiet }) => {
    if (quiet) return;
    const isThere = router.state.location.pathname === '/calendar-connect';
    void router.navigate('/calendar-connect', { state: accessLost, replace: isThere });
  });
}
