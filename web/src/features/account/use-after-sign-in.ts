import { useCallback } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** Where a sign-in leads: to the protected page that was asked for, else to the profile. */
export function pageAfterSignIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/profile';
  const from = state.from as Partial<Location> | undefined;
  return from?.pathname ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/profile';
}

export function useAfterSignIn(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => void navigate(pageAfterSignIn(state), { replace: true }), [navigate, state]);
}
