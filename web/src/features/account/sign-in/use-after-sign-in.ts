import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Location } from '../../../lib/router/address.ts';
import { useLocation, useNavigate } from '../../../lib/router/hooks.ts';
import { useSession } from '../../../lib/session.ts';
import { takeWaitingPhoto } from '../../analysis/upload/waiting-photo.ts';
import { firstRunQuery } from '../../first-run/queries.ts';

/** Where a sign-in leads: to the protected page that was asked for, else to the profile. */
export function pageAfterSignIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/profile';
  const from = state.from as Partial<Location> | undefined;
  return from?.pathname ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/profile';
}

/** Goes there, or to the photo that was chosen before signing in. Whether the guided start is offered is asked on the way, so that its card does not come or go late. */
export function useAfterSignIn(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  return useCallback(() => {
    void queryClient.prefetchQuery(firstRunQuery);
    void navigate(takeWaitingPhoto() ?? pageAfterSignIn(state), { replace: true });
  }, [navigate, queryClient, state]);
}

/**
 * Where somebody goes who is signed in already when the page opens; undefined for everybody else, and for those whose
 * kept session turns out to have ended while they are on their way.
 */
export function useWayOn(): string | undefined {
  const { state } = useLocation();
  const isSignedIn = useSession(({ isAuthenticated, leaving }) => isAuthenticated && !leaving);
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn && isSignedIn ? pageAfterSignIn(state) : undefined;
}
