import { expect, test } from 'vitest';
import { readOccasion } from '../occasion/read-occasion.ts';
import { findOutfits } from './find-outfits.ts';
import { namedItems } from './testing/named-items.testing.ts';

const everyday = [
  'White T-shirt',
  'Grey T-shirt',
  'Blue oxford shirt',
  'Cream knit sweater',
  'Dark blue jeans',
  'Black trousers',
  'White sneakers',
  'Black ankle boots',
  'Navy raincoat',
  'Camel wool coat',
];

type Asked = { feltC?: number; owned?: readonly string[]; locked?: string[] };

function wornTo(title: string, more: readonly string[], asked: Asked = {}): string[] {
  const { feltC = 12, owned = everyday, locked = [] } = asked;
  const answer = findOutfits({
    items: namedItems([...owned, ...more]),
    locked,
    eventType: 'other',
    occasion: readOccasion({ title, location: '', hour: 14, weekday: 6, eventType: 'other' }),
    gender: 'female',
    date: '2027-12-11',
    weather: {
      feltC,
      minC: feltC - 3,
      maxC: feltC + 2,
      rainMm: 0,
      rainChance: 0.1,
      windKmh: 8,
      source: 'forecast',
    },
    preferences: { styles: [], colours: [] },
    recent: [],
    seed: 1,
  });
  if (!answer.ok) throw new Error(`nothing fits "${title}"`);
  return answer.best.itemIds;
}

test.each([
  [
    'Netball v Harriers',
    ['Navy netball dress', 'Red gym top', 'Black running shorts', 'Netball trainers'],
    'Navy netball dress',
  ],
  [
    'Sailing with Pat',
    ['Waterproof sailing trousers', 'Red sailing jacket', 'Hiking boots', 'Boat shoes'],
    'Red sailing jacket',
  ],
  ['Fly fishing w/ Bob', ['Chest waders', 'Wading boots', 'Hiking pants', 'Hiking boots'], 'Chest waders'],
  ['Lab practical 2-5', ['White lab coat', 'Denim jacket'], 'White lab coat'],
  [
    'Surf w/ Dave',
    ['Wetsuit 4/3', 'Black one-piece swimsuit', 'Black leggings', 'Flip-flops'],
    'Wetsuit 4/3',
  ],
])('%s is done in its own kit', (title, more, kit) => {
  expect(wornTo(title, more)).toContain(kit);
});

test('a pinafore has a top under it', () => {
  const worn = wornTo('Lunch at Mum’s', ['Brown cord pinafore dress', 'Black tights']);
  if (worn.includes('Brown cord pinafore dress'))
    expect(worn.some((id) => /T-shirt|shirt|sweater/.test(id))).toBe(true);
  const alone = wornTo('Lunch at Mum’s', ['Brown cord pinafore dress']);
  expect(alone.length).toBeGreaterThan(0);
});

test('without a costume nobody goes to a costume party in a gown', () => {
  const worn = wornTo('Halloween party', [
    'Long emerald satin dress',
    'Silver strappy heels',
    'Black sequin top',
  ]);
  expect(worn).not.toContain('Long emerald satin dress');
});

test('a leather jacket is not worn over a blazer', () => {
  const worn = wornTo('Dinner with friends', ['Brown tweed jacket', 'Brown leather jacket'], { feltC: 8 });
  expect(worn.includes('Brown tweed jacket') && worn.includes('Brown leather jacket')).toBe(false);
});

test('a lawyer’s gown is for court, not for the sofa', () => {
  const gown = 'Black barrister gown';
  expect(
    wornTo('Court hearing', [gown, 'Black suit jacket', 'Black suit trousers', 'White shirt']),
  ).toContain(gown);
  expect(wornTo('Off sick', [gown, 'Blue pajamas'])).not.toContain(gown);
});

test('slippers stay in the house, whatever is done in front of it', () => {
  expect(wornTo('Plant bulbs, front yard', ['Fuzzy slippers', 'Ripped jeans'])).not.toContain(
    'Fuzzy slippers',
  );
});

test('a sport is done in its own clothes and watched in others', () => {
  const kit = [
    'Red hockey shirt',
    'Hockey shoes',
    'Cycling jersey',
    'Bib shorts',
    'Cycling shoes',
    'Gym shorts',
  ];
  const played = wornTo('Hockey training', kit);
  expect(played).toContain('Red hockey shirt');
  expect(played).not.toContain('Cycling jersey');
  const watched = wornTo('Soccer sidelines, Theo', ['Purple running tee', 'Black running leggings']);
  expect(watched.filter((id) => /running/.test(id))).toEqual([]);
});

test('one goes to the water in clothes unless it is warm', () => {
  const swimsuit = ['Navy swimsuit', 'Flip-flops'];
  const cool = wornTo('Swimming with the kids', swimsuit, { feltC: 8 });
  expect(cool).toContain('Navy swimsuit');
  expect(cool.some((name) => /jeans|trousers/.test(name))).toBe(true);
  const trunks = wornTo('Swimming with the kids', ['Navy swim trunks', 'Grey joggers'], { feltC: 8 });
  expect(trunks).toContain('Navy swim trunks');
  expect(trunks.some((name) => /jeans|trousers|joggers/.test(name))).toBe(true);
  expect(wornTo('Pool day', swimsuit, { feltC: 30 })).not.toContain('Camel wool coat');
});

test('in cool air there is an outfit to swim in whatever is owned or wished for', () => {
  const title = 'Swimming with the kids';
  const feltC = 8;
  expect(wornTo(title, [], { feltC })).toContain('White sneakers');
  const owned = ['White T-shirt', 'Navy swimsuit', 'Black running tights', 'Flip-flops'];
  expect(wornTo(title, [], { feltC, owned }).length).toBeGreaterThan(1);
  const locked = ['Blue linen dress'];
  expect(wornTo(title, ['Navy swimsuit', ...locked], { feltC, locked })).toContain('Blue linen dress');
});

test('a shift that is only named by its hours is worked in uniform', () => {
  const uniform = ['Green paramedic shirt', 'Green paramedic trousers', 'Black safety boots for work'];
  for (const title of ['Nights 1/4', 'Early', 'Long day', 'Lates'])
    expect(wornTo(title, uniform), title).toEqual(expect.arrayContaining(uniform));
  expect(wornTo('Late lunch with Tom', uniform)).not.toContain('Green paramedic shirt');
});

test('the jersey of one of two teams is worn to their match', () => {
  const jersey = 'Green Ireland rugby jersey';
  expect(wornTo('Ireland v Scotland w/ Dad', [jersey])).toContain(jersey);
});

test('the Christmas jumper is for the day that is called after it', () => {
  const jumper = 'Christmas jumper with a pudding on it';
  expect(wornTo('Xmas jumper day', [jumper, 'Red hoodie'])).toContain(jumper);
});

test('nobody goes to a course in uniform, and "Work" is a shift for people who have one', () => {
  const scrubs = ['Navy scrub top', 'Navy scrub pants', 'White clinic sneakers'];
  expect(wornTo('Work - full day', scrubs)).toContain('Navy scrub top');
  expect(wornTo('Work - Christmas party', scrubs)).not.toContain('Navy scrub top');
  expect(wornTo('CE course', scrubs)).not.toContain('Navy scrub top');
});

test('a color that the entry asks for is worn', () => {
  const blacks = ['Black jersey dress', 'Blue silk dress', 'Black loafers'];
  expect(wornTo('Choir concert (blacks + scarf)', blacks)).toContain('Black jersey dress');
  const red = wornTo('Office party, wear red', ['Red wrap dress', 'Green wrap dress', 'Black pumps']);
  expect(red).toContain('Red wrap dress');
});

test('a Christmas sweater stays at home on any other day of December', () => {
  const jumper = 'Red Christmas jumper';
  for (const title of ['Dentist', 'Swimming lesson, poolside', 'Lunch with Anna'])
    expect(wornTo(title, [jumper, 'Grey wool jumper']), title).not.toContain(jumper);
});

test('what does not fit any more is not worn while something else does', () => {
  const outgrown = ["Black jeans that don't fit", 'Blue jeans (too small)', 'Graue Jeans, zu eng'];
  const worn = wornTo('Coffee with Ben', [...outgrown, 'Dark blue jeans', 'White tee', 'Grey sweater']);
  expect(worn).toContain('Dark blue jeans');
});
