import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { endSession } from '../lib/session.ts';
import { renderApp } from '../testing/render-app.tsx';
import { anAnalysis } from '../testing/samples.ts';

const photo = new File(['pixels'], 'look.jpg', { type: 'image/jpeg' });
const result = anAnalysis();

/** The network of uploads, which do not go by fetch; answers when the test says so. */
class SlowRequest {
  static last: SlowRequest | undefined;
  upload = {};
  status = 200;
  statusText = 'OK';
  responseText = '';
  onload = () => undefined;
  onabort = () => undefined;
  constructor() {
    SlowRequest.last = this;
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => this.onabort();
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload());
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function analyze() {
  const app = renderApp({
    at: '/upload',
    signedIn: true,
    answers: { [`GET /fashion/analysis/${result.id}`]: { data: result } },
  });
  onTestFinished(() => endSession('elsewhere'));
  await app.user.upload(await screen.findByLabelText(/Add a photo of your outfit/), photo);
  await app.user.click(screen.getByRole('button', { name: 'Analyze' }));
  return app;
}

/** A toast takes clicks only once its region knows of it. */
const press = (user: UserEvent, name: string) =>
  waitFor(async () => user.click(await screen.findByRole('button', { name })));

const succeed = () => SlowRequest.last?.answer(200, { success: true, data: result });

test('the result takes the place of the upload screen in the history', async () => {
  const { router } = await analyze();
  succeed();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/analysis/${result.id}`));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByText('8.2')).toBeVisible();
});

test('an analysis goes on while another page is looked at, and its end is announced there', async () => {
  const { router, user } = await analyze();
  await act(() => router.navigate('/profile'));
  succeed();
  expect(await screen.findByText('Your analysis is ready')).toBeVisible();
  await press(user, 'Show');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/analysis/${result.id}`));
});

test('coming back while it runs shows that it runs', async () => {
  const { router } = await analyze();
  await act(() => router.navigate('/profile'));
  await act(() => router.navigate('/upload'));
  expect(await screen.findByAltText('The photo you chose')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  succeed();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/analysis/${result.id}`));
});

test('a failure is shown on the page that is open, and the photo is still there', async () => {
  const { router, user } = await analyze();
  await act(() => router.navigate('/profile'));
  SlowRequest.last?.answer(503, { success: false, code: 'unavailable', message: 'Busy', detail: 'Busy' });
  await press(user, 'Back to the photo');
  expect(await screen.findByAltText('The photo you chose')).toBeVisible();
});

test('the end of a session ends the upload and forgets its photo', async () => {
  const { router } = await analyze();
  act(() => endSession('sign-out'));
  succeed();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(screen.queryByText('Your analysis is ready')).toBeNull();
});
