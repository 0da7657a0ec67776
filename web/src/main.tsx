import './ui/theme.css';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { clearOnSessionEnd } from './features/account/clear-on-session-end.ts';
import { connectAgainOnLoss } from './features/calendar-connection/connect-again-on-loss.ts';
import { keepQueries, restoreQueries } from './features/offline/keep-queries.ts';
import { fetchFonts } from './lib/fetch-fonts.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { i18n, loadLanguage } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createBrowserRouter } from './lib/router/router.ts';
import { watchSession } from './lib/session.ts';
import { pages, Routes } from './router.tsx';

fetchFonts();

const queryClient = createQueryClient();
const router = createBrowserRouter(pages);

clearOnSessionEnd(router, queryClient);
connectAgainOnLoss(router);
keepFocus();
watchSession({ onOtherPerson: () => window.location.reload() });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
const app = createRoot(root);

/** Changes with the contract: answers of another one are not shown. */
const shape = String(import.meta.env.KEPT_SHAPE);
/** A storage that does not answer holds nobody up. */
const patienceMs = 600;

async function start(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.all([
    loadLanguage(navigator.languages),
    Promise.race([restoreQueries(queryClient, shape), patience]),
  ]);
  keepQueries(queryClient, shape);
  app.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Routes router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
  if (import.meta.env.PROD) {
    const { installServiceWorker } = await import('./features/offline/service-worker-client.ts');
    await installServiceWorker();
  }
}

void start();
