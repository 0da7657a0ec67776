import type { Region } from '@drape/contract/analysis/evidence';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderApp } from '../../../testing/render-app.tsx';
import { anAnalysis } from '../../../testing/samples.ts';

function aRegion(key: string, label: string): Region {
  return {
    key,
    label,
    share: 0.5,
    outline: [],
    confidence: 0.8,
    fit: null,
    palette: [{ hex: '#2a3550', name: 'navy', basic: 'blue', share: 1 }],
    pattern: { kind: 'solid', text: 'plain cloth', confidence: 0.9 },
    texture: { kind: 'woven', text: 'woven cloth', confidence: 0.9 },
  };
}

const path = 'PATCH /fashion/analysis/a1';

function analysis(canUndo = false) {
  const result = anAnalysis();
  const regions = [aRegion('upper', 'top'), aRegion('lower', 'trousers')];
  const garments = regions.map(({ key }) => ({ key, from: [key] }));
  const dress = { from: ['upper', 'lower'], kind: 'dress' as const };
  const question = {
    text: 'Dress, coat, or top and skirt?',
    answers: [{ label: 'It is a dress', garments: [dress] }],
  };
  const reading = { garments, version: 4, can_undo: canUndo, question };
  return { ...result, evidence: { ...result.evidence, regions }, reading };
}

function open(result: ReturnType<typeof anAnalysis> = analysis(), answers: Answers = {}) {
  return renderApp({
    at: '/analysis/a1',
    signedIn: true,
    answers: {
      'GET /fashion/analysis/a1': { data: result },
      'GET /fashion/analysis/a1/feedback': { data: { feedback: [], total: 0 } },
      'GET /users/history': { data: { history: [], page: 1, limit: 10, total: 0, total_pages: 0 } },
      [path]: { data: { ...analysis(true), reading: { ...analysis(true).reading, version: 5 } } },
      ...answers,
    },
  });
}

type Calls = ReturnType<typeof open>['calls'];
const sent = (calls: Calls) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('a garment is tapped and called by its name; then it can be undone', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'navy top' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Top' }));
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Knit');
  await user.selectOptions(dialog.getByLabelText('Color'), 'Burgundy');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo correction' }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { garments: [{ from: ['upper'], kind: 'knit', color: 'burgundy' }, { from: ['lower'] }], version: 4 },
      { undo: true, version: 5 },
    ]),
  );
});

test('two are joined, a piece is removed, a missed one added, and a doubt is answered in a line', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'It is a dress' }));
  await user.click(await screen.findByRole('button', { name: 'navy top' }));
  await user.selectOptions(screen.getByLabelText('One piece with'), 'Trousers');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'navy trousers' }));
  await user.click(screen.getByRole('button', { name: 'Not worn' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add a garment' }));
  await user.selectOptions(screen.getByLabelText('Kind'), 'Bag');
  await user.selectOptions(screen.getByLabelText('Color'), 'Camel');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(4));
  const dress = { from: ['upper', 'lower'], kind: 'dress' };
  expect(sent(calls)).toMatchObject([
    { garments: [dress] },
    { garments: [dress] },
    { garments: [{ from: ['upper'] }] },
    { garments: [{ from: ['upper'] }, { from: ['lower'] }, { from: [], kind: 'bag', color: 'camel' }] },
  ]);
});

test('a refusal is shown where one is, and an analysis without kept garments says so', async () => {
  const error = { code: 'conflict', message: 'This analysis was changed elsewhere in the meantime' };
  const { user } = open(analysis(), { [path]: { status: 409, error } });
  await user.click(await screen.findByRole('button', { name: 'navy top' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
});

test('an older analysis kindly says that it cannot be corrected', async () => {
  open(anAnalysis());
  expect(await screen.findByText(/too old to correct/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a garment' })).toBeNull();
});
