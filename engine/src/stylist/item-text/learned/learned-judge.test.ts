import { describe, expect, test } from 'vitest';
import { parseItems, readList } from '../parse-items.ts';

const english = [
  'my clothes before the move',
  '',
  'jumpers and that',
  'navy lambswool jumper',
  'same in bottle green',
  'grey hoodie, from uni',
  '',
  'shirts',
  'white oxford shirt x2',
  'belt brown belt black',
  'hat grey, hat red',
].join('\n');
const german = [
  'Kleiderschrank, Stand Mai',
  '',
  'Blusen usw.',
  'Bluse weiß',
  'Bluse hellblau 2 Stück',
  'Rock schwarz',
  'Gürtel schwarz u. Gürtel braun',
  'Jeans dunkelblau, Jeans weiß',
].join('\n');

const judged = (text: string) =>
  parseItems(text).items.map(
    ({ quantity, subcategory, color_primary }) => `${quantity} ${subcategory} ${color_primary}`,
  );

describe('a list is read with what other lists taught', () => {
  test('headings are no garments, and garments without a sign between them are told apart', () => {
    expect(judged(english)).toEqual([
      '1 knit navy',
      '1 knit bottle green',
      '1 hoodie grey',
      '2 shirt white',
      '1 belt brown',
      '1 belt black',
      '1 hat grey',
      '1 hat red',
    ]);
    expect(judged(german)).toEqual([
      '1 blouse white',
      '2 blouse light blue',
      '1 midi skirt black',
      '1 belt black',
      '1 belt brown',
      '1 jeans navy',
      '1 jeans white',
    ]);
  });

  test('by the rules alone, some of them would be one garment or a garment too many', () => {
    expect(readList(english).items.length).not.toBe(8);
  });

  test('a first line like the others is a garment, whatever titles lists begin with', () => {
    for (const count of [6, 20, 45])
      expect(judged(Array.from({ length: count }, () => 'white shirt').join('\n'))).toHaveLength(count);
    expect(judged('jeans\nblack blazer\nwhite sneakers\nbrown boots\ncamel coat\nred scarf')).toHaveLength(6);
  });

  test.each([english, german, english.replaceAll('\n', '\n\n')])(
    'every line is an item or left out',
    (text) => {
      const { items, ignored } = parseItems(text);
      const starts = [...items, ...ignored].map(({ start }) => text.slice(0, start).split('\n').length);
      const lines = text.split('\n').flatMap((line, k) => (line.trim() === '' ? [] : [k + 1]));
      expect(lines.filter((line) => !starts.includes(line))).toEqual([]);
    },
  );

  test('a few lines are no list, and stay what the rules make of them', () => {
    const few = 'shirts\nwhite shirt\nbelt brown belt black';
    expect(parseItems(few)).toEqual(readList(few));
  });

  test('the same list is read the same way again', () => {
    expect(parseItems(english)).toEqual(parseItems(english));
  });

  test.each([
    [
      'pantalones azules\nremera blanca\npollera negra\ncampera verde\nmedias grises\nbuzo rojo',
      '1 socks grey',
    ],
    [
      'vaqueros azules\ncamiseta blanca\nfalda negra\ncazadora verde\nmedias grises\njersey rojo',
      '1 tights grey',
    ],
  ])('a word means what it means in the country of the list: %#', (list, expected) => {
    expect(judged(list)).toContain(expected);
  });

  test('in a German list "hat" is no hat', () => {
    const text = 'Bluse weiß\nRock schwarz, hat ein Loch\nHose grau\nMantel blau\nSchal rot\nKleid grün';
    expect(judged(text)).not.toContain('1 hat unknown');
    expect(judged(text)).toHaveLength(6);
  });

  test.each([
    ['green jacket, always in the backpack', ['1 jacket green']],
    ['navy blazer, 2 white dress shirts 17/34, a grey tie', ['1 blazer navy', '2 shirt white', '1 tie grey']],
    ['Sox 05 World Series tee red', ['1 t-shirt red']],
    ['scarves: red silk, navy wool, the striped one', ['1 scarf red', '1 scarf navy', '1 scarf unknown']],
  ])('what a line holds: %s', (line, expected) => {
    expect(judged(`${english}\n${line}`).slice(8)).toEqual(expected);
  });

  test('a helmet is known and nobody’s jacket', () => {
    const [helmet] = parseItems(`${english}\nrain jacket yellow\nbike helmet, white`).items.slice(9);
    expect(helmet).toMatchObject({ category: 'accessories', subcategory: null, guesses: [] });
  });

  test('a heading that names a kind does not name what the lines below call otherwise', () => {
    const text = `${english}\n\ndresses\nlong blue dress\nblack jeans\ngrey hoodie\nVeja white`;
    expect(judged(text).at(-1)).toBe('1 sneakers white');
  });
});
