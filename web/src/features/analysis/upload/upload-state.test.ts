import { expect, test } from 'vitest';
import { anAnalysis } from '../../../testing/samples.ts';
import {
  type ChosenPhoto,
  reduceUpload,
  refusalOf,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';

const photo: ChosenPhoto = {
  file: new File(['x'], 'look.jpg', { type: 'image/jpeg' }),
  previewUrl: 'blob:1',
  idempotencyKey: 'k1',
};
const chosen: UploadState = { stage: 'chosen', photo };

function run(from: UploadState, ...events: UploadEvent[]): UploadState {
  return events.reduce(reduceUpload, from);
}

test('an upload goes from empty over chosen, sending and analyzing to done', () => {
  const stages: string[] = [];
  const events: UploadEvent[] = [
    { type: 'photo chosen', photo },
    { type: 'started' },
    { type: 'progressed', percent: 40 },
    { type: 'progressed', percent: 100 },
    { type: 'succeeded', result: anAnalysis() },
  ];
  events.reduce<UploadState>(
    (state, event) => {
      const next = reduceUpload(state, event);
      stages.push(next.stage);
      return next;
    },
    { stage: 'empty' },
  );
  expect(stages).toEqual(['chosen', 'sending', 'sending', 'analyzing', 'done']);
});

test('a failure keeps the photo and its key, and a retry sends the same ones', () => {
  const failed = run(chosen, { type: 'started' }, { type: 'failed', message: 'No answer' });
  expect(failed).toEqual({ stage: 'failed', photo, message: 'No answer' });
  expect(run(failed, { type: 'started' })).toEqual({ stage: 'sending', photo, percent: 0 });
});

test('cancelling goes back to the chosen photo', () => {
  expect(run(chosen, { type: 'started' }, { type: 'cancelled' })).toEqual(chosen);
});

test('while a photo is on its way no other one is taken and none removed', () => {
  const sending = run(chosen, { type: 'started' });
  expect(run(sending, { type: 'photo chosen', photo: { ...photo, idempotencyKey: 'k2' } })).toBe(sending);
  expect(run(sending, { type: 'photo removed' })).toBe(sending);
});

test('an answer after a cancellation changes nothing', () => {
  expect(run(chosen, { type: 'succeeded', result: anAnalysis() })).toBe(chosen);
});

test('any image up to 10 MB is taken, by type or by name', () => {
  const file = (size: number, name: string, type: string) =>
    Object.defineProperty(new File([], name, { type }), 'size', { value: size });
  expect(refusalOf(file(10 * 1024 * 1024, 'a.png', 'image/png'))).toBeUndefined();
  expect(refusalOf(file(10, 'a.heic', ''))).toBeUndefined();
  expect(refusalOf(file(10 * 1024 * 1024 + 1, 'a.png', 'image/png'))).toBe('too large');
  expect(refusalOf(file(10, 'a.pdf', 'application/pdf'))).toBe('not an image');
});
