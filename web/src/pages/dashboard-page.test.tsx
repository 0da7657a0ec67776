import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderApp } from '../testing/render-app.tsx';
import { aHistoryEntry } from '../testing/samples.ts';

const entries = [1, 2, 3, 4].map((n) =>
  aHistoryEntry({ id: `a${n}`, overall_score: 80 + n, created_at: `2026-05-0${n}T12:00:00Z` }),
);
const history = { data: { history: entries, page: 1, limit: 10, total: 14, total_pages: 2 } };

function open(at: string, answers: Answers) {
  return renderApp({ at, signedIn: true, answers });
}

test('the overview shows three recent analyses with two suggestions each, and averages of real scores', async () => {
  open('/dashboard', { 'GET /users/history': history });
  const recent = await screen.findByRole('region', { name: 'Recent analyses' });
  const cards = within(recent).getAllByRole('article');
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Average scores' })).getByText('83')).toBeTruthy();
  expect(screen.getByText('Averages over your latest 4 analyses.')).toBeTruthy();
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

test('Wardrobe and Insights are locked', async () => {
  open('/dashboard', { 'GET /users/history': history });
  for (const name of ['Wardrobe', 'Insights']) {
    expect((await screen.findByRole<HTMLButtonElement>('tab', { name: new RegExp(name) })).disabled).toBe(
      true,
    );
  }
});

test('an account without analyses is invited to make one, without invented numbers', async () => {
  open('/dashboard', { 'GET /users/history': { data: { history: [], total: 0 } } });
  expect(await screen.findByRole('heading', { name: 'Nothing analyzed yet' })).toBeTruthy();
  expect(screen.queryByText(/\/ 100/)).toBeNull();
});

test('a failure is told and a retry loads the data', async () => {
  let fails = true;
  const { user } = open('/dashboard', {
    'GET /users/history': () =>
      fails ? { status: 404, error: { code: 'not_found', message: 'Gone' } } : history,
  });
  const told = await screen.findByText('Failed to load dashboard data');
  fails = false;
  const [alert] = screen.getAllByRole('alert').filter((one) => one.contains(told));
  await user.click(within(alert ?? told).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Recent analyses' })).toBeTruthy();
});

test('a deleted analysis can be taken back', async () => {
  const { calls, user } = open('/dashboard?tab=history', {
    'GET /users/history': history,
    'DELETE /fashion/analysis/a1': { data: { id: 'a1' } },
    'POST /fashion/analysis/a1/restore': { data: {} },
  });
  const [first] = await screen.findAllByRole('button', { name: /Delete the analysis/ });
  if (first) await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/fashion/analysis/a1/restore')).toBe(true));
});

test('the filter looks through the whole history, and Refresh asks again', async () => {
  const mixed = [90, 75, 40].map((overall_score, n) => aHistoryEntry({ id: `m${n}`, overall_score }));
  const { calls, router, user } = open('/dashboard', {
    'GET /users/history': { data: { history: mixed, page: 1, limit: 10, total: 3, total_pages: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: '60 to 79' }));
  expect(await screen.findByText('60 to 79: 1 of 3')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=history&score=fair');
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});
