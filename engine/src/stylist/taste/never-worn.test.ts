import { describe, expect, it } from 'vitest';
import stored from '../../knowledge/data/never-worn.json' with { type: 'json' };
import { readOccasion } from '../occasion/read-occasion.ts';
import { findOutfits } from '../outfit/find-outfits.ts';
import { namedItems } from '../outfit/testing/named-items.testing.ts';
import { pieceKinds } from '../piece/piece-kinds.ts';
import { isNeverWorn } from './never-worn.ts';

const weather = {
  feltC: 12,
  minC: 8,
  maxC: 14,
  rainMm: 0,
  rainChance: 0,
  windKmh: 8,
  source: 'forecast' as const,
};

/** The descriptions of what is worn to an entry of the calendar. */
function worn(title: string, names: readonly string[]): string[] {
  const items = namedItems(names);
  const occasion = readOccasion({ title, location: '', hour: 10, weekday: 2, eventType: 'other' });
  const answer = findOutfits({
    items,
    occasion,
    eventType: 'other',
    date: '2027-05-04',
    weather,
    preferences: { styles: [], colours: [] },
    recent: [],
    seed: 1,
  });
  if (!answer.ok) throw new Error(answer.sentence);
  return items.filter(({ id }) => answer.best.itemIds.includes(id)).map(({ description }) => description);
}

describe('what is never worn where', () => {
  it('names groups that pieces have', () => {
    const groups = new Set(pieceKinds.map(({ group }) => group));
    const lost = Object.keys(stored.groups).filter((group) => !groups.has(group));
    expect(lost.length).toBeLessThan(Object.keys(stored.groups).length / 10);
  });

  it.each([
    ['jeans', 'business formal', null],
    ['evening bag', 'business casual', null],
    ['tote', 'outdoor', 'labor'],
    ['blazer', 'sport', 'run'],
  ] as const)('%s: %s', (group, code, activity) => {
    expect(isNeverWorn(group, { code, activity })).toBe(true);
  });

  it('leaves to the learned taste what some stylists did', () => {
    expect(isNeverWorn('jeans', { code: 'casual', activity: null })).toBe(false);
    expect(isNeverWorn('handbag', { code: 'mourning', activity: null })).toBe(false);
  });

  it('no tote is carried on a hike', () => {
    const names = ['White tee', 'Black leggings', 'Pink fleece', 'Hiking boots', 'Big brown tote'];
    expect(worn('Hike', names)).not.toContain('Big brown tote');
  });

  it('where nothing else hangs there, one is dressed all the same', () => {
    expect(worn('Job interview', ['White shirt', 'Blue jeans', 'White sneakers'])).toContain('Blue jeans');
  });

  it('a double cuff is closed by links, and left at home without them', () => {
    const suit = ['White double cuff shirt', 'White shirt', 'Navy suit', 'Black oxfords', 'Navy silk tie'];
    expect(worn('Job interview', suit)).not.toContain('White double cuff shirt');
    const linked = worn('Black tie dinner', [...suit, 'Dinner suit', 'Black bow tie', 'Silver cufflinks']);
    expect(linked.includes('White double cuff shirt')).toBe(linked.includes('Silver cufflinks'));
  });

  it('a match is played in the boots for it', () => {
    const names = [
      'Grey tee',
      'Black joggers',
      'Black sport shorts',
      'Blue gym trainers',
      'Rugby boots (8 stud)',
    ];
    expect(worn('Rugby practice', names)).toContain('Rugby boots (8 stud)');
  });

  it('no jacket is worn over a swimsuit alone', () => {
    const names = [
      'Red swimsuit',
      'Denim jacket',
      'Tan flat sandals',
      'Yellow linen sundress',
      'Straw sun hat',
    ];
    const clothes = worn('Beach with the kids', names);
    expect(clothes.includes('Red swimsuit') && clothes.includes('Denim jacket')).toBe(false);
  });

  it('old running shoes still run', () => {
    const names = ['Grey tee', 'Black joggers', 'Black sneakers', 'Old grey running shoes'];
    expect(worn('Run', names)).toContain('Old grey running shoes');
  });
});
