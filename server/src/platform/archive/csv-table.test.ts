import { describe, expect, test } from 'vitest';
import { formatCsv, parseCsv } from './csv-table.ts';
import { decodeText } from './decode-text.ts';

const bounds = { maxRows: 100, maxColumns: 10 };
const cells = (text: string) => parseCsv(text, bounds).rows.map((row) => row.cells);

describe('a table', () => {
  test.each([',', ';', '\t'])('may have %j between its cells', (mark) => {
    expect(cells(`a${mark}b\n1${mark}"x, y; z"`)).toEqual([['1', 'x, y; z']]);
  });

  test('numbers its rows as a spreadsheet does and leaves empty ones out', () => {
    expect(parseCsv('a,b\n1,2\n,\n3,4\n', bounds).rows).toEqual([
      { row: 2, cells: ['1', '2'] },
      { row: 4, cells: ['3', '4'] },
    ]);
  });

  test('of too many columns is refused, also where only one row has them', () => {
    for (const text of [`${',a'.repeat(10)}\nb`, `a\nb\n${',c'.repeat(10)}`])
      expect(() => parseCsv(text, bounds)).toThrow('at most 10 columns');
  });

  test('comes back as it was written, and no cell begins like a formula', () => {
    const rows = [
      ['=1+1', '+49', '-x', '@me', "'=quoted", "''", "it's", ''],
      ['\ttab', 'a "b" c', 'line\nbreak', '🧥', 'ä;ö', '<b>', "'+", '-'],
    ];
    const text = formatCsv([['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ...rows]);
    for (const cell of text.slice(1).split(/,|\r\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
    expect(cells(text)).toEqual(rows);
  });
});

describe('an encoding', () => {
  const text = 'description;color\nFüßlinge – 12 €;weiß\n';
  const utf16 = Buffer.from(text, 'utf16le');
  const latin = Uint8Array.from(
    [...text].map((letter) => ({ '–': 0x96, '€': 0x80 })[letter] ?? letter.charCodeAt(0)),
  );
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without a mark', utf16],
    ['big-endian UTF-16', Buffer.from(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])).swap16()],
    ['Windows-1252', latin],
  ])('%s is recognised', (_name, bytes) => {
    expect(decodeText(bytes).replace('\ufeff', '')).toBe(text);
  });
});
