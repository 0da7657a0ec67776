import { type Client, createClient } from '@drape/contract/wire/client';

export type Call = { name: string; group: 'person' | 'admin'; run: () => Promise<unknown> };

const dayMs = 86_400_000;

/** Every list and aggregate that reads a table which grows. */
export function callsOf(person: Client, admin: Client, analysisId: string): Call[] {
  const params = { id: analysisId };
  const window = {
    startDate: new Date(Date.now() - 15 * dayMs).toISOString().slice(0, 10),
    endDate: new Date(Date.now() + 15 * dayMs).toISOString().slice(0, 10),
  };
  const own: Record<string, () => Promise<unknown>> = {
    'history, first page': () => person.history(),
    'history, last page': () => person.history({ query: { page: 10 } }),
    dashboard: () => person.dashboard(),
    'insights of analyses': () => person.insights(),
    'one analysis': () => person.getAnalysis({ params }),
    'thumbs of an analysis': () => person.listFeedback({ params }),
    'bin an analysis and take it back': async () => {
      await person.deleteAnalysis({ params });
      await person.restoreAnalysis({ params });
    },
    'wardrobe, 1000 items': () => person.listItems(),
    'wardrobe insights': () => person.wardrobeInsights(),
    'queue of photos': () => person.listQueuedPhotos(),
    'events of a month': () => person.listEvents({ query: window }),
    'profile with its figures': () => person.getProfile(),
    'plan and what it holds': () => person.planDetails(),
    'style guide': () => person.getStyleGuide(),
    sessions: () => person.listSessions(),
    leaderboard: () => person.leaderboard(),
  };
  const whole: Record<string, () => Promise<unknown>> = {
    'statistics of a month': () => admin.statistics({ query: { period: 'month' } }),
    'statistics of all time': () => admin.statistics({ query: { period: 'all' } }),
    'trends of a month': () => admin.trends({ query: { period: 'month' } }),
    'trends of all time': () => admin.trends({ query: { period: 'all' } }),
    'reviews of all time': () => admin.listReviews({ query: { period: 'all' } }),
    'users, first page': () => admin.listUsers(),
    'users with Pro': () => admin.listUsers({ query: { filter: 'pro' } }),
    'users by a part of a name': () => admin.listUsers({ query: { search: 'person 39' } }),
    'agreement of thumbs': () => admin.feedbackAgreement(),
    'what the recogniser said': () => admin.recogniserConfusion(),
    'audit log': () => admin.auditLog(),
  };
  const listed = (group: Call['group'], calls: typeof own): Call[] =>
    Object.entries(calls).map(([name, run]) => ({ name, group, run }));
  return [...listed('person', own), ...listed('admin', whole)];
}

/** A connection that stood idle while rows were written may be closed by now: then another one is taken. */
const fetchAgain: typeof fetch = (input, init) => fetch(input, init).catch(() => fetch(input, init));

export function clientOf(origin: string, token?: string): Client {
  const baseUrl = `${origin}/api`;
  return createClient({ baseUrl, token: () => token, fetch: fetchAgain, timeoutMs: 300_000 });
}
