import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { LoadFailure } from './load-failure.tsx';

test('without a network a page that failed offers no retry, and says when it will load', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<LoadFailure message="Failed to load" pending={false} onRetry={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByText(/loads when you are connected again/)).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
