import type { QueryClient } from '@tanstack/react-query';
import { forgetKept } from '../../lib/forget-kept.ts';
import type { Router } from '../../lib/router/router.ts';
import { onSessionEnd } from '../../lib/session.ts';
import { clearToasts } from '../../ui/notices/toast.tsx';

/**
 * When a session ends, empties every cache and goes to /login; a session that expired remembers the page it was
 * on and that it has ended. Returns the way to stop.
 */
export function clearOnSessionEnd(router: Router, queryClient: QueryClient): () => void {
  return onSessionEnd((reason) => {
    queryClient.clear();
    if (reason === 'taken over') return;
    void forgetKept(reason === 'expired' ? 'expired' : 'left');
    clearToasts();
    if (reason === 'elsewhere') return;
    const { location } = router.state;
    const state =
      reason === 'expired' && location.pathname !== '/login' ? { from: location, ended: true } : null;
    void router.navigate('/login', { state });
  });
}
