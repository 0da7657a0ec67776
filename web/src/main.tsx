import './ui/theme.css';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { hydrate } from 'preact';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { clearOnSessionEnd } from './features/account/clear-on-session-end.ts';
import { connectAgainOnLoss } from './features/calendar-connection/connect-again-on-loss.ts';
import { keepQueries, restoreQueries } from './features/offline/keep-queries.ts';
import { adoptFirstState } from './first-answer/adopt-first-state.ts';
import { takeOver } from './first-answer/take-over.ts';
import { fetchFonts } from './lib/fetch-fonts.ts';
import { askAgainForPictures, hideBrokenPictures } from './lib/hide-broken-pictures.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { i18n, loadLanguage } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createBrowserRouter } from './lib/router/router.ts';
import { watchSession } from './lib/session.ts';
import { pages, Routes } from './router.tsx';

const queryClient = createQueryClient();
const router = createBrowserRouter(pages);

clearOnSessionEnd(router, queryClient);
connectAgainOnLoss(router);
hideBrokenPictures();
keepFocus();
watchSession({ onOtherPerson: () => window.location.reload() });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

/** Changes with the contract: answers of another one are not shown. */
const shape = String(import.meta.env.KEPT_SHAPE);
/** A storage that does not answer holds nobody up. */
const patienceMs = 600;

/** Takes over what the document shows, or shows the app in its place. */
function show(app: ReactElement, isFilled: boolean): void {
  if (!root) return;
  if (isFilled) {
    void takeOver(() => hydrate(app, root)).then(askAgainForPictures);
    return;
  }
  delete document.documentElement.dataset.app;
  root.replaceChildren();
  createRoot(root).render(app);
}

async function start(): Promise<void> {
  fetchFonts();
  await loadLanguage(navigator.languages);
  const restore = () => restoreQueries(queryClient, shape);
  keepQueries(queryClient, shape);
  const isFilled = adoptFirstState(queryClient, i18n.locale);
  // A filled document has to be taken over as it is: what was kept is not in it.
  if (isFilled) await router.ready;
  else await Promise.race([restore(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  show(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Routes router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
    isFilled,
  );
  if (isFilled) void restore();
  if (import.meta.env.PROD) {
    const { installServiceWorker } = await import('./features/offline/service-worker-client.ts');
    await installServiceWorker();
  }
}

void start();
