import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { localDay } from '../lib/local-day.ts';
import { aLookbookOutfit } from '../testing/plan-samples.ts';
import { type Answers, type Call, renderApp } from '../testing/render-app.tsx';
import { anItem, aPricingTier } from '../testing/samples.ts';
import { clearToasts } from '../ui/notices/toast.tsx';

beforeEach(clearToasts);

const saturday = aLookbookOutfit();
const office = aLookbookOutfit({
  id: 'o2',
  name: null,
  event_id: 'e1',
  event_title: 'Team meeting',
  event_type: 'business',
  confidence_score: 91,
  created_at: '2026-05-02T10:00:00Z',
  wears: [{ plan_id: 'p9', date: '2026-05-02' }],
});
const { wears: _, ...plan } = saturday;

function openLookbook(outfits: LookbookOutfit[], answers: Answers = {}, at = '/outfits') {
  return renderApp({
    at,
    signedIn: true,
    answers: {
      'GET /outfits': { data: { outfits, total: outfits.length } },
      'GET /calendar/wardrobe': { data: { items: saturday.items, total: 3, max_wardrobe_items: null } },
      'GET /users/pricing-tier': { data: aPricingTier('pro') },
      'GET /users/taste': { data: { features: [], total: 0, others: [] } },
      ...answers,
    },
  });
}

const wholeCard = (name: string) => screen.findByRole('article', { name });
const card = async (name: string) => within(await wholeCard(name));
const sent = (calls: Call[], method: string, path: string) =>
  calls.findLast((call) => call.method === method && call.path === path)?.body;

test('an outfit shows its collage, its score and when it was worn; filters are kept in the address', async () => {
  const { user, router } = openLookbook([saturday, office]);
  const meeting = await card('Team meeting');
  expect(meeting.getByRole('img', { name: /^Laid out: Navy wool blazer, White tee/ })).toBeVisible();
  expect(meeting.getByText(/Business · 91% confidence/).textContent).toContain('Worn once, last on May 2');
  await user.selectOptions(screen.getByLabelText('Occasion'), 'business');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Saturday' })).toBeNull());
  expect(screen.getByText('1 outfit of 2')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?for=business'));
  await user.type(screen.getByLabelText('Search your outfits'), 'velvet');
  await user.click(await screen.findByRole('button', { name: 'Show all outfits' }));
  expect(await wholeCard('Saturday')).toBeVisible();
});

test('an outfit is worn today, rated and renamed', async () => {
  const { user, calls } = openLookbook([saturday], {
    'POST /outfits/wear': { data: { ...plan, id: 'p2', worn_on: localDay() } },
    'PUT /plans/o1': { data: plan },
  });
  await user.click((await card('Saturday')).getByRole('button', { name: 'Wear today: Saturday' }));
  expect(await screen.findByText('Noted: you wore this outfit today')).toBeVisible();
  expect(sent(calls, 'POST', '/outfits/wear')).toEqual({
    wardrobe_item_ids: ['i1', 'i2', 'i3'],
    date: localDay(),
  });
  await user.click((await card('Saturday')).getByRole('button', { name: 'Saturday' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Saturday' }));
  await user.click(panel.getByRole('button', { name: 'I like this outfit' }));
  await waitFor(() => expect(sent(calls, 'PUT', '/plans/o1')).toEqual({ thumb: 'up', version: 1 }));
  expect(await screen.findByText('See your taste')).toBeVisible();
  await user.click(panel.getByText('Name and days worn'));
  const name = panel.getByLabelText('Name');
  await user.clear(name);
  expect(panel.getByRole('button', { name: 'Rename' }).hasAttribute('disabled')).toBe(true);
  await user.type(name, 'Sunday{Enter}');
  await waitFor(() => expect(sent(calls, 'PUT', '/plans/o1')).toEqual({ name: 'Sunday', version: 1 }));
});

test('what is removed goes at once and comes back by Undo: a plan of an event only leaves the lookbook', async () => {
  let outfits = [saturday, office];
  const { user, calls } = openLookbook([], {
    'GET /outfits': () => ({ data: { outfits, total: outfits.length } }),
    'DELETE /plans/o1': () => {
      outfits = [office];
      return { data: { id: 'o1' } };
    },
    'POST /plans/o1/restore': () => {
      outfits = [saturday, office];
      return { data: plan };
    },
    'DELETE /outfits/o2': { data: { id: 'o2' } },
  });
  const remove = async (name: string) => {
    await user.click((await card(name)).getByRole('button', { name }));
    await user.click(await screen.findByText('Share or remove'));
    await user.click(await screen.findByRole('button', { name: 'Remove from the lookbook' }));
  };
  await remove('Saturday');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Saturday' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await wholeCard('Saturday')).toBeVisible();
  await remove('Team meeting');
  await waitFor(() => expect(calls.some(({ path }) => path === '/outfits/o2')).toBe(true));
});

test('what was learned of a taste is corrected by a slider, extended, and forgotten', async () => {
  const feature = { feature: 'colour:blue', label: 'blue pieces', weight: 0.3, chosen: false };
  const { user, calls } = openLookbook(
    [saturday],
    {
      'GET /users/taste': {
        data: { features: [feature], total: 1, others: [{ feature: 'relaxed', label: 'relaxed pieces' }] },
      },
      'PUT /users/taste': { data: { features: [{ ...feature, chosen: true }], total: 1, others: [] } },
      'DELETE /users/taste': { data: { id: 'u1' } },
    },
    '/outfits?taste=open',
  );
  const slider = await screen.findByRole('slider', { name: 'Blue pieces' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Liked');
  fireEvent.input(slider, { target: { value: '-80' } });
  expect((await screen.findAllByText('Disliked a lot')).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Add something that you like or not'), 'relaxed');
  await waitFor(() =>
    expect(sent(calls, 'PUT', '/users/taste')).toEqual({ weights: { 'colour:blue': -0.8, relaxed: 0.5 } }),
  );
  await user.click(screen.getByRole('button', { name: 'Let blue pieces follow your thumbs again' }));
  await waitFor(() =>
    expect(sent(calls, 'PUT', '/users/taste')).toEqual({ weights: { 'colour:blue': null } }),
  );
  await user.click(screen.getByRole('button', { name: 'Forget all of it' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('an empty lookbook leads to building and planning, without clothes to the wardrobe', async () => {
  openLookbook([]);
  expect(await screen.findByRole('heading', { name: 'Your lookbook is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan for an event' }).getAttribute('href')).toBe('/calendar-view');
});

test('an outfit is built by hand: laid out, moved by keys, undone, completed around what is kept, and saved', async () => {
  const belt = anItem({ id: 'i4', description: 'Brown belt', category: 'accessories', subcategory: 'belt' });
  const score = {
    score: 77,
    terms: [],
    reasons: ['It holds together.'],
    improvements: ['Add shoes.'],
    weather: null,
  };
  const { user, calls, router } = openLookbook(
    [saturday],
    {
      'GET /calendar/wardrobe': {
        data: { items: [...saturday.items, belt], total: 4, max_wardrobe_items: null },
      },
      'POST /outfits/score': { data: score },
      'POST /outfits/complete': { data: { ...plan, wardrobe_item_ids: ['i1', 'i2', 'i3'] } },
      'POST /outfits': { data: plan },
    },
    '/outfits/build',
  );
  const tray = within(await screen.findByRole('region', { name: 'Your clothes' }));
  await user.click(tray.getByRole('button', { name: 'White tee' }));
  await user.click(tray.getByRole('button', { name: 'Brown belt' }));
  expect((await screen.findAllByText('77')).length).toBeGreaterThan(0);
  expect(await screen.findByText('It holds together.')).toBeVisible();
  const table = within(screen.getByRole('region', { name: 'Table' }));
  const tee = table.getByRole('button', { name: 'White tee' });
  const before = tee.style.left;
  tee.focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(Number.parseFloat(tee.style.left)).toBeCloseTo(Number.parseFloat(before) - 5, 1);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
  expect(tee.style.left).toBe(before);
  table.getByRole('button', { name: 'Brown belt' }).focus();
  await user.keyboard('{Delete}');
  expect(table.queryByRole('button', { name: 'Brown belt' })).toBeNull();
  await user.click(table.getByRole('button', { name: 'White tee' }));
  await user.click(screen.getByRole('button', { name: 'Keep White tee' }));
  await user.click(screen.getByRole('button', { name: 'Change the rest' }));
  expect(await table.findByRole('button', { name: 'Chelsea boots' })).toBeVisible();
  expect(sent(calls, 'POST', '/outfits/complete')).toMatchObject({ wardrobe_item_ids: ['i2'], turn: 0 });
  await user.type(screen.getByLabelText('Name'), 'Saturday');
  await user.click(screen.getByRole('button', { name: 'Save to lookbook' }));
  await waitFor(() => expect(router.state.location.search).toBe('?outfit=o1'));
  const made = sent(calls, 'POST', '/outfits') as { name: string; layout: { item_id: string }[] };
  expect(made.name).toBe('Saturday');
  expect(made.layout.map(({ item_id }) => item_id).sort()).toEqual(['i1', 'i2', 'i3']);
});
