import { expect, test } from 'vitest';
import { leadingOutfit, type OutfitCard, wordsBeside } from './words-beside.ts';

const piece = (id: string, description: string) => ({
  id,
  description,
  thumbnail_url: '/t.webp',
  palette: [],
});
const card: OutfitCard = {
  kind: 'outfit',
  title: 'Wedding',
  items: [piece('1', 'Green dress'), piece('2', 'Gold clutch')],
  date: '2026-12-05',
  event_type: 'formal',
  event_id: null,
  score: 80,
};

test('one outfit leads its answer, several do not', () => {
  expect(leadingOutfit([card])).toBe(card);
  expect(leadingOutfit([card, card])).toBeUndefined();
  expect(leadingOutfit([])).toBeUndefined();
});

test('beside the picture the line that lists its pieces is not said again', () => {
  expect(wordsBeside('Saturday: green dress and gold clutch.\nDressed up enough.', card)).toBe(
    'Dressed up enough.',
  );
});

test('a line about some of the pieces stays, and an answer never becomes empty', () => {
  expect(wordsBeside('The green dress brings the color.', card)).toBe('The green dress brings the color.');
  expect(wordsBeside('Green dress and gold clutch.', card)).toBe('Green dress and gold clutch.');
});
