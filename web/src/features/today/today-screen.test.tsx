import type { TodaysOutfit } from '@drape/contract/outfits/outfits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLookbookOutfit, anEvent } from '../../testing/plan-samples.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';
import { anItem } from '../../testing/samples.ts';

const coat = anItem({ id: 'coat', description: 'Wool coat', status: 'in_wash' });
const meeting = anEvent({
  title: 'Client meeting',
  hasOutfit: true,
  outfitPlan: aLookbookOutfit({ id: 'p1', items: [coat] }),
});
const mild = { felt_c: 14, min_c: 10, max_c: 16, rain_mm: 0, rain_chance: 0, wind_kmh: 5 };

function today(turn: string | null): TodaysOutfit {
  const items = [anItem({ id: `tee${turn}`, description: `Tee ${turn}` })];
  return {
    date: '2026-05-04',
    weather_text: 'Typical May, 14 °C',
    sentence: null,
    weather: { ...mild, source: 'normals', place: null, attribution: null },
    event_id: null,
    event_title: null,
    event_type: 'casual',
    plan_id: null,
    worn_on: null,
    outfit: aLookbookOutfit({ items, reasons: [`Tee ${turn}.`] }),
  };
}

const answers: Answers = {
  'GET /outfits/today': ({ query }) => ({ data: today(query.get('turn')) }),
  'GET /calendar/events': { data: { events: [meeting], total: 1 } },
  'GET /calendar/google-calendar/status': { data: { connected: false, user_email: null } },
};
const open = () => renderApp({ at: '/profile', signedIn: true, answers });

test('after a greeting stand the outfit of today, the next events with theirs, and what to try', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Ada$/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Laid out: Tee 0' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wear this' })).toBeVisible();
  const next = await screen.findByRole('list', { name: 'Next events' });
  expect(await within(next).findByRole('link', { name: 'Client meeting' })).toBeVisible();
  expect(within(next).getByRole('img', { name: 'Laid out: Wool coat' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Connect your calendar' })).toBeVisible();
});

test('a button, the arrow keys and a swipe show another outfit', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try another' }));
  expect(await screen.findByRole('img', { name: 'Laid out: Tee 1' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('img', { name: 'Laid out: Tee 0' })).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Laid out: Tee 0' });
  fireEvent.pointerDown(picture, { clientX: 200, clientY: 10, isPrimary: true });
  fireEvent.pointerUp(picture, { clientX: 90, clientY: 20 });
  expect(await screen.findByRole('img', { name: 'Laid out: Tee 1' })).toBeVisible();
});

test('what a coming outfit needs from the wash is named and can be marked as clean', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp({
    at: '/profile',
    signedIn: true,
    answers: {
      ...answers,
      'PUT /calendar/wardrobe/coat': ({ body }) => {
        sent.push(body);
        return { data: { ...coat, status: 'available' } };
      },
    },
  });
  const wash = await screen.findByRole('region', { name: 'In the wash, but needed' });
  expect(within(wash).getByText('Wool coat')).toBeVisible();
  await user.click(within(wash).getByRole('button', { name: 'It’s clean' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'available' }]));
  expect(await screen.findByText('Wool coat is clean again')).toBeVisible();
});

test('an empty wardrobe is invited in', async () => {
  renderApp({
    at: '/profile',
    signedIn: true,
    answers: {
      ...answers,
      'GET /outfits/today': { data: { ...today('0'), outfit: null, sentence: 'Your wardrobe is empty.' } },
      'GET /calendar/wardrobe': { data: { items: [], total: 0, max_wardrobe_items: null } },
    },
  });
  expect(await screen.findByText(/^Show me a few of your clothes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add clothes' }).getAttribute('href')).toBe('/wardrobe');
});

test('what was planned for yesterday is noted as worn in one tap', async () => {
  const yesterday = aLookbookOutfit({ id: 'y1', name: 'Errands', worn_on: null });
  const sent: unknown[] = [];
  const { user } = renderApp({
    at: '/profile',
    signedIn: true,
    answers: {
      ...answers,
      'GET /calendar/outfit-plans': ({ query }) => {
        const plans = query.has('startDate') && sent.length === 0 ? [yesterday] : [];
        return { data: { outfit_plans: plans, total: plans.length } };
      },
      'PUT /plans/y1': ({ body }) => {
        sent.push(body);
        return { data: yesterday };
      },
    },
  });
  const asked = await screen.findByRole('region', { name: 'Did you wear this yesterday?' });
  await user.click(within(asked).getByRole('button', { name: 'Yes, I did' }));
  await waitFor(() => expect(sent).toEqual([{ worn_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]));
  await waitFor(() => expect(screen.queryByText('Did you wear this yesterday?')).toBeNull());
});
