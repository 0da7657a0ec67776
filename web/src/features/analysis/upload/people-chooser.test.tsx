import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { anAnalysis } from '../../../testing/samples.ts';

const heads = [
  { x: 0.2, y: 0.1, width: 0.08, height: 0.1 },
  { x: 0.7, y: 0.1, width: 0.08, height: 0.1 },
];

function analysisOf(id: string, chosen: number) {
  const result = anAnalysis({ id });
  return { ...result, evidence: { ...result.evidence, people: { heads, chosen } } };
}

/** The network of uploads, which do not go by fetch. */
class Upload {
  static last: Upload | undefined;
  upload = {};
  status = 200;
  statusText = 'OK';
  responseText = '';
  body: FormData | undefined;
  onload = () => undefined;
  constructor() {
    Upload.last = this;
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  send(body: FormData): void {
    this.body = body;
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload());
  }
}

function open() {
  vi.stubGlobal('XMLHttpRequest', Upload);
  Upload.last = undefined;
  const feedback = { data: { feedback: [], total: 0 } };
  const { image_url } = anAnalysis();
  return renderApp({
    at: '/analysis/a1',
    signedIn: true,
    answers: {
      'GET /fashion/analysis/a1': { data: analysisOf('a1', 0) },
      'GET /fashion/analysis/a2': { data: analysisOf('a2', 1) },
      'GET /fashion/analysis/a1/feedback': feedback,
      'GET /fashion/analysis/a2/feedback': feedback,
      'GET /users/history': { data: { history: [], page: 1, limit: 10, total: 0, total_pages: 0 } },
      [`GET ${image_url}`]: { plain: 'photo' },
    },
  });
}

const second = { name: 'Person 2 of 2, from the left' };

test('of several people another one is chosen, and gets an analysis of their own', async () => {
  const { user, router } = open();
  expect(await screen.findByRole('heading', { name: 'Which one are you?' })).toBeVisible();
  await user.click(screen.getByRole('button', second));
  await waitFor(() => expect(Upload.last?.body?.get('person')).toBe('1'));
  Upload.last?.answer(200, { success: true, data: analysisOf('a2', 1) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/analysis/a2'));
  await waitFor(() => expect(screen.getByRole('button', second).getAttribute('aria-pressed')).toBe('true'));
});

test('a refusal is shown, and the analysis stays', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', second));
  await waitFor(() => expect(Upload.last?.body).toBeDefined());
  Upload.last?.answer(503, {
    success: false,
    code: 'unavailable',
    message: 'Too many photos are waiting.',
    detail: 'Too many photos are waiting.',
    request_id: 'r1',
  });
  expect(await screen.findByText('Too many photos are waiting.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/analysis/a1');
});
