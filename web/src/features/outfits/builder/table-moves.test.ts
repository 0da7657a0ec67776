import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples.ts';
import { usualLayout } from '../flat-lay.ts';
import { addPiece, changePiece, mostPieces, placePiece, removePiece, restack } from './table-moves.ts';

const piece = (item_id: string) => ({ item_id, x: 0.5, y: 0.5, width: 0.4, turn: 0 });
const layout = [piece('a'), piece('b'), piece('c')];
const order = (pieces: readonly { item_id: string }[]) => pieces.map(({ item_id }) => item_id).join('');

test('a piece moves, grows and turns, and its middle never leaves the table', () => {
  const [moved] = changePiece(layout, 'a', { dx: 0.1, dy: -0.2, grow: 1.5, turn: 10 });
  expect(moved).toEqual({ item_id: 'a', x: 0.6, y: 0.3, width: 0.6, turn: 10 });
  expect(changePiece(layout, 'a', { dx: 5, dy: -5, grow: 100 })[0]).toMatchObject({ x: 1, y: 0, width: 1.2 });
  expect(changePiece(layout, 'a', { turn: 190 })[0]).toMatchObject({ turn: -170 });
  expect(changePiece(layout, 'a', { dx: 0.1 }).slice(1)).toEqual(layout.slice(1));
});

test('a piece is dragged to a place, and never off the table', () => {
  expect(placePiece(layout, 'b', { x: 0.25, y: 0.75 })[1]).toMatchObject({ x: 0.25, y: 0.75, width: 0.4 });
  expect(placePiece(layout, 'b', { x: -3, y: 2 })[1]).toMatchObject({ x: 0, y: 1 });
});

test('a piece can lie above or below the others, or be taken away', () => {
  expect(order(restack(layout, 'a', 'top'))).toBe('bca');
  expect(order(restack(layout, 'c', 'bottom'))).toBe('cab');
  expect(order(removePiece(layout, 'b'))).toBe('ac');
});

test('as long as nobody has moved anything, the table is laid out again with every piece', () => {
  const shirt = anItem({ id: 's', category: 'shirt', subcategory: 'shirt' });
  const trousers = anItem({ id: 't', category: 'pants', subcategory: 'trousers' });
  const both = addPiece(addPiece([], shirt, []), trousers, [shirt]);
  expect(both).toEqual(usualLayout([shirt, trousers]));
  expect(removePiece(both, 's', [shirt, trousers])).toEqual(usualLayout([trousers]));
  const moved = changePiece(both, 's', { dx: 0.05 });
  expect(removePiece(moved, 't', [shirt, trousers])).toEqual(moved.filter(({ item_id }) => item_id === 's'));
});

test('an item is added once, where it is usual or where it is dropped, up to a full table', () => {
  const shirt = anItem({ id: 's', category: 'shirt', subcategory: 'shirt' });
  expect(addPiece([], shirt, [])[0]).toMatchObject({ item_id: 's', x: 0.5, y: 0.5 });
  const dropped = addPiece(layout, shirt, [], { x: 0.2, y: 0.9 });
  expect(dropped.at(-1)).toMatchObject({ item_id: 's', x: 0.2, y: 0.9 });
  expect(addPiece(dropped, shirt, [])).toBe(dropped);
  const full = Array.from({ length: mostPieces }, (_, i) => piece(String(i)));
  expect(addPiece(full, shirt, [])).toBe(full);
});
