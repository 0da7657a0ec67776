import type { User } from '@drape/contract/account/account';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { clearOnSessionEnd } from '../features/account/clear-on-session-end.ts';
import { connectAgainOnLoss } from '../features/calendar-connection/connect-again-on-loss.ts';
import { i18n } from '../lib/language.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createMemoryRouter } from '../lib/router/router.ts';
import { beginSession, endSession } from '../lib/session.ts';
import { pages, Routes } from '../router.tsx';
import { aFirstRun } from './a-first-run.ts';
import { faultOfAnswer } from './contract-answer.ts';
import { aPlan } from './plan-samples.ts';
import { ada, aPricingTier, aProfile, somePreferences, theSettings } from './samples.ts';

type Answer = {
  status?: number;
  data?: unknown;
  error?: { code: string; message: string; detail?: unknown };
  /** What somebody else answers, without the product's wrapper. */
  plain?: unknown;
};
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
};
/** What the server answers: by `GET /users/history`, path without query. */
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

function wireBody({ data, error, plain }: Answer) {
  if (plain !== undefined) return plain;
  if (!error) return { success: true, data };
  return { success: false, detail: error.message, request_id: 'r1', ...error };
}

/**
 * Stands in for the network at the only place where the app meets it. An answer that the server would never send fails
 * the test, unless the test is about such an answer (`offContract`).
 */
function answerFetch(answers: Answers, calls: Call[], offContract: string[]): void {
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(input, 'http://drape.test');
    const path = pathname.replace('/api', '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      query,
      body,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${path}`] ?? {
      status: 404,
      error: { code: 'not_found', message: 'Nothing here' },
    };
    const { status = 200, ...rest } = typeof answer === 'function' ? await answer(call) : answer;
    const succeeds = rest.error === undefined && rest.plain === undefined;
    const fault = succeeds ? faultOfAnswer(call.method, path, rest.data) : undefined;
    if (fault !== undefined && !offContract.includes(`${call.method} ${path}`)) faults.push(fault);
    return new Response(JSON.stringify(wireBody(rest)), { status });
  });
}

type Options = {
  at: string;
  signedIn?: boolean;
  as?: User;
  answers?: Answers;
  /** The answers, by the same names, that break the contract on purpose. */
  offContract?: string[];
};

const usualAnswers = (user: User): Answers => ({
  'GET /settings': { data: theSettings() },
  'GET /auth/me': { data: user },
  'GET /users/profile': { data: aProfile(user) },
  'GET /users/pricing-tier': { data: aPricingTier('free') },
  'GET /users/plan': { data: aPlan() },
  'GET /auth/sessions': { data: { sessions: [], total: 0 } },
  'GET /auth/tokens': { data: { tokens: [], total: 0 } },
  'GET /users/preferences': { data: somePreferences() },
  'GET /users/style-guide': { data: null },
  'GET /users/color-profile': { data: null },
  'GET /users/first-run': { data: aFirstRun() },
});

/** The whole app at an address, with the given answers of the server. */
export function renderApp(options: Options) {
  const { at, as, signedIn = as !== undefined, answers = {}, offContract = [] } = options;
  const calls: Call[] = [];
  const person = as ?? ada;
  answerFetch({ ...usualAnswers(person), ...answers }, calls, offContract);
  if (signedIn) beginSession(person, 'token-1');
  else endSession('elsewhere');
  const router = createMemoryRouter(pages, [at]);
  const queryClient = createQueryClient();
  onTestFinished(clearOnSessionEnd(router, queryClient));
  onTestFinished(connectAgainOnLoss(router));
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Routes router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { router, calls, user: userEvent.setup() };
}
