import { expect, test } from 'vitest';
import { dressType } from './dress-type.ts';

test('a hike is dressed for as sport though its type is casual, and a chosen type stays', () => {
  const typeOf = (title: string, type: 'casual' | 'party' = 'casual') => dressType({ title, type });
  expect(['Hike in the Peaks', 'Sunday trail run', 'Yoga with Sam'].map((title) => typeOf(title))).toEqual([
    'workout',
    'workout',
    'workout',
  ]);
  expect(['Lunch with Mia', 'Trailer premiere', 'School run'].map((title) => typeOf(title))).toEqual([
    'casual',
    'casual',
    'casual',
  ]);
  expect(typeOf('Après-ski', 'party')).toBe('party');
});
