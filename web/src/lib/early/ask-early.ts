export type EarlyQuestions = {
  /** Addresses to ask for, by the page's path. */
  byPage: Record<string, string[]>;
  tokenKey: string;
  timeoutMs: number;
};

export type EarlyAnswers = { token: string; askedAt: number; answers: Map<string, Promise<Response>> };

/**
 * Asks what the first screen of a page will ask, while the app that shows it is still on its way. It stands in the
 * document itself and must use nothing from outside.
 */
export function askEarly({ byPage, tokenKey, timeoutMs }: EarlyQuestions): void {
  const token = localStorage.getItem(tokenKey);
  const addresses = byPage[location.pathname];
  // With a query a page may open another of its tabs, which asks something else.
  // A page that came with its answers has nothing to ask.
  if ('app' in document.documentElement.dataset) return;
  if (!token || !addresses || location.search || !navigator.onLine) return;
  const answers = addresses.map((address): [string, Promise<Response>] => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    answer.catch(() => undefined);
    return [address, answer];
  });
  Object.assign(globalThis, { earlyAnswers: { token, askedAt: Date.now(), answers: new Map(answers) } });
}
