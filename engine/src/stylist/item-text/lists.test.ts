import { describe, expect, test } from 'vitest';
import { parseItems } from './parse-items.ts';

const kinds = (text: string) =>
  parseItems(text).items.map(
    ({ quantity, category, subcategory, color_primary }) =>
      `${quantity} ${category} ${subcategory} ${color_primary}`,
  );

describe('a line is one garment unless it lists several', () => {
  test.each([
    ['5x white business shirts Eterna 41, one is a bit yellowed', ['5 shirt shirt white']],
    ['Light blue bridesmaid dress, long', ['1 dresses evening dress light blue']],
    ['that one sequin top, gold, nye only', ['1 top top gold']],
    ['linen trousers, sand, goes with the brown belt', ['1 pants trousers sand']],
    ['north face puffer, black, bought 2021', ['1 outerwear puffer black']],
    ['stan smiths, green heel', ['1 shoes sneakers white']],
    ['trench - burberry - vintage - 300€ (2018)', ['1 outerwear trench beige']],
    [
      'Anzug dunkelgrau Boss, Hose etwas eng',
      ['1 outerwear suit jacket dark grey', '1 pants suit trousers dark grey'],
    ],
    ['Jeans\tlight blue\tLevi’s\tW29\t1\tbit tight', ['1 pants jeans light blue']],
    ['3 plain tees (blk, wht, gry)', ['1 top t-shirt black', '1 top t-shirt white', '1 top t-shirt grey']],
    ['3 Paar Jeans (2 blau, 1 schwarz)', ['2 pants jeans blue', '1 pants jeans black']],
    ['shirts: 3 white, 2 blue, 1 pink', ['3 shirt shirt white', '2 shirt shirt blue', '1 shirt shirt pink']],
    [
      '3 belts - brown, black, tan',
      ['1 accessories belt brown', '1 accessories belt black', '1 accessories belt tan'],
    ],
    ['belt brown leather 36', ['1 accessories belt brown']],
    ['Guanti pelle marroni 9', ['1 accessories gloves brown']],
    ['Wanderschuhe 43,5', ['1 shoes hiking boots unknown']],
    ['Trikot nr 14', ['1 top jersey unknown']],
    ['knickers 15', ['15 pants underwear unknown']],
    ['T-Shirts weiß 6 Stück', ['6 top t-shirt white']],
    ['białe koszule 3 szt', ['3 shirt shirt white']],
    ['ties - 4', ['4 accessories tie unknown']],
    ['camisetas blancas (4)', ['4 top t-shirt white']],
  ])('%s', (text, expected) => expect(kinds(text)).toEqual(expected));

  test.each([
    ['👕👖👟', ['👕', '👖', '👟']],
    ['👕 white 👖 blue', ['👕 white', '👖 blue']],
    ['👗👠 black dress', ['Black dress']],
    ['❤️ red dress', ['Red dress']],
    ['⚪️ black tee', ['Black tee']],
  ])('%s', (text, expected) =>
    expect(parseItems(text).items.map(({ description }) => description)).toEqual(expected),
  );

  test('a remark stays with its garment and names nothing', () => {
    const [shirts] = parseItems('5x white business shirts Eterna 41, one is a bit yellowed').items;
    expect(shirts).toMatchObject({ size: '41', brand: 'Eterna' });
    expect(shirts?.description).toMatch(/one is a bit yellowed$/);
  });
});

describe('what stands around the garments of a list', () => {
  const items = (text: string) => parseItems(text).items;

  test('a table gives each row its own count, size, maker and remark', () => {
    const [shirt, socks] = items(
      'Nr.\tTeil\tFarbe\tMarke\tGr.\tStk\tBemerkung\n12\tBusiness-Hemd\thellblau\tOlymp\t41/42\t5\teins am Kragen durch\n13\tSocken\t\t\t43-44\t8 Paar\t',
    );
    expect(shirt).toMatchObject({
      quantity: 5,
      category: 'shirt',
      color_primary: 'light blue',
      brand: 'Olymp',
      size: '41/42',
      description: 'Business-Hemd, eins am Kragen durch',
    });
    expect(socks).toMatchObject({ quantity: 8, size: '43-44', subcategory: 'socks' });
  });

  test.each([
    'closet inventory (updating for the move)\n\nnavy blazer\nblack jeans',
    'hoodies/crews\nnavy hoodie\ngrey crewneck',
    'hats n stuff\nblack bucket hat\nred beanie',
    'kjoler og skjørt\nrød kjole\nsvart skjørt',
    '**caja 1 - camisetas y tops**\ncamiseta blanca\ntop negro',
    'Skirts (my knees)\nGrey pleated midi\nTweed skirt',
    'Box 3 / dresses\nred dress\nblue dress',
  ])('a heading or title is no garment: %s', (text) => expect(items(text)).toHaveLength(2));

  test.each([
    ['Camel coat, belt is missing but I use another', 1],
    ['Fake fur jacket, leopard, bought after two glasses of wine', 1],
    ['Ankle boots, black suede. Flat.', 1],
    ['Watch, brown strap', 1],
    ['Linbukse hvit, trengs nude truse', 1],
    ['navy blazer, also brown brogues', 2],
  ])('a remark is no garment: %s', (text, count) => expect(items(text)).toHaveLength(count));

  test.each([
    ['Durags: black, burgundy', ['1 black', '1 burgundy']],
    ['T-skjorter: 4 hvite, 3 svarte, 1 grå, den med logo', ['4 white', '3 black', '1 grey']],
    ['like 8 plain white tees', ['8 white']],
    ['tights 3stk, 2 sorte 1 flaskegrønn', ['2 black', '1 bottle green']],
    ['black jordans (worn maybe 4x)', ['1 black']],
    ['leggins negros 5 (2 rotos)', ['5 black']],
    ['tank tops, 6 pk white, ribbed', ['6 white']],
    ['Swimming costume, black with a tummy panel', ['1 black']],
  ])('counts and colors: %s', (text, expected) =>
    expect(items(text).map(({ quantity, color_primary }) => `${quantity} ${color_primary}`)).toEqual(
      expected,
    ),
  );

  test('a maker with a name begins a line of its own', () =>
    expect(items('braves tee navy\nstussy 8 ball')).toHaveLength(2));

  test('a price above the name belongs to the name', () => {
    const order =
      'Order no. 12\nOrder date 3 May\nDelivery: free\n\n£38.00\nAsos satin dress in green\n\n£110.00\nWhite trainers\n\nTotal £148.00';
    expect(items(order).map(({ price }) => price)).toEqual([38, 110]);
  });
});

describe('garments are known by slang, makers, typos and compounds', () => {
  test.each([
    ['white af1s', '1 shoes sneakers white'],
    ['Birkenstocks', '1 shoes sandals brown'],
    ['ugg slippers', '1 shoes slippers chestnut'],
    ['pj pants', '1 pants pajamas unknown'],
    ['denim jacket', '1 outerwear denim jacket denim blue'],
    ['striped breton top', '1 top long-sleeve t-shirt white'],
    ['hoops', '1 accessories earrings unknown'],
    ['haferl shoes', '1 shoes oxfords unknown'],
    ['Laufshirt neongelb', '1 top sports top yellow'],
    ['Rollkragenpulli bordeaux', '1 top turtleneck burgundy'],
    ['Rock schwarz plissiert', '1 pants pleated skirt black'],
    ['Tweedsakko braun', '1 outerwear blazer brown'],
    ['nvay blazer', '1 outerwear blazer navy'],
    ['pruple skirt', '1 pants midi skirt purple'],
    ['denim jackte', '1 outerwear denim jacket denim blue'],
    ['grey swaeter', '1 top knit grey'],
  ])('%s is %s', (text, expected) => expect(kinds(text)).toEqual([expected]));

  test('what a garment is for follows its name', () => {
    const [slippers, pyjamas, running, gown] = parseItems(
      'Ugg slippers\npj pants\nLaufshirt\nevening dress, for parties',
    ).items;
    expect(slippers?.season).toBe('all');
    expect(pyjamas?.occasion).toEqual(['casual']);
    expect(running?.occasion).toEqual(['workout']);
    expect(gown?.season).toBe('all');
  });
});

describe('ten languages, also mixed within a list', () => {
  test.each([
    ['mørkeblå dressjakke', '1 outerwear blazer dark blue'],
    ['allværsjakke Norrøna rød', '1 outerwear raincoat red'],
    ['bottines marron à talons', '1 shoes ankle boots brown'],
    ['doudoune sans manches kaki', '1 outerwear gilet khaki green'],
    ['jersey de cuello alto negro', '1 top turtleneck black'],
    ['felpa con cappuccio grigia', '1 top hoodie grey'],
    ['zwarte coltrui', '1 top turtleneck black'],
    ['mörkblå kavaj', '1 outerwear blazer navy'],
    ['hættetrøje grå', '1 top hoodie grey'],
    ['kurtka skórzana czarna', '1 outerwear leather jacket black'],
    ['casaco de inverno preto', '1 outerwear coat black'],
    ['чёрные джинсы', '1 pants jeans black'],
    ['λευκό πουκάμισο', '1 shirt shirt white'],
    ['فستان أحمر', '1 dresses dress red'],
    ['白いシャツ', '1 shirt shirt white'],
    ['黑色牛仔裤', '1 pants jeans black'],
  ])('%s is %s', (text, expected) => expect(kinds(text)).toEqual([expected]));

  test('a word of two languages means what its list makes of it', () => {
    expect(kinds('grijze trui\nregenjas geel\nvest oranje').at(-1)).toBe('1 top cardigan orange');
    expect(kinds('grey suit\nyellow raincoat\norange suit vest').at(-1)).toBe('1 outerwear vest orange');
    expect(kinds('hvit skjorte\nsvart bukse\nrødt slips').at(-1)).toBe('1 accessories tie red');
  });
});

describe('what is no list of clothes is not made into one', () => {
  test('a line without a garment is unsure, whole, and no top', () => {
    for (const line of ['gold thing, nye only', 'das Teil von Oma', 'SELECT a, b FROM c', 'asdfgh']) {
      const { items } = parseItems(line);
      expect(items, line).toHaveLength(1);
      expect(items[0]?.confidence).toBeLessThan(0.5);
      expect(items[0]?.category).not.toBe('top');
      expect(items[0]?.subcategory).toBeNull();
    }
  });

  test('an order gives its garments with size and price, and nothing else', () => {
    const order = `Deine Bestellung 10305998877612
Vielen Dank für deine Bestellung!
Bestelldatum: 14.03.2025

Vagabond
KENOVA - Stiefelette
Farbe: schwarz
Größe: 39
139,95 €

Only
Mid Skinny - Jeans Skinny Fit
Farbe: medium blue denim
29,99 €

Zwischensumme 169,94 €
Gesamtsumme inkl. MwSt. 169,94 €
Lieferadresse
Jana Muster
10115 Berlin

Zahlungsart: PayPal`;
    expect(parseItems(order).items).toMatchObject([
      { category: 'shoes', subcategory: 'ankle boots', color_primary: 'black', size: '39', price: 139.95 },
      { category: 'pants', subcategory: 'jeans', price: 29.99 },
    ]);
  });

  test.each([
    ['shoes 7.5\nnew balance 530', '1 shoes sneakers unknown'],
    ['SCARPE n. 43\nscarpe da ginnastica bianche', '1 shoes sneakers white'],
    ['Schoenen mt 40\nwitte sneakers', '1 shoes sneakers white'],
  ])('a heading with a size is no item: %s', (text, item) => {
    expect(kinds(text)).toEqual([item]);
  });

  test.each([
    ['prince charlie jacket and waistcoat, black', ['1 outerwear blazer black', '1 outerwear vest black']],
    ['anzughose + sakko dunkelblau', ['1 pants suit trousers navy', '1 outerwear blazer navy']],
  ])('a color behind the last of several is that of all: %s', (text, items) => {
    expect(kinds(text)).toEqual(items);
  });

  test.each([
    ['jean jacket from nineteen ninety one', '1 outerwear denim jacket denim blue'],
    ['linen shirt size fourteen', '1 shirt shirt unknown'],
  ])('years, prices, and sizes in words count nothing: %s', (text, item) => {
    expect(kinds(text)).toEqual([item]);
  });

  test('the titles of a table are no item', () => {
    expect(kinds('Name;Farbe;Größe\nHemd;weiß;41')).toEqual(['1 shirt shirt white']);
  });

  test('every line is an item, a part of one, or named as left out', () => {
    const text = 'closet dump oct\nwhite af1s\n???\n🔥🔥🔥\nfoo bar, baz\nTotal $12.00\nthe one from Anna';
    const { items, ignored } = parseItems(text);
    const spans = [...items, ...ignored];
    let at = 0;
    for (const line of text.split('\n')) {
      const [start, end] = [at, at + line.length];
      expect(
        spans.some((span) => span.start < end && span.end > start),
        line,
      ).toBe(true);
      at = end + 1;
    }
  });
});
