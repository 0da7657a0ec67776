import './ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './lib/query-client.ts';
import { finishLeaving, onSessionEnd, watchSession } from './lib/session.ts';
import { createRouter } from './router.tsx';
import { clearToasts } from './ui/toast.tsx';

const queryClient = createQueryClient();
const router = createRouter();

onSessionEnd((reason) => {
  queryClient.clear();
  clearToasts();
  if (reason === 'elsewhere') return;
  const { location } = router.state;
  const from = reason === 'expired' && location.pathname !== '/login' ? { from: location } : null;
  void router.navigate('/login', { state: from }).finally(finishLeaving);
});
watchSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
