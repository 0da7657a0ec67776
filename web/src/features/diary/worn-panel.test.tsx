import type { WornInPhoto } from '@drape/contract/outfits/diary';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { anAnalysis, anItem } from '../../testing/samples.ts';

const worn: WornInPhoto = {
  analysis_id: 'a1',
  date: '2026-05-04',
  version: 2,
  image_url: '/photo.webp',
  thumbnail_url: '/photo-small.webp',
  overall_score: 82,
  verdict: 'Calm and put together.',
  created_at: '2026-05-04T10:00:00Z',
  garments: [
    {
      key: 'outer',
      label: 'jacket',
      words: 'navy jacket',
      item_id: null,
      worn: false,
      not_mine: false,
      suggestion: { item_id: 'i1', certainty: 0.8 },
      choices: [{ item_id: 'i1', certainty: 0.8 }],
    },
    {
      key: 'upper',
      label: 'top',
      words: 'off-white top',
      item_id: null,
      worn: false,
      not_mine: false,
      suggestion: null,
      choices: [],
    },
  ],
  items: [
    {
      id: 'i1',
      description: 'Navy wool blazer',
      category: 'outerwear',
      subcategory: 'blazer',
      thumbnail_url: '/blazer.webp',
      image_kind: 'illustration',
    },
  ],
};

const shirt = anItem({ id: 'i2', description: 'White poplin shirt', category: 'shirt' });

function open() {
  return renderApp({
    at: '/analysis/a1',
    signedIn: true,
    answers: {
      'GET /fashion/analysis/a1': { data: anAnalysis() },
      'GET /fashion/analysis/a1/feedback': { data: { feedback: [], total: 0 } },
      'GET /users/history': { data: { history: [], page: 1, limit: 10, total: 0, total_pages: 0 } },
      'GET /calendar/wardrobe': { data: { items: [shirt], total: 1, max_wardrobe_items: null } },
      'GET /fashion/analysis/a1/worn': { data: worn },
      'POST /fashion/analysis/a1/worn': { data: worn },
      'PUT /fashion/analysis/a1/worn': { data: { ...worn, date: '2026-05-02' } },
    },
  });
}

type Calls = ReturnType<typeof open>['calls'];
const sent = (calls: Calls, method: string) =>
  calls.filter((call) => call.method === method && call.path.endsWith('/worn')).map(({ body }) => body);

test('what a photo shows is confirmed at once, and only what is likely to be owned', async () => {
  const { calls, user } = open();
  const list = within(await screen.findByRole('list', { name: 'Worn in this photo' }));
  expect(list.getByText('This looks like your Navy wool blazer')).toBeVisible();
  expect(list.getByText('off-white top')).toBeVisible();
  expect(list.getAllByRole('button', { name: 'Add to wardrobe' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /That’s right, I wore this on/ }));
  await waitFor(() =>
    expect(sent(calls, 'POST')).toEqual([{ garments: [{ key: 'outer', item_id: 'i1' }], version: 2 }]),
  );
});

test('a wrong guess is answered with another item or with none', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change: Navy wool blazer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which one is it?' }));
  await user.click(dialog.getByRole('button', { name: 'Not mine' }));
  await waitFor(() =>
    expect(sent(calls, 'POST')).toEqual([
      { garments: [{ key: 'outer', item_id: null, not_mine: true }], version: 2 },
    ]),
  );
});

test('any item of the wardrobe is found for a garment that was not recognized', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change: off-white top' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which one is it?' }));
  expect(dialog.getByText('Nothing you own looks like this.')).toBeVisible();
  await user.type(dialog.getByLabelText('Search your wardrobe'), 'poplin');
  await user.click(await dialog.findByRole('button', { name: 'White poplin shirt' }));
  await waitFor(() =>
    expect(sent(calls, 'POST')).toEqual([
      { garments: [{ key: 'upper', item_id: 'i2', not_mine: false }], version: 2 },
    ]),
  );
});

test('a photo is moved to the day on which its outfit was worn', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When did you wear this?' }));
  const day = dialog.getByLabelText('Worn on');
  await user.clear(day);
  await user.type(day, '2026-05-02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls, 'PUT')).toEqual([{ date: '2026-05-02' }]));
});
