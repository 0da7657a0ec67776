import { expect, test } from './journey.ts';

type WithAnswers = { earlyAnswers?: { answers: Map<string, unknown> } };

const pages = [
  ...['/dashboard', '/upload', '/camera', '/wardrobe', '/outfits', '/calendar-view', '/profile'],
  ...['/week', '/trips', '/start'],
];

test('what a page asks early is what it asks, and it is asked once', async ({ member }) => {
  for (const path of pages) {
    const asked: string[] = [];
    member.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().includes('/api/')) asked.push(request.url());
    });
    await member.goto(path);
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
    const left = () =>
      member.evaluate(() => [...((globalThis as WithAnswers).earlyAnswers?.answers.keys() ?? [])]);
    await expect.poll(left, `${path} does not ask what was asked for it`).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.toSorted(), path).toEqual([...new Set(asked)].toSorted());
    member.removeAllListeners('request');
  }
});
