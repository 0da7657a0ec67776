import { describe, expect, test } from 'vitest';
import { parseItem, parseItems } from '../parse-items.ts';
import { readSpans } from '../words/read-words.ts';
import { likelyKinds } from './kind-reader.ts';

const read = (name: string) => likelyKinds(readSpans(name, [{ start: 0, end: name.length }]));

describe('an unknown name is read by its letters', () => {
  test('shares are of one whole, likeliest first', () => {
    for (const name of ['snorkelblazerette', 'Zwergenstiefeletten', 'qq zzx', 'pantalonazos']) {
      const shares = read(name).kinds.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((x, y) => y - x));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
    }
  });

  test('words like those for shoes speak for shoes', () => {
    expect(read('Zwergenstiefeletterl').kinds[0]?.category).toBe('shoes');
  });

  test('what speaks for nothing waits with two different guesses and is no clothing yet', () => {
    const { guesses, confidence } = parseItem('zzqx vlorp');
    expect(new Set(guesses.map(({ subcategory }) => subcategory)).size).toBe(2);
    expect(confidence).toBeLessThan(0.5);
  });

  test('a number, a sign, or nothing is not read at all', () => {
    for (const name of ['', '12', '--', '€ 5']) expect(read(name).kinds).toEqual([]);
  });
});

describe('lists as people write them', () => {
  const readKind = (text: string) =>
    parseItems(text).items.map(
      ({ quantity, subcategory, color_primary }) => `${quantity} ${subcategory} ${color_primary}`,
    );

  test('eight equal lines are eight garments', () => {
    for (const line of ['blue jeans', 'white shirt', 'black socks', 'schwarze Hose'])
      expect(readKind(Array.from({ length: 8 }, () => line).join('\n'))).toHaveLength(8);
  });

  test('black dress shoes are shoes', () => {
    expect(readKind('black dress shoes')).toEqual(['1 oxfords black']);
  });

  test("a messenger's day, hour, and writer say nothing of the garment", () => {
    expect(readKind('[02/02 21:15] Thiago: 6 white shirts\n[02/02 21:16] Thiago: black jeans')).toEqual([
      '6 shirt white',
      '1 jeans black',
    ]);
  });
});
