import { expect, test } from 'vitest';
import { readPreferences } from './preferences-data.ts';

const plain = { style_preference: ['Casual'], color_preferences: ['#FF0000'], occasion_types: ['Work'] };

test('preferences are found flat, under data and under data.data', () => {
  const read = readPreferences(plain);
  expect(read).toMatchObject({ style_preference: ['casual'], color_preferences: ['#ff0000'] });
  expect(readPreferences({ data: plain })).toEqual(read);
  expect(readPreferences({ data: { data: plain } })).toEqual(read);
});

test('what is missing is empty, and an empty answer is an error', () => {
  expect(readPreferences({})).toMatchObject({ style_preference: [], body_type: null, guide: undefined });
  expect(() => readPreferences('<html>')).toThrow();
});

test('each part of a guide is understood as a list, as pairs and as text', () => {
  const { guide } = readPreferences({
    ...plain,
    personal_style_guide: {
      style_principles: ['One', 'Two'],
      color_palette: { navy: '#1d2743', accents: ['red', 'pink'] },
      essential_pieces: 'A blazer\nA shirt\n',
      shopping_priorities: null,
    },
  });
  expect(guide).toEqual({
    style_principles: ['One', 'Two'],
    color_palette: ['navy: #1d2743', 'accents: red, pink'],
    essential_pieces: ['A blazer', 'A shirt'],
    shopping_priorities: [],
    styling_tips: [],
  });
  expect(readPreferences({ ...plain, personal_style_guide: {} }).guide).toBeUndefined();
});
