import { useEffect } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { providerRedirectKey } from '../../../lib/storage.ts';

/**
 * Goes to the identity provider without a click where the installation wishes it, once per tab: who signs out, or is
 * sent back with a refusal, finds the page. `/login?stay` does not go.
 */
export function useProviderRedirect(
  wished: boolean,
  { begin, pending }: { begin: () => void; pending: boolean },
): void {
  const [search] = useSearchParams();
  const stays = search.has('stay') || search.has('code') || search.has('error') || pending;
  useEffect(() => {
    if (!wished || stays || sessionStorage.getItem(providerRedirectKey) !== null) return;
    sessionStorage.setItem(providerRedirectKey, 'gone');
    begin();
  }, [wished, stays, begin]);
}
