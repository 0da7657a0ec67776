import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderApp } from '../../../testing/render-app.tsx';
import { ada, anAnalysis } from '../../../testing/samples.ts';
import { noStatistics } from '../../../testing/statistics-sample.ts';

function open(answers: Answers = {}) {
  const result = anAnalysis();
  const analysis = { ...result.analysis, color_analysis: 'Navy and ecru stand apart. Cognac warms both.' };
  return renderApp({
    at: '/analysis/a1',
    signedIn: true,
    answers: {
      'GET /fashion/analysis/a1': { data: { ...result, analysis } },
      'GET /fashion/analysis/a1/feedback': { data: { feedback: [], total: 0 } },
      ...answers,
    },
  });
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('the rating takes a thumb, another one instead, and none again', async () => {
  const path = '/fashion/analysis/a1/feedback/rating';
  const { calls, user } = open({
    [`PUT ${path}`]: { data: { target: 'rating', vote: 'up' } },
    [`DELETE ${path}`]: { data: { target: 'rating' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Agree: the rating' }));
  expect(pressed('Agree: the rating')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Disagree: the rating' }));
  expect([pressed('Agree: the rating'), pressed('Disagree: the rating')]).toEqual(['false', 'true']);
  await user.click(screen.getByRole('button', { name: 'Disagree: the rating' }));
  expect(pressed('Disagree: the rating')).toBe('false');
  await waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(3));
  const sent = calls.filter((call) => call.path === path);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { vote: 'up' }],
    ['PUT', { vote: 'down' }],
    ['DELETE', undefined],
  ]);
});

test('every sentence and term can be rated once one asks for it', async () => {
  const { calls, user } = open({
    'PUT /fashion/analysis/a1/feedback/color_analysis.1': {
      data: { target: 'color_analysis.1', vote: 'down' },
    },
  });
  await screen.findByRole('button', { name: 'Agree: the rating' });
  expect(screen.queryByRole('button', { name: 'Disagree: Cognac warms both.' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rate each sentence' }));
  // Two sentences on colour, four other texts, five lists with one sentence, one term and the rating.
  expect(screen.getAllByRole('button', { name: /^Agree: / })).toHaveLength(2 + 4 + 5 + 1 + 1);
  await user.click(screen.getByRole('button', { name: 'Disagree: Cognac warms both.' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/color_analysis.1'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Rate each sentence' }));
  expect(pressed('Disagree: Cognac warms both.')).toBe('true');
  expect(screen.getAllByRole('button', { name: /^Agree: / })).toHaveLength(2);
});

test('a refused thumb shows an error and is undone', async () => {
  const { user } = open({
    'PUT /fashion/analysis/a1/feedback/rating': {
      status: 404,
      error: { code: 'not_found', message: 'This analysis was not found' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Agree: the rating' }));
  expect(await screen.findByText('Your thumb could not be kept')).toBeVisible();
  await waitFor(() => expect(pressed('Agree: the rating')).toBe('false'));
});

test('the administrator sees agreement by kind', async () => {
  renderApp({
    at: '/admin?tab=feedback',
    as: { ...ada, role: 'admin' },
    answers: {
      'GET /admin/statistics': { data: noStatistics() },
      'GET /admin/feedback': {
        data: {
          agreement: [
            { kind: 'rating', up: 3, down: 1, agreement: 0.75 },
            { kind: 'term colour', up: 0, down: 1, agreement: 0 },
          ],
          total: 5,
          people: 2,
        },
      },
    },
  });
  const section = await screen.findByRole('region', { name: 'Agreement' });
  expect(await within(section).findByText('5 thumbs of 2 people, without demo visitors.')).toBeVisible();
  expect(within(section).getByRole('row', { name: 'The rating 75% 3 of 4' })).toBeVisible();
  expect(within(section).getByRole('row', { name: 'Term: colour 0% 0 of 1' })).toBeVisible();
});
