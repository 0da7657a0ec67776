import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeysOn } from './devices.ts';
import journeys from './journeys.json' with { type: 'json' };

const files = globSync('**/*.journey.ts', { cwd: `${import.meta.dirname}/src` }).sort();

test('every journey runs on at least one device in the short run', () => {
  const run = new Set([...journeysOn('desktop', false), ...journeysOn('phone', false)]);
  expect([...run].sort()).toEqual(files);
});

test('every journey runs on both devices in the long run, but for those that the device does not matter to', () => {
  const once = journeys.filter(({ on }) => on === 'once').map(({ journey }) => `${journey}.journey.ts`);
  expect(journeysOn('desktop', true).sort()).toEqual(files);
  expect([...journeysOn('phone', true), ...once].sort()).toEqual(files);
});

test('a journey that is in no list is noticed, and so is a place that does not exist', () => {
  expect(journeysOn('phone', true, [{ journey: 'a', on: 'tablet', because: 'of a slip' }])).toEqual([]);
  expect(journeysOn('desktop', false, [{ journey: 'a', on: 'phone', because: 'of touch' }])).toEqual([]);
});
