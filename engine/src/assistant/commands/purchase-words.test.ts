import { expect, test } from 'vitest';
import { purchaseIn } from './purchase-words.ts';

test.each([
  ['got a wrap dress, was 90 got it for 63', '63'],
  ['a navy blazer from j crew, was 200 down to 120', '120'],
  ['a green cardigan for 30, the shop next door wanted 45', '30'],
])('of two prices the one that was paid counts: %s', (said, price) => {
  expect(purchaseIn(said).price).toBe(price);
});

test('what a new thing looks like may stand behind its kind', () => {
  expect(purchaseIn('got a new dress!! burgundy wrap midi from abercrombie').name).toMatch(
    /^burgundy wrap midi dress$/i,
  );
  expect(purchaseIn('a new bag, backpack black').name).toBe('Backpack black');
});
