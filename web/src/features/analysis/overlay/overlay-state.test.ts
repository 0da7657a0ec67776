import { expect, test } from 'vitest';
import {
  type Focus,
  firstOverlay,
  litGarment,
  litParts,
  nextOverlay,
  type OverlayAction,
  type OverlayState,
} from './overlay-state.ts';

const after = (...actions: OverlayAction[]): OverlayState => actions.reduce(nextOverlay, firstOverlay);
const upper: Focus = { kind: 'garment', id: 'upper' };
const lower: Focus = { kind: 'garment', id: 'lower' };

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
  const pinned: OverlayAction = { type: 'press', focus: upper };
  const pointed = after(pinned, { type: 'point', focus: lower });
  expect(litGarment(pointed)).toBe('lower');
  expect(litGarment(nextOverlay(pointed, { type: 'point', focus: undefined }))).toBe('upper');
});

test('a second press releases a garment although it is still pointed at, and so does a release', () => {
  const press: OverlayAction = { type: 'press', focus: { ...upper } };
  expect(litGarment(after({ type: 'point', focus: upper }, press, press))).toBeUndefined();
  expect(litGarment(after(press, { type: 'release' }))).toBeUndefined();
});

test('a pressed sentence lights all that it speaks of, until something else is pressed', () => {
  const mention = { target: 'fit_analysis.0', regions: ['upper', 'lower'], lines: ['waist'] };
  const mentions = new Map([[mention.target, mention]]);
  const sentence: OverlayAction = { type: 'press', focus: { kind: 'sentence', id: mention.target } };
  expect(litParts(after(sentence), mentions)).toMatchObject({
    regions: ['upper', 'lower'],
    lines: ['waist'],
  });
  expect(litGarment(after(sentence))).toBeUndefined();
  expect(litParts(after(sentence, { type: 'press', focus: lower }), mentions).regions).toEqual(['lower']);
  expect(litParts(after(sentence, sentence), mentions).regions).toEqual([]);
});
