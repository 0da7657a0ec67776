import { expect, test } from 'vitest';
import { release } from './release.ts';

test('a buffer is empty once its memory has been given back, and may be given back twice', () => {
  const bytes = new Uint8Array(1000);
  release(bytes);
  release(bytes);
  expect(bytes.byteLength).toBe(0);
});

test('memory that others have a part of stays', () => {
  const whole = new Uint8Array(1000);
  release(whole.subarray(10, 20));
  expect(whole.byteLength).toBe(1000);
});
