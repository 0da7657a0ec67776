import { ApiError } from '@drape/contract/wire/client';
import { limits } from '@drape/contract/wire/limits';
import { describe, expect, test } from 'vitest';
import { liveRefusal, openingFailure, startRefusal } from './camera-messages.ts';
import { captureRefusal } from './capture-frame.ts';
import { coachChecks, coachWords } from './frames/coach-words.ts';
import { liveFailure, wasSeen } from './live/live-failure.ts';

const named = (name: string) => new DOMException('x', name);

test('every failure of getUserMedia has its own reason, under its old name too', () => {
  const names = [
    'NotAllowedError',
    'NotFoundError',
    'NotReadableError',
    'OverconstrainedError',
    'SecurityError',
  ];
  const sentences = [...names, 'AbortError'].map((name) => openingFailure(named(name)));
  expect(new Set(sentences).size).toBe(6);
  for (const sentence of sentences) expect(sentence).toMatch(/^Unable to access camera\. [A-Z].+\.$/);
  expect(openingFailure(Object.assign(new Error(), { name: 'DevicesNotFoundError' }))).toBe(sentences[1]);
  expect(openingFailure(undefined)).toBe(sentences[5]);
});

test('people who may not start read why, in the sentences of the specification, sign-in first', () => {
  expect(startRefusal({ isPro: false })).toBe(
    'Camera analysis is a Pro feature. Please upgrade to access live camera functionality.',
  );
  expect(startRefusal({ isPro: true })).toBeUndefined();
  const ask = (signedIn: boolean, isPro: boolean, cameraLive: boolean) =>
    liveRefusal({ signedIn, isPro }, { cameraLive });
  expect(ask(false, false, false)).toBe('Please log in to enable live analysis');
  expect(ask(true, false, true)).toBe(
    'Live analysis is a Pro feature. Please upgrade to access this functionality.',
  );
  expect(ask(true, true, false)).toBe('Please start the camera first');
  expect(ask(true, true, true)).toBeUndefined();
});

test('a capture is refused below 100 characters, below 1000 bytes and above 10 MB, and at the limits taken', () => {
  expect(captureRefusal(0)).toBe('Failed to capture image. Please try again.');
  expect(captureRefusal(57)).toBe('Failed to capture image. Please try again.');
  expect(captureRefusal(58)).toMatch(/too small/);
  expect(captureRefusal(limits.minCaptureBytes - 1)).toMatch(/too small/);
  expect(captureRefusal(limits.minCaptureBytes)).toBeUndefined();
  expect(captureRefusal(limits.maxUploadBytes)).toBeUndefined();
  expect(captureRefusal(limits.maxUploadBytes + 1)).toMatch(/too large/);
});

describe('a live analysis that fails', () => {
  test.each([
    ['too many requests', new ApiError(429, 'too_many_requests', 'Slow down')],
    ['too many requests that speak of decoding', new ApiError(429, 'too_many_requests', 'Decoding is busy')],
    ['no network', new ApiError(0, 'network', 'Unreachable')],
    ['no outfit', new ApiError(422, 'no_outfit', 'None')],
    ['anything', undefined],
  ])('is silent: %s', (_, error) => {
    expect(liveFailure(error)).toEqual({ kind: 'silent' });
  });

  test.each([
    new ApiError(415, 'unsupported_media', 'This is no image'),
    named('EncodingError'),
    new Error('The picture could not be decoded'),
    new Error('Failed to capture image. Please try again.'),
  ])('is reported when the picture could not be read or written (%#)', (error) => {
    expect(liveFailure(error)).toEqual({ kind: 'shown', message: `Image encoding error: ${error.message}` });
  });

  test('ends live analysis when the plan has run out', () => {
    expect(liveFailure(new ApiError(402, 'pro_required', 'x')).kind).toBe('ended');
  });

  test('is not tried again with the same picture once the server has looked at it', () => {
    expect(wasSeen(new ApiError(422, 'no_outfit', 'None'))).toBe(true);
    expect(wasSeen(new ApiError(0, 'network', 'Unreachable'))).toBe(false);
  });
});

test('every note of the coach has its words and belongs to exactly one check', () => {
  expect(coachChecks.flatMap(({ codes }) => codes).sort()).toEqual(Object.keys(coachWords).sort());
});
