import { expect, test } from 'vitest';
import { completePicks, type PickingAction, reducePicking, startPicking, viewOf } from './colour-picking.ts';

const after = (...actions: PickingAction[]) => actions.reduce(reducePicking, startPicking());

test('taking a colour moves on to the next one that is missing', () => {
  expect(after({ type: 'taken', hex: '#c89678' }).active).toBe('hair');
  const two = after(
    { type: 'set by hand', target: 'hair', hex: '#2b2019' },
    { type: 'taken', hex: '#c89678' },
  );
  expect([two.active, completePicks(two.picks)]).toEqual(['eye', undefined]);
  const all = reducePicking(two, { type: 'taken', hex: '#5f7a4a' });
  expect(completePicks(all.picks)).toEqual({ skin: '#c89678', hair: '#2b2019', eye: '#5f7a4a' });
  expect(all.active).toBe('eye');
});

test('a colour can be taken again', () => {
  const again = after(
    { type: 'taken', hex: '#c89678' },
    { type: 'target chosen', target: 'skin' },
    { type: 'taken', hex: '#b88668' },
  );
  expect(again.picks).toEqual({ skin: '#b88668' });
});

test('the point stays in the photo, and the view around it too', () => {
  const moved = after({ type: 'moved', point: { x: 1.4, y: -1 } }, { type: 'zoomed', zoom: 4 });
  expect(moved.point).toEqual({ x: 1, y: 0 });
  expect(viewOf(moved)).toEqual({ x: 0.75, y: 0, size: 0.25 });
  expect(viewOf(startPicking())).toEqual({ x: 0, y: 0, size: 1 });
});
