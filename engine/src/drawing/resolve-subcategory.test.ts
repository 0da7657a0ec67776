import { expect, it } from 'vitest';
import { resolveSubcategory } from './resolve-subcategory.ts';

it.each([
  ['Gold hoop earrings', 'accessories', 'earrings'],
  ['signet ring', 'accessories', 'ring'],
  ['silver bangle', 'accessories', 'bracelet'],
  ['enamel cuff links', 'accessories', 'cufflinks'],
  ['pearl pendant necklace', 'accessories', 'necklace'],
  ['silk pocket square', 'accessories', 'pocket square'],
  ['green one-piece swimsuit', 'dresses', 'swimsuit'],
  ['camel wool cape', 'outerwear', 'cape'],
  ['something of felt', 'accessories', 'tote'],
  ['', undefined, 't-shirt'],
])('"%s" (%s) is drawn as %s', (text, category, drawn) => {
  expect(resolveSubcategory(text, category)).toBe(drawn);
});
