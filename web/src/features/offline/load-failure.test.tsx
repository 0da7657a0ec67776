import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFailedPictures } from '../../lib/hide-broken-pictures.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { StaticRouter } from '../../lib/router/provider.tsx';
import { render } from '../../testing/render.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { ada } from '../../testing/samples.ts';
import { LoadFailure, PartFailure } from './load-failure.tsx';
import { OfflineBar } from './offline-bar.tsx';

const noWeek = { days: [], total: 0, notes: [] };

test('without a network a page that failed offers no retry, says when it will load, and leads to what is kept', async () => {
  let isBroken = true;
  const { router } = renderApp({
    at: '/wardrobe',
    as: ada,
    answers: {
      'GET /calendar/wardrobe': { data: { items: [], total: 0, max_wardrobe_items: null } },
      'GET /calendar/events': () =>
        isBroken
          ? { status: 500, error: { code: 'internal', message: 'Oh' } }
          : { data: { events: [], total: 0 } },
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await act(() => router.navigate('/calendar-view'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/opens by itself when you are connected again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const onward = screen.getByRole('link', { name: 'Open your wardrobe' });
  expect(onward.getAttribute('href')).toBe('/wardrobe');
  isBroken = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Nothing is planned for the next 30 days/)).toBeVisible();
});

test('a week that did not come keeps its days, has nothing to plan, and comes when it is asked for again', async () => {
  let isBroken = true;
  const { user } = renderApp({
    at: '/week?from=2026-05-04',
    as: ada,
    answers: {
      'GET /calendar/week': () =>
        isBroken ? { status: 500, error: { code: 'internal', message: 'Oh' } } : { data: noWeek },
    },
  });
  expect(await screen.findByText('Your week didn’t open.')).toBeVisible();
  expect(screen.getByText('Failed to load your plans. Please try again.')).toBeVisible();
  expect(screen.getByText('Wednesday')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan the week' })).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Plan the week' })).toBeVisible();
  expect(screen.queryByText('Your week didn’t open.')).toBeNull();
});

test('a part that failed says so and asks again; of several the bar at the top has one button for all', async () => {
  const asked = vi.fn();
  const part = (name: string) => (
    <PartFailure message={`No ${name}`} pending={false} onRetry={() => asked(name)} />
  );
  const user = userEvent.setup();
  const { rerender } = render(part('plans'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith('plans');
  asked.mockClear();
  rerender(
    <>
      <OfflineBar />
      {part('plans')}
      {part('taste')}
    </>,
  );
  expect(screen.getByText('Some of this page can’t be loaded right now.')).toBeVisible();
  for (const failed of ['No plans', 'No taste']) expect(screen.getByText(failed)).toBeVisible();
  const [forAll] = screen.getAllByRole('button', { name: 'Retry' });
  if (forAll) await user.click(forAll);
  expect(asked.mock.calls.flat().toSorted()).toEqual(['plans', 'taste']);
});

test('where pictures fail the bar says so, and a part that failed beside them says that itself', async () => {
  const asked = vi.fn();
  const user = userEvent.setup();
  useFailedPictures.setState({ failed: 0, drawn: 3 });
  render(
    <>
      <OfflineBar />
      <PartFailure message="No plans" pending={false} onRetry={asked} />
    </>,
  );
  expect(screen.getByText('Pictures can’t be loaded right now.')).toBeVisible();
  expect(screen.getByText('Drawings stand in for your clothes.')).toBeVisible();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(asked).toHaveBeenCalledOnce();
});

test('where the page itself failed, it alone says so', () => {
  render(
    <StaticRouter address="/trips">
      <QueryClientProvider client={createQueryClient()}>
        <OfflineBar />
        <LoadFailure message="Failed to load" pending={false} onRetry={() => undefined} />
        <PartFailure message="No plans" pending={false} onRetry={() => undefined} />
      </QueryClientProvider>
    </StaticRouter>,
  );
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  expect(screen.getByText('Failed to load')).toBeVisible();
});
