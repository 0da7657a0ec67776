import { describe, expect, test } from 'vitest';
import { parseItems } from './parse-items.ts';

const readItems = (text: string) =>
  parseItems(text).items.map(
    ({ quantity, subcategory, color_primary }) => `${quantity} ${subcategory} ${color_primary}`,
  );

describe('a line that lists variants becomes one item for each', () => {
  test.each([
    ['Polos: navy, white, bottle green', ['1 polo navy', '1 polo white', '1 polo bottle green']],
    ['Chinos x3: stone, navy, olive', ['1 chinos stone', '1 chinos navy', '1 chinos olive']],
    ['pocket tee x3 grey, navy, black', ['1 t-shirt grey', '1 t-shirt navy', '1 t-shirt black']],
    ["BH's: 3 schwarz, 2 hautfarben", ['3 bra black', '2 bra nude']],
    ['reggiseno nero x 4, bianco x 2, carne x 3', ['4 bra black', '2 bra white', '3 bra nude']],
    ['bh sort x2 / bh hud x3', ['2 bra black', '3 bra nude']],
    ['tights 3stk, 2 sorte 1 flaskegrønn', ['2 leggings black', '1 leggings bottle green']],
    ['corbatas (5): 2 azules, 1 roja, 2 grises', ['2 tie blue', '1 tie red', '2 tie grey']],
    ['white linen shirt, and another in pale pink', ['1 shirt white', '1 shirt pale pink']],
    ['oversized t-skjorter (5 stk, mest svarte)', ['5 t-shirt black']],
    ['Sneakers: white/green', ['1 sneakers white']],
  ])('%s', (text, expected) => expect(readItems(text)).toEqual(expected));
});

describe('a suit is a jacket and trousers', () => {
  test.each([
    [
      'Navy suit (weddings). Bit snug',
      ['Navy suit jacket (weddings). Bit snug', 'Navy suit trousers (weddings). Bit snug'],
    ],
    ['Anzug dunkelgrau Boss', ['Anzugjacke dunkelgrau Boss', 'Anzughose dunkelgrau Boss']],
    ['garnitur granatowy', ['Marynarka od garnituru granatowy', 'Spodnie garniturowe granatowy']],
    ['regnställ grönt', ['Regnjacka grönt', 'Regnbyxor grönt']],
    ['suit jacket grey', ['Suit jacket grey']],
  ])('%s', (text, expected) =>
    expect(parseItems(text).items.map(({ description }) => description)).toEqual(expected),
  );
});

describe('words that depend on what stands beside them', () => {
  test.each([
    ['felpa grigia senza cappuccio', ['1 sweatshirt grey']],
    ['orecchini pendenti verdi', ['1 earrings green']],
    ['blazer bleu marine boutons dorés', ['1 blazer navy']],
    ['gants cuir noir', ['1 gloves black']],
    ['Selvedge jeans, dark', ['1 jeans dark blue']],
    ['camisa do brasil amarela', ['1 jersey yellow']],
    ['mutande 20 circa', ['20 underwear unknown']],
    ['Walking boots, Scarpa', ['1 hiking boots unknown']],
    ['Cardigan, cream. Moth eaten but I love it', ['1 cardigan cream']],
    ['Overknees schwarz, traue mich nicht', ['1 knee boots black']],
  ])('%s', (text, expected) => expect(readItems(text)).toEqual(expected));
});

test('a maker alone on its line waits to be checked and takes no place in the line above', () => {
  const { items } = parseItems('white robe\nGanni\nblack tights');
  expect(items.map(({ description }) => description)).toEqual(['White robe', 'Ganni', 'Black tights']);
  expect(items[1]?.guesses).toHaveLength(2);
});

test('the first words of a part that name no garment are its heading, and are told as such', () => {
  const text = 'Jobb\nvit skjorta\nblå kostym\n\nVardag\nsvart t-shirt\njeans blå';
  const { items, ignored } = parseItems(text);
  expect(items.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1]);
  expect(ignored.map((line) => line.text)).toEqual(['Jobb', 'Vardag']);
});

test('a table with a column for the kind and one for the name uses the one that says more', () => {
  const table =
    'Kategorie;Beschreibung;Farbe;Anzahl\nSchuhe;Budapester;cognac;1\nAnzug;Hugo Boss;blau;1\nSport;Skihose;schwarz;2';
  expect(readItems(table)).toEqual([
    '1 oxfords cognac',
    '1 suit jacket blue',
    '1 suit trousers blue',
    '2 ski pants black',
  ]);
});

/** So long may the longest of these take on a slow machine; each takes well under half of it. */
const mostMilliseconds = 3000;

describe('whatever is pasted is read in time and nothing of it is lost', () => {
  const novel =
    'It was the best of times, it was the worst of times, she said, and put on her old blue coat. ';
  const code = 'for (let i = 0; i < n; i++) { const a = items[i]; if (a) console.log(a); }\n';
  test.each([
    ['ten thousand lines', 'black jeans\nwhite tee\nsomething blue\n'.repeat(3334)],
    ['one line of fifty thousand characters', 'a'.repeat(50_000)],
    ['one line of fifty thousand digits', '1'.repeat(50_000)],
    ['one line of many garments', 'black shirt, '.repeat(4000)],
    ['one line of many variants', `shirts: ${'2 white, '.repeat(5000)}`],
    ['only pictures', '👕👖👟'.repeat(500)],
    ['only brackets', '('.repeat(50_000)],
    ['a novel', novel.repeat(400)],
    ['code', code.repeat(300)],
  ])('%s', (_, text) => {
    const start = performance.now();
    const { items, ignored } = parseItems(text);
    expect(performance.now() - start).toBeLessThan(mostMilliseconds);
    expect(items.length + ignored.length).toBeGreaterThan(0);
  });

  test.each([
    ['Cyrillic', 'чёрные джинсы\nбелая рубашка', ['1 jeans black', '1 shirt white']],
    ['Greek', 'μαύρο παντελόνι\nλευκό πουκάμισο', ['1 trousers black', '1 shirt white']],
    ['Chinese', '黑色牛仔裤\n白色T恤', ['1 jeans black', '1 t-shirt white']],
    ['Japanese', '黒いジーンズ\n白いTシャツ', ['1 jeans black', '1 t-shirt white']],
  ])('%s', (_, text, expected) => expect(readItems(text)).toEqual(expected));

  test('every line is an item, part of one, or told as left out', () => {
    const text = 'MY STUFF\n\njeans blue\nGanni\nthat thing from Oma\n…\nblack, M\n$20\nnavy blazer, too big';
    const { items, ignored } = parseItems(text);
    let at = 0;
    for (const line of text.split('\n')) {
      const isCovered = (part: { start: number; end: number }) =>
        part.start < at + line.length && part.end > at;
      if (line.trim() !== '') expect([...items, ...ignored].some(isCovered), line).toBe(true);
      at += line.length + 1;
    }
  });
});

test('a garment behind a list of variants in brackets is not lost', () => {
  expect(readItems('jeans (2 blue, 1 black), grey sweater')).toEqual([
    '2 jeans blue',
    '1 jeans black',
    '1 knit grey',
  ]);
});

describe('lines that lean on those around them', () => {
  test.each([
    ['slim jeans dark wash\nsame in white', ['1 jeans dark denim', '1 jeans white']],
    ['Eight white business shirts\nFour pale blue ones, ditto.', ['8 shirt white', '4 shirt light blue']],
    ['silver sequin halter\n(sheds everywhere)', ['1 tank top silver']],
    ['navy blazer\nsold the white jacket', ['1 blazer navy']],
    ['black tee\n-> still at my mother’s', ['1 t-shirt black']],
    ['white sneakers\nto buy: winter boots, grey socks', ['1 sneakers white']],
  ])('%s', (text, expected) => expect(readItems(text)).toEqual(expected));

  test('a label line of an order within a list describes the line above', () => {
    const [shirt, ...others] = parseItems('Camisa Oxford\n   Color: Azul claro | Talla: M | Cant.: 2').items;
    expect(others).toEqual([]);
    expect(shirt).toMatchObject({ quantity: 2, color_primary: 'light blue' });
  });

  test('whatever is left out says why', () => {
    const { ignored } = parseItems('navy blazer\nsold the white jacket\n(too small)');
    expect(ignored.map(({ reason }) => reason)).toEqual([
      'no longer in the wardrobe',
      'remark on the item above',
    ]);
  });
});

describe('counts and variants in words', () => {
  test.each([
    ['sports bras 7 all black', ['7 sports bra black']],
    ['belt bag x2, black n bone', ['1 belt bag black', '1 belt bag off-white']],
    ['slides 2 prs one black one white', ['1 slides black', '1 slides white']],
    ['falcons dad hat + the black nike one', ['1 cap unknown', '1 cap black']],
    ['gold hoops - big, medium, tiny', ['1 earrings gold', '1 earrings gold', '1 earrings gold']],
    ['socks 6 pairs, 2 black the rest striped', ['2 socks black', '4 socks unknown']],
    [
      'Two flat caps, one grey and one brown, and a panama',
      ['1 cap grey', '1 cap brown', '1 straw hat straw'],
    ],
    ['white dress shirts 4 (worn 3 times)', ['4 shirt white']],
  ])('%s', (text, expected) => expect(readItems(text)).toEqual(expected));
});

describe('words of a place', () => {
  test('in British lists pants and vests are worn underneath', () => {
    expect(
      readItems('wool jumper navy\ngrey trousers\nblack trainers\nnavy pants\nwhite vest').slice(3),
    ).toEqual(['1 underwear navy', '1 tank top white']);
    expect(readItems('navy sweater\nwhite sneakers\nnavy pants')[2]).toBe('1 trousers navy');
  });

  test.each([
    ['denim jckt', ['1 denim jacket denim blue']],
    ['brwn blt', ['1 belt brown']],
    ['svarte skoene\njakken rød\nskjerfet', ['1 sneakers black', '1 jacket red', '1 scarf unknown']],
  ])('%s', (text, expected) => expect(readItems(text)).toEqual(expected));
});
