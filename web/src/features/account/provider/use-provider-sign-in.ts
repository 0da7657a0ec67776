import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router/hooks.ts';
import { providerExchangeMutation } from '../queries.ts';
import { pageAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { keepVisit, readProviderAnswer, takeVisit } from './provider-visit.ts';

/** Signing in with the identity provider: the way there, and what it sent back to /login. */
export function useProviderSignIn(onFailure: (error: unknown) => void) {
  const [search] = useSearchParams();
  const { state: locationState } = useLocation();
  const navigate = useNavigate();
  const handled = useRef(false);
  const exchange = useMutation(providerExchangeMutation);
  const start = useMutation({
    mutationFn: () => api.oidcStart(),
    onSuccess: ({ authorization_url, state }) => {
      keepVisit({ state, from: locationState });
      window.location.assign(authorization_url);
    },
    onError: onFailure,
  });

  useEffect(() => {
    if (handled.current || (!search.has('code') && !search.has('error'))) return;
    handled.current = true;
    const visit = takeVisit();
    void navigate('/login', { replace: true, state: visit?.from });
    try {
      const answer = readProviderAnswer(search, visit);
      if (answer === undefined) return;
      exchange.mutate(answer, {
        onSuccess: () => void navigate(pageAfterSignIn(visit?.from), { replace: true }),
        onError: onFailure,
      });
    } catch (error) {
      onFailure(error);
    }
  }, [search, navigate, exchange, onFailure]);

  return {
    begin: () => start.mutate(),
    pending: start.isPending || start.isSuccess || exchange.isPending,
    finishing: exchange.isPending,
  };
}
