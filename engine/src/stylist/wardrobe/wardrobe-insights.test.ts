import { describe, expect, test } from 'vitest';
import { type CapsuleItem, capsuleGaps } from './capsule-gaps.ts';
import { notWornFor, wearHistory } from './wear-history.ts';

describe('wear history', () => {
  const items = [
    { id: 'coat', addedOn: '2026-01-01', price: 200 },
    { id: 'tee', addedOn: '2026-01-01', price: null },
    { id: 'gown', addedOn: '2026-01-01', price: 500 },
  ];
  const wears = [
    { itemId: 'coat', on: '2026-02-01' },
    { itemId: 'coat', on: '2026-02-01' },
    { itemId: 'coat', on: '2026-03-01' },
    { itemId: 'tee', on: '2026-06-28' },
    { itemId: 'tee', on: '2027-01-01' },
    { itemId: 'gone', on: '2026-06-01' },
  ];
  const history = wearHistory(items, wears, '2026-06-30');

  test('counts a day once, leaves out the future and strangers, and puts the most worn first', () => {
    expect(history.map(({ item, wears: count, lastWorn }) => [item.id, count, lastWorn])).toEqual([
      ['coat', 2, '2026-03-01'],
      ['tee', 1, '2026-06-28'],
      ['gown', 0, null],
    ]);
  });

  test('cost per wear needs a price and a wear', () => {
    expect(history.map(({ costPerWear }) => costPerWear)).toEqual([100, null, null]);
  });

  test('what was never worn is idle since it was added', () => {
    expect(notWornFor(history, 90).map(({ item, idleDays }) => [item.id, idleDays])).toEqual([
      ['gown', 180],
      ['coat', 121],
    ]);
  });
});

describe('capsule gaps', () => {
  const item = (category: CapsuleItem['category'], more: Partial<CapsuleItem> = {}): CapsuleItem => ({
    category,
    hex: '#0e0e10',
    formality: 2,
    warmth: 0.2,
    quantity: 1,
    ...more,
  });

  test('a wardrobe that combines lacks nothing', () => {
    const whole = [
      item('top', { quantity: 3 }),
      item('shirt'),
      item('pants', { quantity: 2 }),
      item('shoes', { quantity: 2 }),
      item('outerwear', { warmth: 0.6 }),
    ];
    expect(capsuleGaps(whole)).toEqual([]);
  });

  test('five shirts without trousers lack bottoms, shoes and a coat', () => {
    expect(capsuleGaps([item('shirt', { quantity: 5 })]).map(({ key }) => key)).toEqual([
      'bottoms',
      'shoes',
      'layer',
      'warm coat',
    ]);
  });

  test('a suit without its shoes is noticed, and a handful of things is not judged', () => {
    const suit = [
      item('outerwear', { formality: 4 }),
      item('shirt', { quantity: 4 }),
      item('pants', { quantity: 2 }),
    ];
    expect(capsuleGaps(suit).map(({ key }) => key)).toContain('dressy shoes');
    expect(capsuleGaps(suit.slice(0, 1))).toEqual([]);
  });
});
