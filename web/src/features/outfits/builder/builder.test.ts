import { expect, test } from 'vitest';
import { beginStep, changeTable, clearBuilder, redo, step, toggleKept, undo, useBuilder } from './builder.ts';
import { changePiece, removePiece } from './table-moves.ts';

const piece = (item_id: string) => ({ item_id, x: 0.5, y: 0.5, width: 0.4, turn: 0 });
const state = () => useBuilder.getState();

test('a whole drag is one step back, and a new step ends what could be redone', () => {
  clearBuilder({ layout: [piece('a'), piece('b')] });
  beginStep();
  for (const dx of [0.1, 0.1, 0.1]) changeTable((layout) => changePiece(layout, 'a', { dx }));
  expect(state().layout[0]?.x).toBe(0.8);
  undo();
  expect(state().layout[0]?.x).toBe(0.5);
  redo();
  expect(state().layout[0]?.x).toBe(0.8);
  undo();
  step((layout) => removePiece(layout, 'b'));
  redo();
  expect(state().layout).toHaveLength(1);
});

test('what is taken off the table is neither selected nor kept any more, until it is back', () => {
  clearBuilder({ layout: [piece('a'), piece('b')], selected: 'a' });
  toggleKept('a');
  step((layout) => removePiece(layout, 'a'));
  expect(state()).toMatchObject({ kept: [], selected: undefined });
  undo();
  expect(state().kept).toEqual(['a']);
  undo();
  undo();
  expect(state().layout, 'there is nothing before the beginning').toHaveLength(2);
});
