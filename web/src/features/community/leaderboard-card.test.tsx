import { badgeColours } from '@drape/contract/community/badges';
import type { LeaderboardEntry } from '@drape/contract/community/community';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { AwardBadge } from './award-badge.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';

function anEntry(rank: number, changes: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return {
    rank,
    username: `user${rank}`,
    display_name: `Person ${rank}`,
    analysis_count: 60 - rank,
    badge: { name: 'Fashion Insider', icon: 'star', color: 'pink' },
    ...changes,
  };
}

test('the leaderboard lists rank, name, @username, analyses and badge under its title', () => {
  render(<LeaderboardCard title="Top Analyzers" entries={[1, 2, 3, 4, 5].map((rank) => anEntry(rank))} />);
  const card = screen.getByRole('region', { name: 'Top Analyzers' });
  const rows = within(card).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  const [first] = rows;
  expect(first?.textContent).toContain('Person 1');
  expect(first?.textContent).toContain('@user1');
  expect(first?.textContent).toContain('59 analyses');
  expect(first?.textContent).toContain('Fashion Insider');
});

test('the first three ranks carry a gold crown, silver and bronze, the others a plain number', () => {
  render(<LeaderboardCard title="Top Analyzers" entries={[1, 2, 3, 4].map((rank) => anEntry(rank))} />);
  const names = screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));
  expect(names).toEqual(['Rank 1, gold crown', 'Rank 2, silver medal', 'Rank 3, bronze medal', 'Rank 4']);
});

test('without a badge somebody is a New Member, without a display name the username stands', () => {
  render(<LeaderboardCard title="Top Analyzers" entries={[anEntry(1, { badge: null, display_name: '' })]} />);
  expect(screen.getByText('New Member')).toBeVisible();
  expect(screen.getByText('user1')).toBeVisible();
});

test('an empty leaderboard says so and how to get there', () => {
  render(<LeaderboardCard title="Top Analyzers" entries={[]} />);
  expect(screen.getByText('No leaderboard data yet')).toBeVisible();
  expect(screen.getByText('Complete some analyses to see rankings!')).toBeVisible();
});

test.each([...badgeColours, 'turquoise', 'constructor', ''])(
  'a badge of colour "%s" has its look, else a neutral one',
  (color) => {
    render(<AwardBadge badge={{ name: 'Badge', icon: 'anything', color }} />);
    const known = badgeColours.some((colour) => colour === color);
    expect(screen.getByText('Badge').dataset.colour).toBe(known ? color : 'neutral');
  },
);
