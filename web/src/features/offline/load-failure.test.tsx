import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { LoadFailure, PartFailure } from './load-failure.tsx';
import { OfflineBar } from './offline-bar.tsx';

test('without a network a page that failed offers no retry, and says when it will load', () => {
  act(() => void window.dispatchEvent(new Event('offline')));
  render(<LoadFailure message="Failed to load" pending={false} onRetry={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByText(/opens by itself when you are connected again/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a part that failed alone says so and asks again; of several none does, the bar at the top has one button for all', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked.mock.calls.flat().toSorted()).toEqual(['plans', 'taste']);
});

test('where the page itself failed, it alone says so', () => {
  render(
    <>
      <OfflineBar />
      <LoadFailure message="Failed to load" pending={false} onRetry={() => undefined} />
      <PartFailure message="No plans" pending={false} onRetry={() => undefined} />
    </>,
  );
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  expect(screen.getByText('Failed to load')).toBeVisible();
});
