import { I18nProvider } from '@lingui/react';
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { sessionUser } from '../features/account/auth-data.ts';
import { meQuery } from '../features/account/queries.ts';
import { i18n, speechOf } from '../lib/language.ts';
import { createMemoryRouter, type Router } from '../lib/router/router.ts';
import { useSession } from '../lib/session.ts';
import { beInTimeZone } from '../lib/time-zone.ts';
import { pages, Routes } from '../router.tsx';
import type { FirstState } from './adopt-first-state.ts';
import { askAnswers } from './ask-answers.ts';
import { type Ask, api, asPerson } from './server-api.ts';
import { loadWanted } from './server-lazy.ts';

export type PageRequest = {
  /** Path and query. */
  address: string;
  languages: readonly string[];
  timeZone: string | undefined;
  /** Asks the API as the person; without it the page of a visitor is rendered. */
  ask: Ask | undefined;
  /** How long the answers may take together; what comes later is left to the browser. */
  patienceMs: number;
};

export type RenderedPage = { markup: string; state: FirstState };

/** A page asks in steps: what one answer brings to the screen may ask for more. */
const mostSteps = 4;

async function routerAt(address: string): Promise<Router> {
  const router = createMemoryRouter(pages, [address]);
  await router.ready;
  return router;
}

type Scene = {
  router: Router;
  queryClient: QueryClient;
  user: ReturnType<typeof sessionUser> | undefined;
  speech: Awaited<ReturnType<typeof speechOf>>;
  timeZone: string | undefined;
};

/**
 * The modules of the app hold one session, one language and one clock. They are this person's for as long as this
 * function runs, which nothing can interrupt, and nobody's afterwards.
 */
function renderScene({ router, queryClient, user, speech, timeZone }: Scene): string {
  useSession.setState({ user, isAuthenticated: user !== undefined });
  i18n.loadAndActivate(speech);
  beInTimeZone(timeZone);
  try {
    return renderToString(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <Routes router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    );
  } finally {
    useSession.setState({ user: undefined, isAuthenticated: false });
    beInTimeZone(undefined);
  }
}

async function renderInSteps(request: PageRequest): Promise<RenderedPage> {
  const deadline = performance.now() + request.patienceMs;
  const [router, speech] = await Promise.all([routerAt(request.address), speechOf(request.languages)]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  const user = request.ask && sessionUser(await api.me());
  const refused = new Set<string>();
  const scene = { router, queryClient, user, speech, timeZone: request.timeZone };
  if (user) void queryClient.prefetchQuery(meQuery(user.id));
  let markup = renderScene(scene);
  for (let step = 0; step < mostSteps; step++) {
    const news = await Promise.all([
      loadWanted(),
      request.ask !== undefined && askAnswers(queryClient, refused, deadline - performance.now()),
    ]);
    if (!news.some(Boolean)) break;
    markup = renderScene(scene);
  }
  const queries = dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status === 'success' });
  return { markup, state: { userId: user?.id ?? null, locale: speech.locale, queries } };
}

/** Renders a page as the app would show it first. Fails where the person is not signed in any more. */
export function renderPage(request: PageRequest): Promise<RenderedPage> {
  const nobody: Ask = () => Promise.reject(new TypeError('A visitor asks nothing'));
  return asPerson(request.ask ?? nobody, () => renderInSteps(request));
}
