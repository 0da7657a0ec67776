import { describe, expect, test } from 'vitest';
import { parseItems } from '../parse-items.ts';

const read = (lines: readonly string[]) =>
  parseItems(lines.join('\n')).items.map(
    ({ quantity, subcategory, color_primary }) => `${quantity} ${subcategory} ${color_primary}`,
  );
const sizes = (lines: readonly string[]) => parseItems(lines.join('\n')).items.map(({ size }) => size);

describe('a table is told by its columns, with titles or without', () => {
  const semicolons = [
    'White linen blazer; 12; Witchery; sleeve lining loose.',
    'Black silk blouse; 10; Cue; dry-clean only.',
    'Sage linen shirt, oversized; 12; Assembly Label; good.',
    'Camel crew-neck jumper; S; Country Road; depilled.',
    'Navy linen shorts; 10; Assembly Label; good.',
    'Grey T-shirts (2); M; Bonds; good.',
  ];

  test('a column of sizes counts nothing', () => {
    expect(read(semicolons)).toEqual([
      '1 blazer white',
      '1 blouse black',
      '1 shirt sage',
      '1 knit camel',
      '1 shorts navy',
      '2 t-shirt grey',
    ]);
    expect(sizes(semicolons)).toEqual(['12', '10', '12', 'S', '10', 'M']);
  });

  test('row numbers count nothing, and the titles fit the columns without them', () => {
    const rows = [
      '\tItem\tColor\tSize\tQty\tPaid',
      '1\tWool coat\tCamel\tM\t1\t$289',
      '2\tPuffer coat\tBlack\tM\t1\t$249',
      '3\tRain jacket\tTeal\tM\t1\t$70',
      '4\tHoodie\tRed\tL\t2\t$55',
      '5\tSlacks\tGray\t14\t3\t$60',
      '6\tFlip flops\tTurquoise / red\t8\t2\t$5',
    ];
    expect(read(rows)).toEqual([
      '1 coat camel',
      '1 puffer black',
      '1 raincoat teal',
      '2 hoodie red',
      '3 trousers grey',
      '1 flip-flops turquoise',
      '1 flip-flops red',
    ]);
  });

  test('a column without a title may count', () => {
    const rows = [
      'Teil\tFarbe\tMarke / Größe\t\tBemerkung',
      'Oberhemd\tweiß\tOlymp 41\t5\teins Kragen durch',
      'Oberhemd\thellblau\tOlymp 41\t4',
      'Krawatte\tgrau\t\t2',
      'Chino\tbeige\tAlberto 33/34\t2',
      'Hoodie\tschwarz\tCarhartt L\t1\tKordel weg',
    ];
    expect(read(rows)).toEqual([
      '5 shirt white',
      '4 shirt light blue',
      '2 tie grey',
      '2 chinos beige',
      '1 hoodie black',
    ]);
  });

  test('strokes between blanks part cells, and the garment stands before its sort', () => {
    const rows = [
      'Item / Qty / Size / Notes',
      'Blouse, white, plain / 3 / 12 / M&S, iron low',
      'Shell top, black / 2 / M / under jackets',
      'Bra, t-shirt, beige / 3 / 34D / 1 poking wire',
      'Loafers, black / 1 / 38.5 / reheel',
      'Scarf, grey + pink / 2 / - / one each colour',
    ];
    expect(read(rows)).toEqual([
      '3 blouse white',
      '2 tank top black',
      '3 bra beige',
      '1 loafers black',
      '1 scarf grey',
      '1 scarf pink',
    ]);
  });
});

describe('numbers that rise over a list count nothing', () => {
  const garments = [
    'Black tights',
    'Navy swimsuit',
    'Green bikini',
    'White shirt',
    'Brown sandals',
    'Red dress',
  ];
  const kinds = [
    '1 tights black',
    '1 swimsuit navy',
    '1 bikini green',
    '1 shirt white',
    '1 sandals brown',
    '1 dress red',
  ];

  test.each([
    ['2.3', (k: number) => `6.${k + 1} `],
    ['a)', (k: number) => `${'abcdef'[k]}) `],
    ['1 and a blank', (k: number) => `${k + 1} `],
    ['places', (k: number) => `${1 + (k >> 1)}° `],
  ])('%s', (_, mark) => expect(read(garments.map((each, k) => mark(k) + each))).toEqual(kinds));

  test('while numbers that do not rise do', () => {
    expect(read(garments.map((each, k) => `${[2, 5, 1, 4, 2, 3][k]} ${each}`))[1]).toBe('5 swimsuit navy');
  });

  test('the marks of a legend count nothing', () => {
    const list = ['Skick: 1 = som nytt, 2 = bra, 3 = slitet', '', 'Dunkappa, svart, 2', 'Regnkappa, blå, 1'];
    const more = ['Morgonrock, vit, 3', 'Kjol, grå, 2', 'Sandaler, bruna', 'Raggsockor, grå, 5 par'];
    expect(
      read([...list, ...more])
        .map((each) => each[0])
        .join(''),
    ).toBe('111115');
  });
});

describe('headings that only the whole list shows', () => {
  test('a color holds for the lines below that name none', () => {
    const list = [
      'BLACK',
      'turtlenecks; 3',
      'belt',
      'cummerbund',
      'WHITE / OFF',
      'tennis shorts',
      'linen trousers, cream',
    ];
    expect(read(list)).toEqual([
      '3 turtleneck black',
      '1 belt black',
      '1 cummerbund black',
      '1 shorts white',
      '1 trousers cream',
    ]);
    expect(
      read(['the navy section:', 'pleated skirt', 'silk blouse', 'the red section:', 'wool coat', 'scarf']),
    ).toEqual(['1 pleated skirt navy', '1 blouse navy', '1 coat red', '1 scarf red']);
  });

  test('colors below a garment are garments', () => {
    expect(read(['Shirts:', 'white', 'blue', 'black', '', 'Trousers:', 'grey', 'navy'])).toHaveLength(5);
  });

  test('bare kinds above lines that say more', () => {
    const list = [
      'kurtki i plaszcze',
      'ramoneska czarna, po mamie',
      'płaszcz szary, vinted 120 zł',
      'spodnie',
      'dżinsy niebieskie 2 szt',
      'garniturowe szare w kant',
      'buty 38',
      'trampki białe',
      'kozaki czarne',
    ];
    expect(read(list)).toEqual([
      '1 leather jacket black',
      '1 coat grey',
      '2 jeans blue',
      '1 trousers grey',
      '1 sneakers white',
      '1 knee boots black',
    ]);
  });
});

describe('how many there are', () => {
  test.each([
    ['boxers black, pack of 5 minus 1', [4]],
    ['t-shirts, hvide, 5-pak, 2 tilbage', [2]],
    ['t-shirts blancs, paquet de 5, en reste 3', [3]],
    ['T-Shirts weiß, 3er-Pack x 2', [6]],
    ['white tube socks a pack of 10, 2 gone', [8]],
    ['boots cherry, 8 hole', [1]],
    ['hawks jersey red #11', [1]],
    ['black tights 40 den', [1]],
    ['denim jacket sz 7', [1]],
    ['teddy fleece in oatmeal <3', [1]],
    ['sandals, 2 prs: tan / white', [1, 1]],
    ['foppatofflor, 2 par, rosa + svarta', [1, 1]],
    ['four pairs of cargo pants, three navy and one khaki', [3, 1]],
    ['ankle boots, black + tan', [1, 1]],
  ])('%s', (line, counts) => {
    expect(parseItems(line).items.map(({ quantity }) => quantity)).toEqual(counts);
  });
});

test('a line of colors and small words is of the kind above it', () => {
  const list = [
    'wool coat camel',
    '3 black',
    'the plum one, which needs a button',
    'white sneakers',
    'green dress',
    'a navy one',
  ];
  expect(read(list)).toEqual([
    '1 coat camel',
    '3 coat black',
    '1 coat plum',
    '1 sneakers white',
    '1 dress green',
    '1 dress navy',
  ]);
});

test.each([
  'bape shark tee - WANT',
  'white linen shirt – haben wollen!',
  'la camisa amarilla se la quedó Flor',
  'srebrna sukienka poszła na vinted',
])('what is only wished for or gone makes no garment: %s', (line) => {
  expect(read(['black jeans', 'white shirt', 'red dress', 'navy coat', 'grey hoodie', line])).toHaveLength(5);
});
