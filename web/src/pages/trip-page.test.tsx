import type { Trip } from '@drape/contract/outfits/trips';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blazer, boots, tee } from '../testing/open-wardrobe.tsx';
import { type Answers, renderApp } from '../testing/render-app.tsx';

const items = [blazer, tee, boots];
const aTrip: Trip = {
  id: 'trip',
  version: 1,
  name: 'Weekend away',
  place: null,
  notes: [],
  days: [],
  extras: [],
  start_day: '2999-01-01',
  end_day: '2999-01-02',
  packed: [],
  items,
  item_ids: items.map(({ id }) => id),
  item_count: items.length,
  at_least: null,
  created_at: '2998-12-01T00:00:00.000Z',
};
const put = 'PUT /trips/trip';

async function open(save: Answers[string]) {
  const { calls, user } = renderApp({
    at: '/trips/trip',
    signedIn: true,
    answers: { 'GET /trips/trip': { data: aTrip }, [put]: save },
  });
  const boxes = await screen.findAllByRole('checkbox');
  const packed = () => boxes.filter((box) => box.matches(':checked')).length;
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { user, boxes, packed, sent };
}

const packedOf = (body: unknown) => (body as { packed: string[] }).packed;

test('ticks stay while earlier ones are still being saved, and are saved one after the other', async () => {
  const waiting: (() => void)[] = [];
  const { user, boxes, packed, sent } = await open(
    ({ body }) =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ data: { ...aTrip, packed: packedOf(body) } }));
      }),
  );
  for (const box of boxes) await user.click(box);
  await waitFor(() => expect(packed()).toBe(3));
  expect(sent().map((body) => packedOf(body).length)).toEqual([1]);
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(waiting.length).toBe(count));
    waiting[count - 1]?.();
    await waitFor(() => expect(sent()).toHaveLength(Math.min(3, count + 1)));
    expect(packed()).toBe(3);
  }
  expect(sent().map((body) => packedOf(body).length)).toEqual([1, 2, 3]);
});

test('a tick that could not be saved is taken back and told', async () => {
  const { user, boxes, packed } = await open({
    status: 503,
    error: { code: 'unavailable', message: 'Away' },
  });
  await user.click(boxes[0] ?? document.body);
  expect(await screen.findByText('Failed to save this. Please try again.')).toBeVisible();
  await waitFor(() => expect(packed()).toBe(0));
});
