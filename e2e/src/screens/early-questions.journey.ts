import { pageCookies } from '@drape/contract/wire/page-cookies';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

type WithAnswers = { earlyAnswers?: { answers: Map<string, unknown> } };

const pages = [
  ...['/dashboard', '/upload', '/camera', '/wardrobe', '/outfits', '/calendar-view', '/profile'],
  ...['/week', '/trips', '/start'],
];

/** What this document has asked the server for. */
function asked(): string[] {
  const isQuestion = ({ name, initiatorType }: PerformanceResourceTiming) =>
    initiatorType === 'fetch' && name.includes('/api/');
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(isQuestion)
    .map(({ name }) => name)
    .sort();
}

/** As after the cookie has run out: then a document comes without its first state, and asks. */
const withoutPageCookie = (page: Page) => page.context().clearCookies({ name: pageCookies.token });

test('what a page asks early is what it asks, and it is asked once', async ({ member }) => {
  for (const path of pages) {
    await withoutPageCookie(member);
    await member.goto(path);
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
    const left = () =>
      member.evaluate(() => [...((globalThis as WithAnswers).earlyAnswers?.answers.keys() ?? [])]);
    await expect.poll(left, `${path} does not ask what was asked for it`).toEqual([]);
    const questions = await member.evaluate(asked);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions, path).toEqual([...new Set(questions)]);
  }
});
