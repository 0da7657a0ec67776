import type { Random } from '../assistant-corpus/random.ts';
import { Chance } from './chance.ts';
import words from './line-words.json' with { type: 'json' };
import type { ExpectedLine, WrittenList } from './written-lists.ts';

/** A garment of a composed line with what stands before it, and how many there are. */
type Part = { text: string; count?: number; sign?: string };
type Line = { parts: Part[]; behind?: string };

/** A garment with a color in one of the orders that people write. */
function plain(c: Chance): string {
  return c.is(0.5) ? `${c.word('colors')} ${c.word('nouns')}` : `${c.word('nouns')} ${c.word('colors')}`;
}

function chained(c: Chance, head: string, said: readonly Part[]): Line {
  const { between, last } = c.signs();
  return {
    parts: said.map((part, k) => ({
      ...part,
      text: k === 0 ? head + part.text : part.text,
      sign: k === 0 ? '' : k === said.length - 1 ? last : between,
    })),
  };
}

/** The name, and behind it what the garments are by color, maker, or number. */
function listedByColor(c: Chance): Line {
  const way = c.of(['count before', 'count behind', 'one', 'bare', 'pair']);
  const colors = c.words('colors', c.many(2, 4));
  const isWord = c.is(0.5);
  const said = colors.map((color): Part => {
    const { said: number, value } = c.number(isWord);
    const own = c.is(0.25) ? c.word('kept') : color;
    if (way === 'count before')
      return c.is(0.15) ? { text: `${c.word('ones')} ${own}` } : { text: `${number} ${own}`, count: value };
    if (way === 'count behind')
      return { text: c.is(0.3) ? `${own} x${value}` : `${own} ${number}`, count: value };
    if (way === 'one') return { text: `${c.word('ones')} ${own}` };
    if (way === 'pair') return { text: `${c.word('ones')} ${own} ${c.word('pair')}` };
    return { text: own };
  });
  const total = said.reduce((sum, { count = 1 }) => sum + count, 0);
  const isBare = way === 'bare';
  const noun = c.is(isBare ? 0.3 : 0.25) ? `${total} ${c.word('nouns')}` : c.word('nouns');
  const maker = c.is(0.2) ? ` ${c.word('makers')}` : '';
  const sign = isBare && noun === c.word('nouns') ? ': ' : c.of([': ', ' - ', ' ', ' ', ', ']);
  const line = chained(c, `${noun}${maker}${isBare && !/^\d/.test(noun) ? ': ' : sign}`, said);
  if (c.is(0.2) && !isBare)
    line.parts.push({ text: `${c.word('some')} ${c.word('teams')}`, sign: ` ${c.word('and')} ` });
  return c.is(0.2) ? { ...line, behind: c.remark() } : line;
}

/** Each garment with its own name. */
function named(c: Chance): Line {
  const isSame = c.is(0.45);
  const nouns = c.words('nouns', 4);
  const isBehind = c.is(0.5);
  const isCounted = c.is(0.3);
  const said = c.words('colors', c.many(2, 3)).map((color, k): Part => {
    const noun = isSame ? (nouns[0] ?? '') : (nouns[k] ?? '');
    const { said: number, value } = c.number(false);
    const text = isBehind ? `${noun} ${color}` : `${color} ${noun}`;
    return isCounted ? { text: `${number} ${text}`, count: value } : { text };
  });
  return chained(c, '', said);
}

/** The first with its name, a further one that leans on it. */
function leaning(c: Chance): Line {
  const first = plain(c);
  const [color = '', other = ''] = c.words('colors', 2);
  const further = c.of([
    `${c.word('another')} ${color}`,
    `${c.word('and')} ${c.word('ones')} ${color}`,
    `${c.word('same')} ${color}`,
    `${c.word('and')} ${c.word('ones')} ${c.word('kept')}`,
    `${c.word('another')} ${color} ${c.word('kept')}`,
  ]);
  const [, and = '', own = further] = /^(and|plus|und|en|et|y|e|og|och|i|no i) (.*)$/.exec(further) ?? [];
  const parts: Part[] = [
    { text: c.is(0.3) ? `${c.word('ones')} ${first}` : first },
    { text: own, sign: c.of([' ', ', ', ' ']) + (and && `${and} `) },
  ];
  if (c.is(0.25)) parts.push({ text: `${c.word('ones')} ${other}`, sign: ` ${c.word('and')} ` });
  return c.is(0.3) ? { parts, behind: c.remark() } : { parts };
}

/** By makers or teams that nobody knows. */
function byMaker(c: Chance): Line {
  const key = c.of<'makers' | 'teams'>(['makers', 'teams']);
  const said = c.words(key, c.many(2, 3)).map((maker): Part => {
    const color = c.is(0.8) ? ` ${c.word('colors')}` : '';
    return { text: c.is(0.2) ? `${c.word('ones')} ${maker}${color}` : `${maker}${color}` };
  });
  return chained(c, `${c.word('nouns')}${c.of([' ', ': ', ', '])}`, said);
}

/** What tells one of the garments whose kind stands before a colon. */
function told(c: Chance): Part {
  const color = c.word('colors');
  const { said, value } = c.number(false);
  const text = c.of([
    color,
    color,
    `${color} ${c.word('kept')}`,
    `${c.word('ones')} ${c.word('kept')}`,
    c.word('kept'),
    c.word('makers'),
    `${c.word('makers')} ${color}`,
    `${c.word('teams')} ${color}`,
    `${color} ${c.word('makers')}`,
  ]);
  if (c.is(0.12)) return { text: `${said} ${text}`, count: value };
  if (c.is(0.08)) return { text: `${text} x${value}`, count: value };
  return { text };
}

/** "Scarves: navy striped, red, the old one": the kind once, and behind a colon what tells each. */
function toldBehindKind(c: Chance): Line {
  const between = c.of([', ', ', ', ', ', ' / ', '; ', '. ', ' + ']);
  const last = c.is(0.3) ? ` ${c.word('and')} ` : between;
  const count = c.many(2, 5);
  const said = Array.from({ length: count }, (_, k): Part => {
    const part = told(c);
    const isRemarked = c.is(0.15);
    return {
      ...part,
      text: isRemarked ? `${part.text} (${c.remark().replace(/^\W+|\)$/g, '')})` : part.text,
      sign: k === 0 ? '' : k === count - 1 ? last : between,
    };
  });
  const [first, ...others] = said;
  const head = `${c.word('nouns')}${c.of([': ', ': ', ' : ', ' - ', ' = '])}`;
  return { parts: [{ ...first, text: `${head}${first?.text ?? ''}` }, ...others] };
}

/** One garment whose kind stands before a colon: "Coat: navy, Gap, size 10". */
function oneBehindKind(c: Chance): Line {
  const said = [
    c.of([c.word('colors'), `${c.word('colors')} ${c.word('kept')}`]),
    c.of([c.word('makers'), c.word('kept'), '']),
  ].filter((each) => each !== '');
  const head = `${c.word('nouns')}${c.of([': ', ' - '])}`;
  return { parts: [{ text: head + said.join(', ') }], behind: c.remark() };
}

/** One garment, whatever else the line holds: two colors, remarks with numbers and other garments. */
function single(c: Chance): Line {
  const { said, value } = c.number(false);
  const [color, other] = c.words('colors', 2);
  const own = c.of([
    plain(c),
    plain(c),
    `${c.word('nouns')} ${color}/${other}`,
    `${c.word('nouns')} ${color} ${c.word('and')} ${other} ${c.word('kept')}`,
    `${c.word('ones')} ${plain(c)}`,
    `${plain(c)} ${c.word('makers')}`,
  ]);
  const text = c.is(0.3) ? `${said} ${own}` : own;
  return {
    parts: [{ text, ...(text === own ? {} : { count: value }) }],
    behind: c.is(0.75) ? c.remark() : '',
  };
}

/** A row of a table that has lost its columns. */
function row(c: Chance): Line {
  const { said, value } = c.number(false);
  const sign = c.of([';', ' | ', '\t', '; ']);
  const cells = [
    c.word('nouns'),
    c.word('colors'),
    c.of(['M', '38', '42', 'L', '']),
    c.word('makers'),
    c.remark().replace(/^\W+|\)$/g, ''),
  ];
  const shown = cells.slice(0, c.many(2, 5));
  const isFirst = c.is(0.5);
  const isOne = c.is(0.5);
  const number = isOne ? '1' : said;
  const all = isFirst
    ? [number, ...shown]
    : c.is(0.6)
      ? [...shown.slice(0, 2), number, ...shown.slice(2)]
      : shown;
  const counts = all.includes(number) && !isOne;
  return { parts: [{ text: all.join(sign), ...(counts ? { count: value } : {}) }] };
}

/** The number behind the garment. */
function countedBehind(c: Chance): Line {
  const { said, value } = c.tail();
  const line: Line = {
    parts: [
      {
        text: `${plain(c)}${c.is(0.2) ? ` ${c.word('makers')}` : ''}${c.of([' ', ', ', ' - ', ' '])}${said}`,
        count: value,
      },
    ],
  };
  return c.is(0.3) ? { ...line, behind: c.remark() } : line;
}

/** A sentence that says how many there are, sometimes followed by one in another color. */
function inSentence(c: Chance): Line {
  const { said, value } = c.number(c.is(0.7));
  const [color, other] = c.words('colors', 2);
  const pair = c.is(0.3) ? `${c.word('pair')} ` : '';
  const first: Part = { text: `${c.word('there')} ${said} ${pair}${color} ${c.word('nouns')}`, count: value };
  const second: Part = { text: `${c.word('ones')} ${other}`, sign: c.of([', ', ` ${c.word('and')} `]) };
  const line: Line = { parts: c.is(0.4) ? [first, second] : [first] };
  return c.is(0.3) ? { ...line, behind: c.remark() } : line;
}

const ways = [
  listedByColor,
  listedByColor,
  listedByColor,
  named,
  named,
  leaning,
  byMaker,
  toldBehindKind,
  toldBehindKind,
  oneBehindKind,
  single,
  single,
  single,
  single,
  row,
  countedBehind,
  countedBehind,
  inSentence,
] as const;

/** So many lines of a composed list. */
const linesEach = 60;

/** Lists put together from words and ways of writing, to teach where garments begin and which numbers count. */
export function composedLists(copies: number, random: Random): WrittenList[] {
  return Object.entries(words).flatMap(([language, table]) =>
    Array.from({ length: copies }, (_, copy) =>
      composed(`${language}${copy}`, language, new Chance(table, random)),
    ),
  );
}

function composed(name: string, language: string, chance: Chance): WrittenList {
  const truth = Array.from({ length: linesEach }, (_, k) => written(chance.of(ways)(chance), k + 1, chance));
  return {
    name,
    person: 'composed',
    languages: [language],
    list: truth.map(({ text }) => text).join('\n'),
    truth,
  };
}

function written({ parts, behind = '' }: Line, line: number, chance: Chance): ExpectedLine {
  const lead = chance.is(0.06) ? `${chance.word('lead')} ` : '';
  const text = lead + parts.map((part) => (part.sign ?? '') + part.text).join('') + behind;
  return {
    line,
    text,
    role: 'garments',
    garments: parts.map((part) => ({
      what: 'garment',
      color: null,
      count: part.count ?? 1,
      part: part.text,
    })),
  };
}
