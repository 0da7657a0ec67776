import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aWardrobe,
  blazer,
  boots,
  openWardrobe,
  sentBody,
  shownItems,
  tee,
} from '../testing/open-wardrobe.tsx';
import { aLookbookOutfit, anEvent } from '../testing/plan-samples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { anItem } from '../testing/samples.ts';

test('a free account sees its badge, its count of the maximum, and the way to Pro', async () => {
  openWardrobe('free', [blazer, tee]);
  expect(await screen.findByText('2 of 50 items')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Upgrade to Pro' });
  expect(link?.getAttribute('href')).toBe('/profile');
});

test('search, category and season narrow the list, and Clear filters brings it back', async () => {
  const { user } = openWardrobe('pro', [blazer, tee, boots]);
  expect(await shownItems()).toHaveLength(3);
  await user.type(screen.getByRole('searchbox', { name: 'Search your wardrobe' }), 'OFFICE');
  await waitFor(async () => expect(await shownItems()).toEqual(['Navy wool blazer']));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'summer');
  await waitFor(async () => expect(await shownItems()).toEqual(['White tee', 'Navy wool blazer']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'top');
  await waitFor(async () => expect(await shownItems()).toEqual(['White tee']));
});

test('the filters are as they were left when the page is opened again', async () => {
  const { user, router } = openWardrobe('pro', [blazer, tee, boots]);
  await shownItems();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'shoes');
  await waitFor(async () => expect(await shownItems()).toEqual(['Chelsea boots']));
  await router.navigate('/support');
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  await router.navigate('/wardrobe');
  expect(await shownItems()).toEqual(['Chelsea boots']);
});

test('selected items are deleted together and can be taken back', async () => {
  let items = [blazer, tee, boots];
  const { user, calls } = openWardrobe('pro', [], {
    'GET /calendar/wardrobe': () => aWardrobe(items),
    'POST /calendar/wardrobe/delete': () => {
      items = [boots];
      return { data: { ids: ['i1', 'i2'], total: 2 } };
    },
    'POST /calendar/wardrobe/restore': () => {
      items = [blazer, tee, boots];
      return { data: { items: [blazer, tee], total: 2 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Navy wool blazer' }));
  await user.click(screen.getByRole('button', { name: 'White tee' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 items deleted successfully!')).toBeVisible();
  expect(await shownItems()).toEqual(['Chelsea boots']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await shownItems()).toHaveLength(3));
  expect(sentBody(calls, 'POST', '/calendar/wardrobe/restore')).toEqual({ ids: ['i1', 'i2'] });
});

test('a stale edit is reported, the current state is loaded and what was typed stays', async () => {
  let version = 1;
  const { user, calls } = openWardrobe(
    'pro',
    [blazer],
    {
      'GET /wardrobe/i1': () => ({ data: { ...blazer, version, size: version === 1 ? 'M' : 'L' } }),
      'PUT /calendar/wardrobe/i1': ({ body }) => {
        const stale = (body as { version: number }).version === 1;
        version = 2;
        return stale
          ? { status: 409, error: { code: 'conflict', message: 'Changed elsewhere' } }
          : { data: { ...blazer, version: 3, brand: 'Arket' } };
      },
    },
    '/wardrobe?item=i1',
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Navy wool blazer' }));
  const brand = await panel.findByLabelText<HTMLInputElement>('Brand');
  await user.clear(brand);
  await user.type(brand, 'Arket');
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/This item was changed elsewhere/)).toBeVisible();
  await waitFor(() => expect(panel.getByLabelText<HTMLInputElement>('Size').value).toBe('L'));
  expect(brand.value).toBe('Arket');
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Wardrobe item updated successfully!')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { brand: 'Arket', version: 1 },
    { brand: 'Arket', version: 2 },
  ]);
});

test('the laundry is emptied at once', async () => {
  const shirts = [
    anItem({ id: 'w1', description: 'White shirt', status: 'in_wash' }),
    anItem({ id: 'w2', description: 'Blue shirt', status: 'in_wash' }),
  ];
  const { user, calls } = openWardrobe(
    'pro',
    [...shirts, tee],
    {
      'POST /calendar/wardrobe/edit': () => ({
        data: { items: shirts.map((shirt) => ({ ...shirt, status: 'available' })), total: 2 },
      }),
    },
    '/wardrobe?show=in_wash',
  );
  await user.click(await screen.findByRole('button', { name: 'Everything is washed' }));
  expect(await screen.findByText('Nothing is in the wash.')).toBeVisible();
  expect(sentBody(calls, 'POST', '/calendar/wardrobe/edit')).toEqual({
    ids: ['w1', 'w2'],
    changes: { status: 'available' },
  });
});

test('a wear is noted for today, and a favorite that fails goes back to what it was', async () => {
  const { user, calls } = openWardrobe('pro', [blazer], {
    'PUT /calendar/wardrobe/i1/worn': { data: { ...blazer, times_worn: 1 } },
    'PUT /calendar/wardrobe/i1': { status: 422, error: { code: 'invalid', message: 'No' } },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Wear today: Navy wool blazer' }));
  expect(await screen.findByText('Worn once')).toBeVisible();
  expect(sentBody(calls, 'PUT', '/calendar/wardrobe/i1/worn')).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const heart = screen.getByRole('button', { name: 'Favorite: Navy wool blazer' });
  await user.click(heart);
  expect(await screen.findByText('Failed to update the wardrobe item. Please try again.')).toBeVisible();
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('a wardrobe that cannot be loaded says so and Retry loads it', async () => {
  let fails = true;
  const { user } = openWardrobe('pro', [], {
    'GET /calendar/wardrobe': () =>
      fails ? { status: 404, error: { code: 'not_found', message: 'Gone' } } : aWardrobe([blazer]),
  });
  expect(await screen.findByText('Failed to load wardrobe items. Please try again.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await shownItems()).toEqual(['Navy wool blazer']);
});

test('a thousand items are on the page without a thousand cards', async () => {
  openWardrobe(
    'pro',
    Array.from({ length: 1000 }, (_, n) => anItem({ id: `i${n}`, description: `Piece ${n}` })),
  );
  expect((await shownItems()).length).toBeLessThan(80);
  expect(screen.getAllByText('1,000 items').length).toBeGreaterThan(0);
});

test('an event in the address shows its outfit on top and marks its items', async () => {
  const { wears: _, ...outfitPlan } = aLookbookOutfit({
    event_id: 'e1',
    event_type: 'date',
    items: [blazer],
    saved: false,
    confidence_score: 82,
  });
  const event = anEvent({
    title: 'Dinner with Noor',
    startTime: '2027-01-05',
    endTime: '2027-01-06',
    eventType: 'date',
    location: 'Lisbon',
    hasOutfit: true,
    outfitPlan,
    outfitItems: [blazer],
  });
  const { user, router } = openWardrobe(
    'pro',
    [blazer, tee],
    { 'GET /calendar/events/e1': { data: event } },
    '/wardrobe?event=e1',
  );
  const outfit = within(await screen.findByRole('region', { name: 'Dinner with Noor' }));
  expect(outfit.getByText('Jan 5, 2027, All day')).toBeVisible();
  expect(outfit.getByText('82%')).toBeVisible();
  expect(screen.getAllByText('In this outfit')).toHaveLength(1);
  await user.click(outfit.getByRole('button', { name: 'Close the outfit of this event' }));
  await waitFor(() => expect(screen.queryByText('In this outfit')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('the first items of a large wardrobe are shown while the rest is on its way', async () => {
  const items = Array.from({ length: 70 }, (_, n) => anItem({ id: `i${n}`, description: `Shirt ${n}` }));
  const all = { total: items.length, max_wardrobe_items: null };
  const rest = Promise.withResolvers<void>();
  const { calls } = renderApp({
    at: '/wardrobe',
    signedIn: true,
    answers: {
      'GET /calendar/wardrobe': async ({ query }) => {
        if (query.has('limit')) return { data: { items: items.slice(0, 60), ...all } };
        await rest.promise;
        return { data: { items: items.slice(60), ...all } };
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Shirt 0' })).toBeVisible();
  expect(screen.queryByText('60 items')).toBeNull();
  rest.resolve();
  expect(await screen.findAllByText('70 items')).not.toHaveLength(0);
  const asked = calls.filter(({ path }) => path === '/calendar/wardrobe').map(({ query }) => String(query));
  expect(asked).toEqual(['limit=60', 'offset=60']);
});
