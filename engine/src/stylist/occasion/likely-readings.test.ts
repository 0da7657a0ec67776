import { expect, test } from 'vitest';
import { landmarkIn } from './landmarks.ts';
import { likelyReadings } from './likely-readings.ts';
import { readOccasion } from './read-occasion.ts';

const read = (title: string, location = '') =>
  readOccasion({ title, location, hour: 10, weekday: 6, eventType: 'other' });

test.each([
  ['Pen y Fan with the kids', 'outdoor'],
  ['Zugspitze mit Jan', 'outdoor'],
  ['Tre Cime', 'outdoor'],
  ['Scheveningen', 'swim'],
  ['Elbphilharmonie w/ Mum', 'smart casual'],
  ['Wrigley Field', 'casual'],
])('%s is read by the place that it names', (title, code) => {
  expect(read(title).code).toBe(code);
});

test('a landmark is the likeliest reading, and where something else happens there that counts', () => {
  const [first] = likelyReadings(read('Pen y Fan with the kids'));
  expect(first.occasion.code).toBe('outdoor');
  expect(first.chance).toBeGreaterThan(0.7);
  expect(read('Wedding of Kim & Lou', 'Table Mountain').code).toBe('formal');
});

test('a part of a name is no landmark', () => {
  expect(landmarkIn('Ben and Lomond Street')).toBeUndefined();
  expect(landmarkIn('Half a dome')).toBeUndefined();
});

test('what is said outright, chosen, or set by the person is not doubted', () => {
  const asked = { title: 'Dinner with Sam', hour: 19, eventType: 'formal' } as const;
  expect(likelyReadings(readOccasion({ ...asked, typeIsChosen: true }))).toHaveLength(1);
  expect(likelyReadings(readOccasion({ ...asked, title: '' }))).toHaveLength(1);
  expect(likelyReadings(read('Team dinner, black tie'))).toHaveLength(1);
  expect(likelyReadings(readOccasion({ ...asked, corrected: 'casual' }))).toHaveLength(1);
});

test('a title that may mean several things is planned for all of them', () => {
  const readings = likelyReadings(read('Open evening, speech'));
  expect(readings.length).toBeGreaterThan(1);
  expect(readings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
});
