import { expect, test } from 'vitest';
import { readOccasion } from '../occasion/read-occasion.ts';
import { findOutfits } from './find-outfits.ts';
import { namedItems } from './testing/named-items.testing.ts';

const carer = namedItems([
  'Lilac care tunic with care home logo',
  'Navy care-home polo shirt',
  'Black uniform trousers',
  'Black nurse shoes',
  'White cotton T-shirt',
  'Navy striped top',
  'Grey sweatshirt',
  'Dark blue jeans',
  'Black leggings',
  'Black wool trousers',
  'Navy floral tea dress',
  'White sneakers',
  'Black ankle boots',
  'Navy rain jacket',
  'Charcoal wool coat',
  'Navy backpack',
]);
const teacher = namedItems([
  'Green silk saree with gold border',
  'Yellow handloom cotton saree',
  'Gold brocade saree blouse',
  'White cotton saree blouse',
  'Teal straight cotton kurta',
  'White chikankari kurta',
  'Olive linen tunic',
  'Off-white cotton trousers',
  'Blue jeans',
  'Gold churidar',
  'Gold sandals',
  'Brown leather sandals',
  'Tan leather tote',
]);

function wornTo(items: typeof carer, title: string, location: string): string[] {
  const date = '2027-03-10';
  const answer = findOutfits({
    items,
    eventType: 'other',
    occasion: readOccasion({ title, location, hour: 9, weekday: 3, eventType: 'other' }),
    gender: 'female',
    date,
    weather: { feltC: 16, minC: 12, maxC: 19, rainMm: 0, rainChance: 0.05, windKmh: 8, source: 'forecast' },
    preferences: { styles: [], colours: [] },
    recent: [],
    seed: 1,
  });
  if (!answer.ok) throw new Error(`nothing fits "${title}"`);
  return answer.best.itemIds;
}

const uniform = /care|uniform|nurse/;

test.each([
  ['Early shift', 'care home'],
  ['late round', 'clients’ homes'],
  ['Service calls', 'customers’ homes'],
])('the clothes of an employer are worn to "%s" (%s)', (title, place) => {
  const worn = wornTo(carer, title, place);
  expect(worn.filter((name) => uniform.test(name)).length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['Dentist', 'dentist'],
  ['Flight to Alicante', 'plane'],
  ['Lunch with the girls', 'café'],
])('and stay at home for "%s"', (title, place) => {
  expect(wornTo(carer, title, place).filter((name) => uniform.test(name))).toEqual([]);
});

test.each(['Wedding of Rohan and Sneha', 'Parents meeting', 'Dinner with Meera', 'Diwali puja'])(
  'a sari has its blouse, and the blouse is worn with nothing else: %s',
  (title) => {
    const worn = wornTo(teacher, title, '');
    const hasSari = worn.some((name) => /saree(?! blouse)/.test(name));
    const hasBlouse = worn.some((name) => /saree blouse/.test(name));
    expect(hasBlouse).toBe(hasSari);
  },
);

const student = namedItems([
  'Navy student nurse tunic',
  'Navy scrub trousers',
  'White nursing trainers',
  'Black shirt for bar work',
  'Black work trousers',
  'White T-shirt',
  'Blue straight jeans',
  'Light blue shirt',
  'White sneakers',
  'Black leather shoes',
]);

test('what one trade hands out is not worn to another', () => {
  expect(wornTo(student, 'bar shift 6-close', 'The Oak').filter((name) => /nurs|scrub/.test(name))).toEqual(
    [],
  );
  expect(wornTo(student, 'Placement, day shift', 'university hospital')).toContain(
    'Navy student nurse tunic',
  );
  expect(wornTo(student, "Dinner with Aoife's parents", '')).not.toContain('Black shirt for bar work');
});

const swimmer = namedItems([
  'Navy swimming costume',
  'White linen shirt',
  'Blue wide-leg linen trousers',
  'Tan Birkenstocks',
  'Flip-flops',
  'Cotton tote',
  'Captain hat (fancy dress)',
  'Grey joggers',
  'Black T-shirt',
  'White sneakers',
]);

const supervisor = namedItems([
  'work polo navy',
  'black cargo work trousers',
  'hi vis jacket',
  'steel toe boots',
  'work fleece black',
  'navy chinos',
  'dark jeans',
  'light blue oxford shirt',
  'grey crew jumper',
  'navy wool coat',
  'brown chelsea boots',
]);

test('work clothes go together', () => {
  expect(wornTo(supervisor, 'work', '')).toEqual(
    expect.arrayContaining(['work polo navy', 'black cargo work trousers', 'steel toe boots']),
  );
  expect(wornTo(supervisor, "mum's 65th meal", '').filter((name) => /work|vis|steel/.test(name))).toEqual([]);
});

test.each(['Charity ball', 'Halloween party', 'Wedding of Rohan and Sneha'])(
  'no place makes a shift of what is dressed for: %s',
  (title) => expect(wornTo(carer, title, 'hospital depot').filter((name) => uniform.test(name))).toEqual([]),
);

test('a swimming costume is for swimming, and a fancy dress one is not', () => {
  const worn = wornTo(swimmer, 'Swim at the lido', '');
  expect(worn).toContain('Navy swimming costume');
  expect(worn).not.toContain('Captain hat (fancy dress)');
});

test('who watches a race or helps there is not dressed to run it', () => {
  const code = (title: string) =>
    readOccasion({ title, location: null, hour: 9, weekday: 6, eventType: 'other' }).code;
  expect(code('Great North Run')).toBe('sport');
  expect(code('Great North Run - marshal, mile 6')).toBe('casual');
});
