import { expect, test } from 'vitest';
import { drawGarment } from './draw-garment.ts';
import { garmentDesigns } from './garment-designs.ts';
import { drawablePatterns } from './pattern.ts';
import { checkMarkup } from './svg-check.testing.ts';

const subcategories = Object.keys(garmentDesigns);

test('at least sixty subcategories have a drawing of their own', () => {
  expect(subcategories.length).toBeGreaterThanOrEqual(60);
});

test.each(subcategories)('a %s is well-formed and finite in every pattern', (subcategory) => {
  for (const pattern of drawablePatterns) {
    const { svg, aspectRatio } = drawGarment({ subcategory, color_primary: '#7b2f3b', pattern });
    expect(checkMarkup(svg)).toEqual([]);
    expect(aspectRatio).toBeGreaterThan(0.05);
    expect(aspectRatio).toBeLessThan(4);
  }
});

test.each(['#000000', '#ffffff', '#ff0000', '#00ff00'])('every subcategory can be drawn in %s', (colour) => {
  for (const subcategory of subcategories) {
    const { svg } = drawGarment({ subcategory, color_primary: colour, color_secondary: colour });
    expect(checkMarkup(svg)).toEqual([]);
    expect(svg).toContain(`fill="${colour}"`);
  }
});

test('the same attributes give the same drawing and another seed another', () => {
  const attributes = { subcategory: 'shirt', color_primary: '#9cb7d6', pattern: 'checks', seed: 4 };
  expect(drawGarment(attributes)).toEqual(drawGarment({ ...attributes }));
  expect(drawGarment({ ...attributes, seed: 5 }).svg).not.toBe(drawGarment(attributes).svg);
});

test('ids begin with the prefix that was asked for, so that drawings can share a page', () => {
  const { svg } = drawGarment({ subcategory: 'coat', color_primary: '#1a1a1c', pattern: 'checks' }, 'item-7');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.every((id) => id?.startsWith('gitem-7'))).toBe(true);
});

const hostile = '"><script>alert(1)</script><a href="javascript:x">';

test('hostile texts and colours never reach the markup', () => {
  const { svg, label } = drawGarment(
    {
      subcategory: hostile,
      category: hostile,
      color_primary: hostile,
      color_secondary: `url(${hostile})`,
      pattern: hostile,
      seed: Number.NaN,
    },
    hostile,
  );
  expect(checkMarkup(svg)).toEqual([]);
  expect(/<script|javascript:|alert\(|<a /.test(svg)).toBe(false);
  expect(label).not.toContain('<');
});

test.each([undefined, null, 7, {}, [], '', 'constructor', '__proto__', 'a'.repeat(100_000)])(
  'a subcategory that is %s falls back without an error',
  (subcategory) => {
    // The product's data is typed; what comes from storage or from outside may still be anything.
    const odd = { subcategory, color_primary: subcategory } as unknown as Parameters<typeof drawGarment>[0];
    expect(checkMarkup(drawGarment(odd).svg)).toEqual([]);
  },
);

test.each([
  ['Slim fit JEANS', undefined, 'jeans'],
  ['merino jumper', 'top', 'knit'],
  ['pea coat', 'outerwear', 'coat'],
  ['Oxford shirt', 'shirt', 'shirt'],
  ['cocktail dress', 'dresses', 'evening dress'],
  ['white trainers', 'shoes', 'sneakers'],
  ['denim_shorts', 'pants', 'shorts'],
  ['leather belt', 'accessories', 'belt'],
  ['something', 'pants', 'trousers'],
  ['something', 'accessories', 'tote'],
  ['something', 'unheard of', 't-shirt'],
])('%s of category %s is drawn as %s', (subcategory, category, drawn) => {
  expect(drawGarment({ subcategory, category, color_primary: '#8a8a8a' }).subcategory).toBe(drawn);
});
