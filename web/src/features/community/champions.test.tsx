import type { FashionIcon } from '@drape/contract/community/community';
import { limits } from '@drape/contract/wire/limits';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { faultOfAnswer } from '../../testing/contract-answer.ts';
import { render } from '../../testing/render.tsx';
import { Champions } from './champions.tsx';
import { FashionIconCard } from './fashion-icon-card.tsx';

const icon: FashionIcon = {
  username: 'mira',
  display_name: 'Mira',
  title: 'Fashion Icon',
  avg_overall_score: 87,
  total_scored_analyses: 12,
  icon: { icon: 'crown', name: 'Best average score', color: 'gold' },
};

const failing = 'failing';

/** A server with these answers; counts how often it is asked. */
function aServer(answers: Record<string, unknown>): { asked: string[] } {
  const asked: string[] = [];
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const data = answers[address];
    const fault = data === failing ? undefined : faultOfAnswer('GET', address.replace('/api', ''), data);
    if (fault !== undefined) faults.push(fault);
    return data === failing
      ? new Response('{}', { status: 503 })
      : new Response(JSON.stringify({ success: true, data }));
  });
  return { asked };
}

const leaderboard = '/api/fashion/leaderboard';
const fashionIcon = '/api/fashion/fashion-icon';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('both cards stand under Community Champions', async () => {
  aServer({ [leaderboard]: { leaderboard: [], total: 0 }, [fashionIcon]: { fashion_icon: icon } });
  render(<Champions />);
  expect(screen.getByRole('heading', { name: 'Community Champions' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Top Analyzers' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Fashion Icon' })).toBeVisible();
});

test('a card whose fetch failed is not shown', async () => {
  aServer({ [leaderboard]: failing, [fashionIcon]: { fashion_icon: null } });
  render(<Champions />);
  expect(await screen.findByText('No fashion icon data available')).toBeVisible();
  expect(screen.queryByText('Top Analyzers')).toBeNull();
});

test('when both fetches failed nothing is shown', async () => {
  aServer({ [leaderboard]: failing, [fashionIcon]: failing });
  const { container } = render(<Champions />);
  await waitFor(() => expect(container.childElementCount).toBe(0));
});

test('for five minutes the server is not asked again', async () => {
  const { asked } = aServer({
    [leaderboard]: { leaderboard: [], total: 0 },
    [fashionIcon]: { fashion_icon: icon },
  });
  const showOnce = async () => {
    render(<Champions />);
    await screen.findByRole('region', { name: 'Top Analyzers' });
    await screen.findByText('Mira');
    cleanup();
  };
  await showOnce();
  await showOnce();
  expect(asked).toHaveLength(2);
  const later = Date.now() + limits.communityCacheMinutes * 60_000 + 1;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await showOnce();
  expect(asked).toHaveLength(4);
});

test('the fashion icon has a title, a name, an average to one decimal, a count and a badge', () => {
  render(<FashionIconCard icon={icon} />);
  const text = screen.getByRole('region', { name: 'Fashion Icon' }).textContent;
  for (const part of ['Mira', '87.0', '12', 'Best average score']) expect(text).toContain(part);
});

test('a missing average is N/A', () => {
  render(<FashionIconCard icon={{ ...icon, avg_overall_score: Number.NaN }} />);
  expect(screen.getByText('N/A')).toBeVisible();
});
