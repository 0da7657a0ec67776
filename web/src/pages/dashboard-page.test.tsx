import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderApp } from '../testing/render-app.tsx';
import { aHistoryEntry, anAnalysis, aPricingTier, noHistory } from '../testing/samples.ts';

const entries = [1, 2, 3, 4].map((n) =>
  aHistoryEntry({ id: `a${n}`, overall_score: 80 + n, created_at: `2026-05-0${n}T12:00:00Z` }),
);
const history = { data: { history: entries, page: 1, limit: 10, total: 14, total_pages: 2 } };

function open(at: string, answers: Answers) {
  return renderApp({ at, signedIn: true, answers });
}

const range = { period: 'month', from: '2026-04-05', to: '2026-05-04' };
const figure = (value: number, before: number | null, change: number | null) => ({ value, before, change });
const overview = {
  data: {
    range,
    total: 14,
    analyses: figure(4, 2, 100),
    overall_score: figure(83, 79, 5),
    color_harmony: figure(71, 75, -5),
    style_coherence: figure(61, null, null),
    styles: [
      { style: 'minimalist', analyses: 3, percent: 75 },
      { style: 'casual', analyses: 1, percent: 25 },
    ],
    course: [],
  },
};
const sums: Answers = { 'GET /users/history': history, 'GET /users/dashboard': overview };
const pro: Answers = { 'GET /users/pricing-tier': { data: aPricingTier('pro') } };

test('the overview shows three recent analyses with two suggestions each, and averages with their change', async () => {
  open('/dashboard', sums);
  const recent = await screen.findByRole('region', { name: 'Recent analyses' });
  const cards = within(recent).getAllByRole('article');
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  const averages = await screen.findByRole('region', { name: 'Average scores' });
  for (const text of ['83', '+5%', '−5%', '+2']) expect(within(averages).getByText(text)).toBeVisible();
  expect(within(averages).getAllByText('vs. previous 30 days')).toHaveLength(3);
  expect(within(averages).getByText('None in the previous 30 days')).toBeVisible();
  const styles = screen.getByRole('region', { name: 'Style breakdown' });
  expect(within(styles).getByText('Minimalist')).toBeVisible();
  expect(within(styles).getByText('75%')).toBeVisible();
});

test('another period is asked for and stands in the address', async () => {
  const { calls, router, user } = open('/dashboard', sums);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last 90 days');
  expect(router.state.location.search).toBe('?period=quarter');
  expect(calls.filter(({ path }) => path === '/users/dashboard')).toHaveLength(2);
});

test('a history card counts the suggestions it leaves out', async () => {
  open('/dashboard?tab=history', { 'GET /users/history': history });
  expect(await screen.findAllByText('+1 more')).toHaveLength(4);
});

test('the history turns its pages', async () => {
  const { router, user } = open('/dashboard?tab=history', { 'GET /users/history': history });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(router.state.location.search).toBe('?tab=history&page=2');
});

test('Wardrobe and Insights are locked without Pro, whatever the address says', async () => {
  open('/dashboard?tab=insights', sums);
  for (const name of ['Wardrobe', 'Insights']) {
    expect((await screen.findByRole<HTMLButtonElement>('tab', { name: new RegExp(name) })).disabled).toBe(
      true,
    );
  }
  expect(await screen.findByRole('region', { name: 'Recent analyses' })).toBeVisible();
});

test('with Pro every plot says what it shows and has a table of the same numbers', async () => {
  const course = ['2026-05-01', '2026-05-03'].map((day, n) => ({
    from: day,
    to: day,
    analyses: 2,
    overall_score: 70 + n,
    color_harmony: 60,
    style_coherence: 50,
  }));
  const effect = { analyses: 4, score: 80, others: 70, effect: 10 };
  const insights = {
    range,
    analyses: 4,
    course,
    terms: [{ key: 'colour', label: 'Colour harmony', analyses: 4, score: 90, effect: 3.2 }],
    raised: [{ kind: 'color', name: 'blue', ...effect }],
    lowered: [{ kind: 'pattern', name: 'print', ...effect, effect: -10 }],
    colours: [{ basic: 'blue', hex: '#1d2743', owned: 0.4, worn: 0.6 }],
    cost_per_wear: [
      { id: 'i1', description: 'Tee', price: 20, currency: 'EUR', times_worn: 2, cost_per_wear: 10 },
    ],
    priced: 1,
    wears: { from: '2025-05-05', to: '2026-05-04', days: [{ day: '2026-05-01', wears: 3 }], total: 3 },
  };
  open('/dashboard?tab=insights', { ...sums, ...pro, 'GET /users/insights': { data: insights } });
  const expected: [string, RegExp, string][] = [
    ['Score over time', /70 on May 1, 2026, 71 on May 3, 2026/, '71'],
    ['Harmony and coherence', /Style coherence: 50/, '60'],
    ['What made your scores', /Colour harmony lifts most, \+3\.2/, '+3.2'],
    ['What raised and lowered scores', /Blue \+10, Pattern: print −10/, '−10'],
    ['Colors owned, colors worn', /blue: 40% of what you own, 60%/, '60%'],
    ['Cost per wear', /Cheapest: Tee, €10\.00/, '€10.00'],
    ['When you wore it', /3 wears on 1 day/, '3'],
  ];
  for (const [name, summary, cell] of expected) {
    const plot = await screen.findByRole('region', { name });
    expect(within(plot).getByRole('img').getAttribute('aria-label')).toMatch(summary);
    const table = within(plot).getByRole('table', { name, hidden: true });
    expect(
      within(table)
        .getAllByRole('cell', { hidden: true })
        .map((each) => each.textContent),
    ).toContain(cell);
  }
});

test('with Pro the purchases that unlock most outfits stand with their number', async () => {
  const recommendation = {
    category: 'pants',
    subcategory: 'chinos',
    color_primary: 'navy',
    outfits_unlocked: 24,
    reason: 'It goes with 8 of your 10 tops.',
    image_url: '/api/illustrations/chinos.svg',
    goes_with: [{ id: 'i1', description: 'White tee', thumbnail_url: '/tee.webp' }],
  };
  const builder = { recommendations: [recommendation], total: 1, outfits: 60, pieces: 30 };
  const insights = {
    total: 30,
    worn_total: 5,
    most_worn: [],
    least_worn: [],
    not_worn: [],
    cost_per_wear: [],
  };
  open('/dashboard?tab=wardrobe', {
    ...sums,
    ...pro,
    'GET /users/wardrobe-builder': { data: builder },
    'GET /calendar/wardrobe/insights': { data: { ...insights, colours: [], versatility: [] } },
    'GET /calendar/wardrobe': { data: { items: [], total: 0, max_wardrobe_items: null } },
  });
  const bought = await screen.findByRole('region', { name: 'What would unlock most outfits' });
  expect(within(bought).getByRole('heading', { name: 'Navy chinos' })).toBeVisible();
  expect(within(bought).getByText('24')).toBeVisible();
  expect(within(bought).getByRole('link', { name: 'White tee' }).getAttribute('href')).toBe(
    '/wardrobe?item=i1',
  );
});

test('an account without analyses is invited to make one, without invented numbers', async () => {
  open('/dashboard', { 'GET /users/history': { data: noHistory } });
  expect(await screen.findByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
  expect(screen.queryByText(/\/ 100/)).toBeNull();
});

test('a failure is shown and a retry loads the data', async () => {
  let fails = true;
  const { user } = open('/dashboard', {
    'GET /users/history': () =>
      fails ? { status: 404, error: { code: 'not_found', message: 'Gone' } } : history,
  });
  const expected = await screen.findByText('Failed to load dashboard data');
  fails = false;
  const [alert] = screen.getAllByRole('alert').filter((one) => one.contains(expected));
  await user.click(within(alert ?? expected).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Recent analyses' })).toBeVisible();
});

test('a deleted analysis can be taken back', async () => {
  const { calls, user } = open('/dashboard?tab=history', {
    'GET /users/history': history,
    'DELETE /fashion/analysis/a1': { data: { id: 'a1' } },
    'POST /fashion/analysis/a1/restore': { data: anAnalysis() },
  });
  const [first] = await screen.findAllByRole('button', { name: /Delete the analysis/ });
  if (first) await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/fashion/analysis/a1/restore')).toBe(true));
});

test('the filter is asked of the server, stands in the address, and can be taken away', async () => {
  const addresses: string[] = [];
  const { calls, router, user } = open('/dashboard', sums);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Score' }), '60 to 79');
  await user.type(screen.getByLabelText('From'), '2026-05-02');
  await user.type(screen.getByLabelText('Until'), '2026-05-01');
  expect(screen.getByText('The end date is before the start date.')).toBeVisible();
  await user.clear(screen.getByLabelText('Until'));
  await user.type(screen.getByRole('searchbox', { name: 'Words' }), ' navy ');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  addresses.push(router.state.location.search);
  expect(await screen.findByText('14 analyses: 60 to 79, from May 2, 2026, “navy”')).toBeVisible();
  expect(screen.getByRole('button', { name: /Filter\s*\(3\)/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  addresses.push(router.state.location.search);
  expect(addresses).toEqual(['?tab=history&from=2026-05-02&score=fair&q=navy', '?tab=history']);
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

test('a filter that nothing matches says so and leads back', async () => {
  open('/dashboard?tab=history&q=kilt', {
    'GET /users/history': { data: noHistory },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing matches the filter' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show everything' })).toBeVisible();
});
