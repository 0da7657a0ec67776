import { describe, expect, test } from 'vitest';
import { parseItem } from '../item-text/parse-items.ts';
import type { OutfitItem } from '../outfit/outfit.ts';
import { pieceKinds } from './piece-kinds.ts';
import { readPiece } from './read-piece.ts';

function pieceOf(name: string) {
  const { category, subcategory, occasion } = parseItem(name);
  const item: OutfitItem = {
    id: name,
    description: name,
    category,
    subcategory,
    palette: [],
    pattern: null,
    material: null,
    season: 'all',
    occasion,
    formality: null,
    warmth: null,
    available: true,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: false,
  };
  return readPiece(item);
}

describe('kinds of pieces', () => {
  test('no phrase names two kinds', () => {
    const owners = new Map<string, string>();
    for (const { id, words } of pieceKinds)
      for (const phrase of words) {
        expect(owners.get(phrase) ?? id, phrase).toBe(id);
        owners.set(phrase, id);
      }
  });

  test.each([
    ['Emerald green satin wrap midi dress', 'day dress'],
    ['Ivory satin wrap', 'evening wrap'],
    ['Emerald long satin dress', 'gown'],
    ['Robe longue en soie bleu nuit', 'gown'],
    ['Long-sleeve velvet dress', 'velvet dress'],
    ['Brown cord pinafore dress', 'pinafore dress'],
    ['Ski gloves', 'ski gloves'],
    ['Chest waders', 'waders'],
    ['Black tuxedo jacket', 'tuxedo jacket'],
    ['White dress shirt', 'dress shirt'],
    ['White linen shirt dress', 'summer dress'],
    ['Ivory silk blouse with tie neck', 'blouse'],
    ['Navy silk tie', 'tie'],
    ['Teal running t-shirt', 'sport tee'],
    ['Hiking boots, brown', 'hiking boots'],
    ['Navy rubber rain boots', 'rain boots'],
    ['Black strappy heels', 'evening heels'],
    ['Canvas backpack', 'backpack'],
    ['Gold evening clutch', 'clutch'],
    ['suit jacket charcoal, hugo boss', 'suit jacket'],
    ['suit trousers charcoal (boss)', 'suit trousers'],
    ['black long sleeve blouse, choir', 'blouse'],
    ['LBD', 'black dress'],
    ['Black one-piece swimsuit', 'swimsuit'],
    ['Navy swim shorts', 'swim trunks'],
    ['night suit, printed cotton', 'pajamas'],
    ['Grey wool scarf', 'scarf'],
    ['Silk scarf, navy and cream', 'silk scarf'],
  ])('%s is a %s', (name, kind) => {
    expect(pieceOf(name).kind.id).toBe(kind);
  });

  test('remarks in a name say what a piece is kept for', () => {
    expect(pieceOf('old grey hoodie (paint stains)').uses.has('chores')).toBe(true);
    expect(pieceOf('gold sequin top, nye only').uses.has('party')).toBe(true);
    expect(pieceOf('Grey cotton tee for running').uses.has('run')).toBe(true);
  });
});
