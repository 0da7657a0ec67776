import './ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { clearOnSessionEnd } from './features/account/clear-on-session-end.ts';
import { connectAgainOnLoss } from './features/calendar-connection/connect-again-on-loss.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { createQueryClient } from './lib/query-client.ts';
import { watchSession } from './lib/session.ts';
import { createRouter } from './router.tsx';

const queryClient = createQueryClient();
const router = createRouter();

clearOnSessionEnd(router, queryClient);
connectAgainOnLoss(router);
keepFocus();
watchSession({ onOtherPerson: () => window.location.reload() });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
