import { expect, test } from 'vitest';
import {
  firstOverlay,
  litGarment,
  nextOverlay,
  type OverlayAction,
  type OverlayState,
} from './overlay-state.ts';

const after = (...actions: OverlayAction[]): OverlayState => actions.reduce(nextOverlay, firstOverlay);

test('layers are switched one by one and stay as they were while the drawing is off', () => {
  const state = after(
    { type: 'show', shown: true },
    { type: 'toggle', layer: 'figure' },
    { type: 'toggle', layer: 'lines' },
    { type: 'toggle', layer: 'figure' },
    { type: 'show', shown: false },
    { type: 'show', shown: true },
  );
  expect(state).toMatchObject({ shown: true, hidden: ['lines'] });
});

test('a pinned garment comes back when pointing at another one ends', () => {
  const pinned: OverlayAction = { type: 'press', key: 'upper' };
  expect(litGarment(after(pinned, { type: 'point', key: 'lower' }))).toBe('lower');
  expect(litGarment(after(pinned, { type: 'point', key: 'lower' }, { type: 'point', key: undefined }))).toBe(
    'upper',
  );
});

test('a second press releases a garment although it is still pointed at, and so does a release', () => {
  const press: OverlayAction = { type: 'press', key: 'upper' };
  expect(litGarment(after({ type: 'point', key: 'upper' }, press, press))).toBeUndefined();
  expect(litGarment(after(press, { type: 'release' }))).toBeUndefined();
});
