import { ApiError } from '@drape/contract/wire/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { anAnalysis } from '../../../testing/samples.ts';
import { unfoldAll } from '../../../testing/unfold.ts';
import type { PhotoToSend, SendOptions, SendPhoto } from './send-photo.ts';
import { UploadPanel } from './upload-panel.tsx';

const photo = new File(['pixels'], 'look.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

/** A server that answers when the test says so. */
function aSender() {
  const sent: (PhotoToSend & { options: SendOptions; answer: PromiseWithResolvers<unknown> })[] = [];
  const send: SendPhoto = (toSend, options) => {
    const answer = Promise.withResolvers<unknown>();
    sent.push({ ...toSend, options, answer });
    return answer.promise;
  };
  return { send, sent };
}

function show(signedIn = true) {
  const sender = aSender();
  render(<UploadPanel signedIn={signedIn} send={sender.send} />);
  return { ...sender, user: userEvent.setup({ applyAccept: false }) };
}

const chooser = () => screen.getByLabelText(/Add a photo of your outfit/);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a chosen photo is shown, can be removed, and is sent only on Analyze', async () => {
  const { sent, user } = show();
  await user.upload(chooser(), photo);
  expect(screen.getByAltText('The photo you chose')).toBeVisible();
  await press(user, 'Remove photo');
  expect(chooser()).toBeVisible();
  expect(sent).toEqual([]);
});

test('the upload tells its percent, then that it analyzes, then everything the analysis says', async () => {
  const { sent, user } = show();
  await user.upload(chooser(), photo);
  await press(user, 'Analyze');
  act(() => sent[0]?.options.onProgress(40));
  expect(screen.getByText('40%')).toBeVisible();
  act(() => sent[0]?.options.onProgress(100));
  expect(screen.getByText('Analyzing')).toBeVisible();
  sent[0]?.answer.resolve(anAnalysis());
  expect(await screen.findByText('8.2')).toBeVisible();
  expect(screen.getByText('Looks great')).toBeVisible();
  await unfoldAll(user);
  const { analysis, recommendations, evidence } = anAnalysis();
  const { overall_rating: _, ...texts } = analysis;
  const sentences = [...Object.values(texts), ...Object.values(recommendations).flat()];
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
  for (const term of evidence.terms) expect(screen.getByText(term.text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Colors: navy 50%, ecru 30%, cognac 20%' })).toBeVisible();
  expect(screen.getByText('Not seen, so not judged: Shoes.')).toBeVisible();
});

test('after a failure the photo stays, and a retry sends it with the same key', async () => {
  const { sent, user } = show();
  await user.upload(chooser(), photo);
  await press(user, 'Analyze');
  sent[0]?.answer.reject(new ApiError(0, 'timeout', 'The server took too long to answer.'));
  expect((await screen.findByRole('alert')).textContent).toContain('The server took too long to answer.');
  expect(screen.getByAltText('The photo you chose')).toBeVisible();
  await press(user, 'Try again');
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(sent[1]?.file).toBe(photo);
});

test('an upload can be cancelled', async () => {
  const { sent, user } = show();
  await user.upload(chooser(), photo);
  await press(user, 'Analyze');
  await press(user, 'Cancel');
  expect(sent[0]?.options.signal.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Analyze' })).toBeVisible();
});

test('an answer without an analysis cannot be displayed, and says so', async () => {
  const { sent, user } = show();
  await user.upload(chooser(), photo);
  await press(user, 'Analyze');
  sent[0]?.answer.resolve({});
  expect(await screen.findByText('Unable to display analysis results. Invalid data format.')).toBeVisible();
});

test('signed out, Analyze asks to log in and sends nothing', async () => {
  const { sent, user } = show(false);
  await user.upload(chooser(), photo);
  await press(user, 'Analyze');
  expect(await screen.findByText('Please log in to analyze your outfit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
  expect(sent).toEqual([]);
});

test('a file above 10 MB is refused with an alert of the browser', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { user } = show();
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
  await user.upload(chooser(), large);
  expect(alert).toHaveBeenCalledWith('File size must be less than 10MB');
  expect(screen.queryByAltText('The photo you chose')).toBeNull();
});

test('a file that is no image is refused in words', async () => {
  const { user } = show();
  await user.upload(chooser(), new File(['%PDF'], 'doc.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert').textContent).toContain('not an image');
});

test('an image pasted anywhere on the page is taken', async () => {
  show();
  const paste = Object.assign(new Event('paste'), { clipboardData: { files: [photo] } });
  act(() => void document.dispatchEvent(paste));
  await waitFor(() => expect(screen.getByAltText('The photo you chose')).toBeVisible());
});
