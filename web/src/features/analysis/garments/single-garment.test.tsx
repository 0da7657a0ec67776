import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { anItem } from '../../../testing/samples.ts';
import { wordsOf } from './garment-words.ts';

const garment = { kind: 't-shirt', color: 'navy', pattern: 'stripes', confidence: 0.9 };
const refusal = {
  success: false,
  code: 'single_garment',
  message: 'One garment',
  detail: 'One garment',
  garment,
  request_id: 'r1',
};

/** The server that looks at the photo. */
class Refusing {
  static last: Refusing | undefined;
  upload = {};
  status = 422;
  statusText = '';
  responseText = JSON.stringify(refusal);
  onload = () => undefined;
  constructor() {
    Refusing.last = this;
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Refusing);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('a garment is called as the wardrobe reads it', () => {
  expect(wordsOf(garment)).toBe('navy striped t-shirt');
  expect(wordsOf({ kind: 'skirt', color: 'red', pattern: null })).toBe('red skirt');
});

test('a photo of one garment is offered to the wardrobe, added with one press, and can be undone', async () => {
  const item = anItem();
  const { user, calls } = renderApp({
    at: '/upload',
    signedIn: true,
    answers: {
      'POST /calendar/wardrobe': { data: { items_created: 1, items: [item] } },
      [`DELETE /calendar/wardrobe/${item.id}`]: { data: { id: item.id } },
    },
  });
  onTestFinished(() => endSession('elsewhere'));
  const photo = new File(['pixels'], 'tee.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/Add a photo of your outfit/), photo);
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  act(() => Refusing.last?.onload());
  expect(await screen.findByText('One garment: shall I add it?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  const link = await screen.findByRole('link', { name: 'Open it' });
  expect(link.getAttribute('href')).toBe(`/wardrobe?item=${item.id}`);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ description: 'navy striped t-shirt' });
  await waitFor(async () => user.click(await screen.findByRole('button', { name: 'Undo' })));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
