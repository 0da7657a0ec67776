import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blazer, openWardrobe, shownItems, tee } from '../../testing/open-wardrobe.tsx';

const empty = {
  'GET /outfits': { data: { outfits: [], total: 0 } },
  'GET /calendar/events': { data: { events: [], total: 0 } },
};

test('the slash opens the search, and Enter goes to what was found first', async () => {
  const { user, router } = openWardrobe('pro', [blazer, tee], empty);
  await shownItems();
  await user.keyboard('/');
  const finder = within(await screen.findByRole('dialog', { name: 'Find' }));
  await user.type(finder.getByRole('searchbox'), 'trips');
  expect(await finder.findByRole('link', { name: /^Trips/ })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/trips'));
});

test('Ctrl-K opens it while typing, the arrows lead into the results, and a slash stays text', async () => {
  const { user } = openWardrobe('pro', [blazer, tee], empty);
  await shownItems();
  await user.type(screen.getByRole('searchbox', { name: 'Search your wardrobe' }), 'a/b');
  expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  const finder = within(await screen.findByRole('dialog', { name: 'Find' }));
  await user.type(finder.getByRole('searchbox'), 'blazer');
  const found = await finder.findByRole('link', { name: /^Navy wool blazer/ });
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(found);
});
