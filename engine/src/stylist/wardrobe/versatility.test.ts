import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import { describe, expect, test } from 'vitest';
import { coloursOfWords } from '../../colour/colours-of-words.ts';
import { fashionColours } from '../../colour/fashion-colours.ts';
import { countOutfits, type Piece } from './versatility.ts';

const piece = (
  id: string,
  category: ItemCategory,
  colour: string,
  formality: number | null = null,
): Piece => ({
  id,
  category,
  formality,
  palette: [{ hex: coloursOfWords(colour)[0], share: 1 }],
});

describe('countOutfits', () => {
  test('counts a top, a bottom and shoes that go together once for each of them', () => {
    const counts = countOutfits([
      piece('shirt', 'shirt', 'white'),
      piece('trousers', 'pants', 'navy'),
      piece('loafers', 'shoes', 'brown'),
      piece('belt', 'accessories', 'brown'),
    ]);
    expect(Object.fromEntries(counts)).toEqual({ shirt: 1, trousers: 1, loafers: 1 });
  });

  test('needs no shoes where there are none, and a dress needs no bottom', () => {
    expect(countOutfits([piece('t', 'top', 'cream'), piece('j', 'pants', 'denim blue')]).get('t')).toBe(1);
    expect(countOutfits([piece('d', 'dresses', 'forest green')]).get('d')).toBe(1);
  });

  test('loud colours against each other and a gulf of formality make no outfit', () => {
    const clash = [piece('t', 'top', 'fuchsia'), piece('p', 'pants', 'grass green')];
    expect(countOutfits(clash).get('t')).toBe(0);
    const gulf = [piece('t', 'top', 'white', 1), piece('p', 'pants', 'charcoal', 4)];
    expect(countOutfits(gulf).get('t')).toBe(0);
  });

  test('a neutral takes part in more outfits than a loud piece', () => {
    const shared = ['navy', 'stone', 'olive', 'black', 'camel'].map((colour) =>
      piece(colour, 'pants', colour),
    );
    const counts = countOutfits([
      ...shared,
      piece('white', 'top', 'white'),
      piece('loud', 'top', 'electric blue'),
    ]);
    expect(counts.get('white')).toBeGreaterThan(counts.get('loud') ?? 0);
  });

  test('the order of a thousand pieces does not matter', () => {
    const names = Object.values(fashionColours).flatMap((words) => Object.keys(words));
    const kinds: ItemCategory[] = ['top', 'pants', 'shirt', 'shoes', 'dresses'];
    const many = Array.from({ length: 1000 }, (_, index) =>
      piece(
        `p${index}`,
        kinds[index % 5] ?? 'top',
        names[(index * 7) % names.length] ?? 'grey',
        1 + (index % 9) / 2,
      ),
    );
    const counts = countOutfits(many);
    expect(countOutfits([...many].reverse())).toEqual(counts);
    expect([...counts.values()].some((count) => count > 0)).toBe(true);
  });
});
