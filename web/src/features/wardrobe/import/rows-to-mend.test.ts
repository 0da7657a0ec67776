import { expect, it } from 'vitest';
import { tableFile } from './rows-to-mend.ts';

it('rows keep commas, quotes and empty cells on their way back into a table', async () => {
  const rows = [{ row: 3, message: '', cells: ['coat, "warm"', ''] }];
  const text = await tableFile(['Name', 'Price', 'Tags'], rows).text();
  expect(text.replace('\ufeff', '')).toBe('"Name","Price","Tags"\r\n"coat, ""warm""","",""\r\n');
});
