import { expect, test } from 'vitest';
import { readOccasion } from '../occasion/read-occasion.ts';
import { findOutfits } from './find-outfits.ts';
import { namedItems } from './testing/named-items.testing.ts';

/** Occasions that were once planned badly, each with what an outfit for it must and must not hold. */
const his = namedItems([
  'White poplin shirt',
  'White dress shirt with pleated front and double cuffs',
  'Light blue Oxford shirt',
  'Navy polo shirt',
  'White crew-neck T-shirt',
  'Grey hoodie',
  'Charcoal merino crew-neck jumper',
  'Burgundy knitted vest',
  'Beige cable-knit cardigan',
  'Mustard sweater vest',
  'Navy wool suit jacket',
  'Navy wool suit trousers',
  'Charcoal wool suit jacket',
  'Charcoal wool suit trousers',
  'Black dinner jacket with satin lapels',
  'Black tuxedo trousers',
  'Dark blue jeans',
  'Beige chinos',
  'Khaki shorts',
  'Black running tights',
  'Green running shirt',
  'Hiking trousers',
  'Merino hiking base layer',
  'Blue cycling jersey',
  'Black padded bib shorts',
  'Navy swim shorts',
  'Black ski trousers',
  'Red ski jacket',
  'Navy fleece jacket',
  'Dark blue waterproof hardshell jacket',
  'Black down jacket',
  'Navy wool overcoat',
  'Beige trench coat',
  'Black Oxford shoes',
  'Black patent dress shoes',
  'Brown Derby shoes',
  'White leather sneakers',
  'Running shoes in grey and blue',
  'Brown leather hiking boots',
  'Black rubber boots',
  'Black ski boots',
  'Cycling shoes',
  'Brown leather sandals',
  'Black silk tie',
  'Navy silk tie with fine dots',
  'Black silk bow tie',
  'Black leather belt',
  'Brown leather belt',
  'Canvas messenger bag',
  'Brown leather briefcase',
  'Canvas backpack',
  'Grey cashmere scarf',
  'Navy wool beanie',
  'Black ski gloves',
  'White site safety helmet',
]);
const hers = namedItems([
  'White silk blouse',
  'White crew-neck T-shirt',
  'Navy striped Breton top',
  'Grey cashmere jumper',
  'Black merino cardigan',
  'Black tailored trousers',
  'Dark blue jeans',
  'Black midi skirt',
  'Black knee-length shift dress',
  'White lace dress',
  'Floral summer dress',
  'Emerald floor-length evening gown',
  'Burgundy satin midi dress',
  'Black blazer',
  'Camel wool coat',
  'Black wool coat',
  'Beige trench coat',
  'Yellow raincoat',
  'Black down coat',
  'Navy swimsuit',
  'Turquoise beach cover-up',
  'Black sports leggings',
  'Purple sports top',
  'Black sports bra',
  'Running shoes in pink',
  'White sneakers',
  'Black leather ankle boots',
  'Green rubber boots',
  'Black leather pumps',
  'Gold strappy sandals',
  'Brown hiking boots',
  'Tan leather flat sandals',
  'Sheepskin slippers',
  'Black leather tote',
  'Gold clutch',
  'Canvas backpack',
  'Pearl earrings',
  'Gold hoop earrings',
  'Silk scarf with flowers',
  'Champagne shimmer shawl',
  'Grey wool scarf',
  'Straw sun hat',
  'Grey jersey lounge trousers',
  'Gold sequin mini dress',
  'Black work shirt with taverna logo',
  'Old purple fleece',
]);

const mild: [number, number] = [12, 19];

function wornTo(
  title: string,
  items: typeof his,
  [minC, maxC]: [number, number] = mild,
  when: { date?: string; hour?: number } = {},
): string {
  const { date = '2027-05-15', hour = 15 } = when;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const answer = findOutfits({
    items,
    eventType: 'other',
    occasion: readOccasion({ title, location: '', hour, weekday, eventType: 'other' }),
    gender: items === his ? 'male' : 'female',
    date,
    weather: {
      feltC: (minC + maxC) / 2,
      minC,
      maxC,
      rainMm: 0,
      rainChance: 0.05,
      windKmh: 8,
      source: 'forecast',
    },
    preferences: { styles: [], colours: [] },
    recent: [],
    seed: 1,
  });
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.best.itemIds.join('; ');
}

test.each([
  ['Black-tie gala', 'dinner jacket', 'tuxedo trousers', 'bow tie'],
  ["Engineers' association ball", 'dinner jacket', 'tuxedo trousers', 'bow tie'],
  ["Colleague's funeral", 'suit jacket', 'suit trousers', 'Black silk tie'],
  ["Brother's wedding", 'suit jacket', 'suit trousers', 'tie'],
  ['Hochzeit Lena & Tom', 'suit jacket', 'suit trousers'],
  ['Quarterly review w/ CFO', 'shirt'],
  ['Job interview at Siemens', 'shirt', 'jacket'],
])('%s: what he wears', (title, ...pieces) => {
  const worn = wornTo(title, his);
  for (const piece of pieces) expect(worn).toContain(piece);
  expect(worn).not.toMatch(/messenger|backpack|T-shirt|jeans|rubber boots|Mustard/);
});

test('suits are worn whole', () => {
  for (const title of ["Colleague's funeral", "Brother's wedding", 'Client presentation']) {
    const worn = wornTo(title, his);
    expect(worn, title).toMatch(
      /Navy wool suit (jacket|trousers).*Navy wool suit|Charcoal wool suit.*Charcoal wool suit/,
    );
  }
});

test('a shirt with a pleated front is for the dinner jacket', () => {
  for (const title of ['Client presentation', 'Conference', 'Christmas Eve'])
    expect(wornTo(title, his), title).not.toContain('pleated front');
});

test('a rock concert takes neither polo and wool trousers nor patent shoes', () => {
  expect(wornTo('Rock concert', his, mild, { hour: 20 })).not.toMatch(/polo|suit|patent|Oxford shoes/);
});

test('brunch takes neither rubber boots nor a backpack', () => {
  for (const items of [his, hers])
    expect(wornTo('Sunday brunch', items, mild, { hour: 11 })).not.toMatch(/rubber|backpack/);
});

test('a garden party in July takes no black dress with boots', () => {
  const worn = wornTo('Garden party', hers, [20, 27], { date: '2027-07-10' });
  expect(worn).not.toMatch(/Black knee-length|ankle boots|tote/);
});

test('no white lace to a funeral', () => {
  const worn = wornTo('Funeral of aunt Rosa', hers, [4, 9], { date: '2027-11-12', hour: 11 });
  expect(worn).toContain('Black');
  expect(worn).not.toMatch(/White lace|Floral|Burgundy|shimmer/);
});

test('hikes are dressed for: boots, no tights for runs, no swimsuit under a down coat', () => {
  const hike = wornTo('Hike Uetliberg', his, [8, 15], { hour: 9 });
  expect(hike).toContain('hiking boots');
  expect(hike).toContain('Hiking trousers');
  expect(wornTo('Hike with Mia', hers, [0, 4], { date: '2027-01-16', hour: 9 })).not.toMatch(
    /swimsuit|Running/,
  );
});

test('each sport takes its own things', () => {
  expect(wornTo('Group ride', his, [14, 22], { hour: 9 })).toMatch(
    /cycling jersey.*bib shorts|bib shorts.*cycling jersey/,
  );
  const run = wornTo('Morning run', his, [8, 13], { hour: 7 });
  expect(run).toContain('Running shoes');
  expect(run).not.toMatch(/scarf|belt|jeans|cycling/);
  const ski = wornTo('Skiing with Lea', his, [-10, -4], { date: '2027-02-06', hour: 9 });
  for (const piece of ['ski jacket', 'ski trousers', 'ski boots']) expect(ski).toContain(piece);
});

test('pool and lake take swimwear and no sneakers', () => {
  const pool = wornTo('Pool day with kids', hers, [26, 32], { date: '2027-07-18', hour: 11 });
  expect(pool).toContain('swimsuit');
  expect(pool).not.toMatch(/neakers|boots/);
  const lake = wornTo('Lake swim with the family', his, [22, 33], { date: '2027-07-18', hour: 11 });
  for (const piece of ['swim shorts', 'sandals']) expect(lake).toContain(piece);
});

test('nobody crosses town in a swimsuit alone', () => {
  const without = hers.filter(({ id }) => !id.includes('cover-up'));
  const worn = wornTo('Beach with the girls', without, [22, 27], { date: '2027-07-18', hour: 11 });
  expect(worn).toContain('swimsuit');
  expect(worn).toMatch(/shirt|blouse|top/i);
  expect(worn).toMatch(/jeans|skirt|trousers/i);
});

test('sequins wait for the evening, and what an employer hands out for the shift', () => {
  for (const title of ['Easter lunch with the parents', 'Thesis proposal talk', 'Lunch with Nora'])
    expect(wornTo(title, hers, mild, { hour: 12 }), title).not.toMatch(/sequin|logo/);
});

test('worn-out pieces stay at home', () => {
  for (const title of ['Yoga class', 'Hike with Mia', 'Groceries'])
    expect(wornTo(title, hers, [4, 10], { hour: 10 }), title).not.toContain('Old purple');
});

test('men wear cardigans and knitted vests over something', () => {
  for (const title of ['Flight to Naples', 'Ride to the studio', 'Dinner with friends']) {
    const worn = wornTo(title, his, [6, 14]);
    if (/vest|cardigan/.test(worn)) expect(worn, title).toMatch(/shirt/i);
  }
});

test('a shimmer shawl is no scarf for errands', () => {
  for (const title of ['Doctor appointment', 'Groceries', 'Hike with Mia'])
    expect(wornTo(title, hers, [3, 8], { date: '2027-02-11', hour: 10 }), title).not.toContain('shimmer');
});

test('nobody wears a coat on the sofa', () => {
  for (const items of [his, hers])
    for (const title of ['Movie night at home', 'Drinks at home', 'Film night on the sofa'])
      expect(wornTo(title, items, [0, 4], { date: '2027-02-11', hour: 20 })).not.toMatch(
        /coat|down|backpack|tote|boots/,
      );
});

const covered = namedItems([
  'Baju kurung navy, office',
  'White long shirt blouse, loose',
  'Black wide-leg trousers',
  'Plum shirt, long back',
  'Tudung bawal navy',
  'Dusty pink chiffon hijab',
  'Black undercap',
  'Halloween cow onesie',
  'Brown leather slip-ons',
  'White sneakers',
  'Navy tote',
]);

test('a person who covers her hair leaves the house with a headscarf and not with what is worn under one', () => {
  for (const title of ['Dentist', 'Budget meeting with the Treasury', 'Lunch with Siti', 'Groceries']) {
    const worn = wornTo(title, covered);
    expect(worn, title).toMatch(/Tudung|hijab/);
    expect(worn, title).not.toContain('undercap');
  }
});

test('a person in folk dress wears no shirt over a baju kurung, and a costume to theme parties alone', () => {
  for (const title of ['Office day', "Mother's Day at the rest home", 'Dinner with colleagues'])
    expect(wornTo(title, covered), title).not.toMatch(/kurung.*blouse|blouse.*kurung|onesie/);
});

test('a person who wears turbans wears one, and no cricket bag to the pool', () => {
  const turbaned = namedItems([
    'Light blue shirt',
    'Grey chinos',
    'White kurta pajama, cotton',
    'Navy kurta with silver buttons',
    'Navy swim shorts',
    'White T-shirt',
    'Black Oxfords',
    'Black sliders',
    'Navy turban, full voile',
    'Maroon turban',
    'Black under-turban fifty (patti)',
    'Cricket kit bag, helmet, pads',
  ]);
  for (const title of ['Team meeting', 'Dinner with friends', 'Dentist'])
    expect(wornTo(title, turbaned), title).toMatch(/(Navy|Maroon) turban/);
  expect(wornTo('Pool day', turbaned, [24, 29])).not.toContain('Cricket');
  expect(wornTo('Temple with the family', turbaned)).not.toMatch(/kurta.*kurta/);
});

test('what an employer hands out is for the shift', () => {
  const nurse = [
    ...his,
    ...namedItems([
      'Light blue hospital scrubs top',
      'Light blue hospital scrub trousers',
      'White chef jacket',
    ]),
  ];
  expect(wornTo('Nurse shift', nurse, mild, { hour: 7 })).toMatch(/scrubs top.*scrub trousers/);
  for (const title of ["Brother's wedding", 'Dinner with Sam', 'Theater'])
    expect(wornTo(title, nurse, mild, { hour: 19 }), title).not.toMatch(/scrub|chef/);
});
