import { itemKinds } from '@drape/contract/wardrobe/item-kinds';
import { describe, expect, test } from 'vitest';
import { garmentDesigns } from '../../drawing/garment-designs.ts';
import { drawablePatterns } from '../../drawing/pattern.ts';
import { seededRandom } from '../../drawing/seeded-random.ts';
import { parseItem, parseItems, type Understood, type UnderstoodField } from './parse-items.ts';

const names = (text: string) => parseItems(text).items.map(({ description }) => description);

describe('a list becomes items', () => {
  test('commas part items, brackets hold brand and size, counts are read', () => {
    const { items } = parseItems('2x white tees, navy wool blazer (Zara, M), black leather chelsea boots');
    expect(items).toMatchObject([
      {
        description: 'White tees',
        quantity: 2,
        category: 'top',
        subcategory: 't-shirt',
        color_primary: 'white',
      },
      {
        description: 'Navy wool blazer',
        quantity: 1,
        category: 'outerwear',
        subcategory: 'blazer',
        color_primary: 'navy',
        material: 'wool',
        brand: 'Zara',
        size: 'M',
        season: 'winter',
        formality: 4,
      },
      {
        description: 'Black leather chelsea boots',
        category: 'shoes',
        subcategory: 'chelsea boots',
        material: 'leather',
      },
    ]);
  });

  test.each([
    ['white and navy striped shirt', ['White and navy striped shirt']],
    ['black and white sneakers', ['Black and white sneakers']],
    ['black jeans and white sneakers', ['Black jeans', 'White sneakers']],
    ['suit and tie', ['Suit jacket', 'Suit trousers', 'Tie']],
    ['dress with a belt and pockets', ['Dress with a belt and pockets']],
    ['denim and leather jacket', ['Denim and leather jacket']],
    ['Blazer, navy, wool, M', ['Blazer, navy, wool']],
    ['navy, wool blazer', ['Navy, wool blazer']],
    ['skirt $1,299.00, top', ['Skirt', 'Top']],
    ['- three pairs of black socks\n• a pair of gloves\n3) scarf', ['Black socks', 'Gloves', 'Scarf']],
    ['jeans; T-shirt; Sandalen', ['Jeans', 'T-shirt', 'Sandalen']],
    ['👕 5 tees 👕', ['Tees']],
    [
      'I have a navy blazer, two white shirts. Also brown brogues!',
      ['Navy blazer', 'White shirts', 'Brown brogues'],
    ],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected));

  test.each([
    ['three pairs of black socks', 3],
    ['socks x4', 4],
    ['pack of 3 tees', 3],
    ['a dozen handkerchiefs', 12],
    ['Oxford shirt, qty: 2', 2],
    ["levi's 501 jeans", 1],
    ['3-button blazer', 1],
    ['5 pocket jeans', 1],
    ['900 shirts', 1],
  ])('%s counts %i', (text, quantity) => expect(parseItems(text).items[0]?.quantity).toBe(quantity));
});

describe('a name becomes one item', () => {
  test.each([
    ['dress shoes', 'shoes', 'oxfords'],
    ['shirt dress', 'dresses', 'shirt dress'],
    ['denim jacket', 'outerwear', 'denim jacket'],
    ['boot cut jeans', 'pants', 'jeans'],
    ['wide leg trousers', 'pants', 'wide-leg trousers'],
    ['tie neck blouse', 'shirt', 'blouse'],
    ['polo neck jumper', 'top', 'turtleneck'],
    ['tshirt', 'top', 't-shirt'],
    ['V-neck sweater', 'top', 'v-neck knit'],
    ['pleated midi skirt', 'pants', 'pleated skirt'],
    ['cotton kurta', 'top', 'kurta'],
    ['silk saree', 'dresses', 'sari'],
    ['Winterjacke', 'outerwear', 'puffer'],
    ['jupe plissée', 'pants', 'pleated skirt'],
    ['vestido rojo', 'dresses', 'dress'],
    ['scarpe nere', 'shoes', 'sneakers'],
    ['navy balzer', 'outerwear', 'blazer'],
    ['suit (jacket and trousers)', 'outerwear', 'suit jacket'],
    ['Lederschuhe', 'shoes', 'oxfords'],
    ['Ray-Ban Wayfarer', 'accessories', 'sunglasses'],
    ['👗', 'dresses', 'dress'],
    ['Match shirt, green and white hoops', 'top', 'jersey'],
  ])('%s is %s, drawn as %s', (name, category, subcategory) =>
    expect(parseItem(name)).toMatchObject({ category, subcategory }),
  );

  test.each([
    ['navy blue wool coat', 'navy', null],
    ['dark green chinos', 'dark green', null],
    ['white shirt with blue stripes', 'white', 'blue'],
    ['white dots blue dress', 'blue', 'white'],
    ['blazer with gold buttons', 'unknown', null],
    ['silver heels', 'silver', null],
    ['Red Tape brown shoes', 'brown', null],
    ['weiße Hose', 'white', null],
    ['black/white gingham shirt', 'black', 'white'],
    ['tee ⚪️', 'white', null],
  ])('%s is %s, then %s', (name, color_primary, color_secondary) =>
    expect(parseItem(name)).toMatchObject({ color_primary, color_secondary }),
  );

  test.each([
    ['jeans W32 L34', 'W32 L34'],
    ['boots EU 42', 'EU 42'],
    ['dress (38)', '38'],
    ['coat size 10.5', '10.5'],
    ['tee XL', 'XL'],
    ['large leather tote', null],
    ['2x tee', null],
  ])('%s has size %s', (name, size) => expect(parseItem(name).size).toBe(size));

  test('a thick winter garment is warmer than the same in linen', () => {
    expect(parseItem('chunky wool sweater').warmth).toBeGreaterThan(parseItem('linen sweater').warmth);
  });

  test('a sports maker makes shorts for the workout, and a sports coat is for none', () => {
    expect(parseItem('Nike shorts').occasion[0]).toBe('workout');
    expect(parseItem('tweed sports coat').occasion).not.toContain('workout');
  });

  test('a name without any known garment stays an item, and says that it was guessed', () => {
    for (const name of ['zzyzx', '%%%', ''])
      expect(parseItem(name)).toMatchObject({
        category: 'top',
        color_primary: 'unknown',
        confidence: 0.2,
      });
  });

  test('markup and formulas stay plain text', () => {
    expect(parseItem('<b>jacket</b> =SUM(A1)').description).toBe('<b>jacket</b> =SUM(A1)');
  });
});

test('every field that was read points at its words', () => {
  const text = 'socks\n2x dark green wool coats (Zara, M) $49.90';
  const [, coat] = parseItems(text).items;
  const words = (field: UnderstoodField) => {
    const found: Understood[] = coat?.understood.filter((each) => each.field === field) ?? [];
    return found.map(({ start, end, value }) => [text.slice(start, end), value]);
  };
  expect(words('quantity')).toEqual([['2x', '2']]);
  expect(words('color_primary')).toEqual([['dark green', 'dark green']]);
  expect(words('material')).toEqual([['wool', 'wool']]);
  expect(words('category')).toEqual([['wool coats', 'outerwear']]);
  expect(words('brand')).toEqual([['Zara', 'Zara']]);
  expect(words('size')).toEqual([['M', 'M']]);
  expect(words('price')).toEqual([['$49.90', '49.9']]);
});

describe('packing lists and orders', () => {
  test('a line that only names a garment is an item, a heading only above a list', () => {
    expect(names('jeans\nshirts\nboots')).toEqual(['Jeans', 'Shirts', 'Boots']);
    expect(names('Shirts\n- white\n- blue oxford')).toEqual(['White', 'Blue oxford']);
    expect(parseItems('# Coats\nblack').items).toMatchObject([
      { category: 'outerwear', subcategory: 'coat' },
    ]);
  });

  test('a heading gives its items their kind and occasion', () => {
    const { items, ignored } = parseItems(
      'Shoes:\n- brown suede\n- white Stan Smiths\nFor the gym:\n- old tee\nToiletries:\n- toothbrush',
    );
    expect(items).toMatchObject([
      { description: 'Brown suede', category: 'shoes', subcategory: 'sneakers', confidence: 0.6 },
      { description: 'White Stan Smiths', category: 'shoes' },
      { description: 'Old tee', category: 'top', occasion: ['workout'] },
    ]);
    expect(ignored.map(({ text, reason }) => [text, reason])).toContainEqual(['toothbrush', 'not clothing']);
  });

  test('a heading holds up to the blank line behind its items', () => {
    const { items } = parseItems('Evening:\n\n- black heels\n\nplain tee');
    expect(items.map(({ occasion }) => occasion)).toEqual([['formal'], ['casual']]);
  });

  test("an order's items take the lines below them, and everything else is named as left out", () => {
    const order =
      'Thank you for your order!\nOrder #123-4567\n\nWool Blend Coat\nSize: M\nColour: Camel\nQty: 2\n$1,129.00\n\nSlim Fit Shirt\nLight blue / L\n39,99 €\n\nSubtotal: $208.98\nShipping: Free\nShip to:\nJane Doe\n12 High Street\n\nhttps://shop.example/x';
    const { items, ignored } = parseItems(order);
    expect(items).toMatchObject([
      {
        description: 'Wool Blend Coat',
        size: 'M',
        color_primary: 'camel',
        quantity: 2,
        price: 1129,
        currency: 'USD',
      },
      {
        description: 'Slim Fit Shirt',
        size: 'L',
        color_primary: 'light blue',
        price: 39.99,
        currency: 'EUR',
      },
    ]);
    expect(ignored.map(({ reason }) => reason)).toEqual(
      'shop text,order details,sum,shipping,shipping,address,address,web address'.split(','),
    );
  });
});

describe('any text', () => {
  const random = seededRandom(7);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)];
  const words =
    'navy blue wool blazer shirt and & with (Zara, M) 2x three pairs of jeans 👗 Kleid रेशम साड़ी 靴 $ 49,99 € qty: size XL " \t ; / - • \ud800 \u0000 \u202e e\u0301 ﬁ ß İ 𝓈𝒽𝒾𝓇𝓉 Shoes: red\n'.split(
      ' ',
    );
  const texts = Array.from({ length: 400 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 30) }, () =>
      random() < 0.15
        ? String.fromCharCode(Math.floor(random() * 65536))
        : pick(words) + pick(['', ' ', '\n', ', ']),
    ).join(''),
  );

  test('gives items in order whose offsets point at the text they speak of', () => {
    for (const text of texts) {
      const { items, ignored } = parseItems(text);
      let end = 0;
      for (const item of items) {
        expect(item.start).toBeGreaterThanOrEqual(end);
        end = item.end;
        expect(item.end).toBeLessThanOrEqual(text.length);
        for (const { start, end: to } of item.understood) {
          expect(start).toBeGreaterThanOrEqual(item.start);
          expect(to).toBeLessThanOrEqual(item.end);
          expect(text.slice(start, to).trim()).toBe(text.slice(start, to));
          expect(to).toBeGreaterThan(start);
        }
      }
      for (const each of ignored) expect(text.slice(each.start, each.end)).toBe(each.text);
    }
  });

  test('gives values that a form can show and a drawing can draw', () => {
    for (const text of texts)
      for (const item of parseItems(text).items) {
        expect(item.quantity).toBeGreaterThanOrEqual(1);
        expect(item.quantity).toBeLessThanOrEqual(99);
        expect(item.description.length).toBeLessThanOrEqual(200);
        expect([null, ...Object.keys(garmentDesigns), ...Object.values(itemKinds).flat()]).toContain(
          item.subcategory,
        );
        expect([null, ...drawablePatterns]).toContain(item.pattern);
        expect(item.warmth).toBeGreaterThanOrEqual(0);
        for (const { hex } of item.colors) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      }
  });

  test('the same text gives the same items', () => {
    for (const text of texts.slice(0, 50)) expect(parseItems(text)).toEqual(parseItems(text));
  });

  test.each([
    'a',
    '1',
    '((',
    'navy, ',
    'jeans and ',
    '- ',
    '$',
    'navy\n',
    ' ',
    '1,',
    '\t',
    'shirt ',
    '[ ]',
    'x2 ',
  ])('a hundred thousand signs of %j are read in time linear in their length', (sign) => {
    const read = (length: number) => {
      const text = sign.repeat(Math.ceil(length / sign.length));
      const times = [1, 2, 3].map(() => {
        const start = performance.now();
        parseItems(text);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    expect(read(100_000)).toBeLessThan(30 * Math.max(10, read(10_000)));
  });

  test('ten thousand lines stay ten thousand items', () => {
    const lines = Array.from({ length: 10_000 }, (_, k) => `${(k % 5) + 1}x navy wool blazer (Zara, M)`);
    expect(parseItems(lines.join('\n')).items).toHaveLength(10_000);
  });
});

test('a suit of two pieces is no bikini, and numbers in letters beyond twelve count', () => {
  for (const name of ['Charcoal suit, two-piece', 'Suit charcoal two piece'])
    expect(parseItem(name)).toMatchObject({ subcategory: 'suit jacket', color_primary: 'charcoal' });
  expect(parseItem('Red two-piece swimsuit').subcategory).toBe('bikini');
  const { items } = parseItems('Fourteen pairs of black socks');
  expect(items).toMatchObject([{ subcategory: 'socks', quantity: 14 }]);
});
