import { expect, test } from 'vitest';
import { parseRequest } from './parse-request.ts';

test.each([
  ['Do you have a grey coat?', 'outerwear', ['grey']],
  ['I do not like the red one. Could you show me some denim jeans please?', 'pants', []],
  ['I need a shirt to go with my black jeans', 'shirt', []],
  ['Any jackets from Coats & More?', 'outerwear', []],
  ['Which top would look best with my new jeans?', 'top', []],
  ['blouses that are white, red, and violet', 'shirt', ['white', 'red', 'violet']],
  ['which of these jackets could I rock', 'outerwear', []],
  ['what should I wear today', null, []],
  ['', null, []],
])('%s asks for %s in %j', (text, category, colours) => {
  const request = parseRequest(text);
  expect(request.category).toBe(category);
  if (colours.length > 0) expect(request.colors.map(({ name }) => name)).toEqual(colours);
});
