import { describe, expect, test } from 'vitest';
import { occasionTags } from '../piece/piece-tags.ts';
import { occasionEntries } from './occasion-table.ts';
import { readOccasion } from './read-occasion.ts';

const read = (title: string, more: Partial<Parameters<typeof readOccasion>[0]> = {}) =>
  readOccasion({ title, hour: 12, eventType: 'other', ...more });

describe('the table of occasions', () => {
  test('no phrase means two occasions, and every word for clothes is known', () => {
    const owners = new Map<string, string>();
    for (const { id, words, required, welcome, out } of occasionEntries) {
      for (const tag of [...required, ...welcome, ...out])
        expect(occasionTags, `${id}: ${tag}`).toContain(tag);
      for (const phrase of Object.values(words).flat()) {
        expect(owners.get(phrase) ?? id, phrase).toBe(id);
        owners.set(phrase, id);
      }
    }
    expect(owners.size).toBeGreaterThan(22_000);
    expect(occasionEntries.length).toBeGreaterThanOrEqual(500);
  });

  test('every occasion has a range of dressiness and is named in English', () => {
    for (const { id, level, words } of occasionEntries) {
      expect(level[0], id).toBeLessThan(level[1]);
      expect(level[0], id).toBeGreaterThanOrEqual(1);
      expect(level[1], id).toBeLessThanOrEqual(5);
      expect((words.en ?? words.de ?? []).length, id).toBeGreaterThan(0);
    }
  });
});

describe('reading an occasion', () => {
  test.each([
    ['Black tie gala', 'black tie'],
    ["Colleague's funeral", 'mourning'],
    ["Brother's wedding", 'formal'],
    ['Hochzeit Lena & Tom', 'formal'],
    ['Quarterly review w/ CFO', 'business formal'],
    ['Job interview at a bank', 'business formal'],
    ['Pool day', 'swim'],
    ['Morning run', 'sport'],
    ['Hiking in the Alps', 'outdoor'],
    ['Skitag mit den Jungs', 'sport'],
    ['Rock concert', 'casual'],
    ['Sunday brunch', 'casual'],
    ['Garden party', 'smart casual'],
    ['Obsèques de M. Vasseur', 'mourning'],
    ['Boda de Marta', 'formal'],
    ['Begravelse Ola', 'mourning'],
    ['Company Christmas party', 'festive'],
    ['Halloween party', 'theme'],
    ['Oktoberfest', 'folk'],
    ['Moving day', 'casual'],
    ['Sommerhochzeit', 'formal'],
  ])('%s asks for %s', (title, code) => {
    expect(read(title).code).toBe(code);
  });

  test('a dress code in the title counts before what the occasion usually asks for', () => {
    expect(read('Wedding, black tie').code).toBe('black tie');
    expect(read('Team dinner (casual)').code).toBe('casual');
  });

  test('a title that begins with a flight is about the plane', () => {
    expect(read('Fly to Denver, ski weekend').setting).toBe('travel');
    expect(read('Fly fishing with Dad').setting).not.toBe('travel');
  });

  test('without a word that is known the stored type decides', () => {
    expect(read('Lena', { eventType: 'formal' })).toMatchObject({ code: 'formal', source: 'type' });
    expect(read('', { eventType: 'workout' }).code).toBe('sport');
  });

  test('a type that follows from the title reads nothing away', () => {
    for (const title of ['Raised bed with Franz', 'Adventkonzert, Einsingen 17h', 'bowls (away)']) {
      const asTitled = read(title, { eventType: 'casual', typeIsChosen: false });
      expect(asTitled).toEqual(read(title));
      expect(asTitled.id).not.toMatch(/^type /);
    }
  });

  test('what the person set is never read away', () => {
    expect(read('Dinner with Sam', { corrected: 'formal' })).toMatchObject({
      code: 'formal',
      source: 'person',
    });
    expect(read('Run', { eventType: 'formal', typeIsChosen: true }).code).toBe('formal');
  });

  test.each(['', '🎉🎉', 'x'.repeat(200), 'black tie pool party', '   '])(
    '%j is read without an error',
    (title) => {
      expect(read(title).label).not.toBe('');
    },
  );
});

test('skiing stays skiing where the reader of titles would call it outdoors', () => {
  expect(read('Esquí en Baqueira con Marta', { location: 'Baqueira', hour: 9 })).toMatchObject({
    activity: 'ski',
  });
});
