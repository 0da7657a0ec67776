import { expect, test } from 'vitest';
import { arrangeFlatLay } from './arrange-flat-lay.ts';
import { drawFlatLay } from './draw-flat-lay.ts';
import type { GarmentAttributes } from './draw-garment.ts';
import { garmentDesigns } from './garment-designs.ts';
import { garmentMeasures } from './garment-measures.ts';
import { layOut } from './lay-out.ts';
import { scenes } from './scene.ts';
import { checkMarkup } from './svg-check.testing.ts';

const outfit: GarmentAttributes[] = [
  { subcategory: 'blazer', color_primary: '#2b3a55' },
  { subcategory: 'shirt', color_primary: '#f2f4f8', pattern: 'stripes' },
  { subcategory: 'chinos', color_primary: '#c2a780' },
  { subcategory: 'loafers', color_primary: '#5a3320' },
  { subcategory: 'watch', color_primary: '#5a3320' },
];
const size = { width: 600, height: 800 };

test.each(scenes)('a flat lay on %s is well-formed and the same each time', (scene) => {
  const svg = drawFlatLay(outfit, { ...size, scene });
  expect(checkMarkup(svg)).toEqual([]);
  expect(drawFlatLay(outfit, { ...size, scene })).toBe(svg);
});

test('every item of an outfit is laid out and named', () => {
  const svg = drawFlatLay(outfit, size);
  for (const { subcategory } of outfit) expect(svg).toContain(subcategory);
});

test('the same garment twice in one outfit keeps its ids apart', () => {
  expect(checkMarkup(drawFlatLay([...outfit, ...outfit], size))).toEqual([]);
});

test('hostile options never reach the markup', () => {
  const hostile = '"/><script>alert(1)</script>';
  const svg = drawFlatLay([{ subcategory: hostile, color_primary: hostile }], {
    width: Number.NaN,
    height: Number.POSITIVE_INFINITY,
    background: hostile,
    scene: hostile,
    idPrefix: hostile,
  });
  expect(checkMarkup(svg)).toEqual([]);
  expect(/<script|alert\(/.test(svg)).toBe(false);
});

test('an empty outfit is an empty table', () => {
  expect(checkMarkup(drawFlatLay([], { ...size, background: '#f4f0e8' }))).toEqual([]);
});

test.each([0.75, 1, 1.6])('at %f to one, no accessory lies on the middle of a garment', (aspectRatio) => {
  const items = ['blazer', 'shirt', 'chinos', 'loafers', 'tote', 'hat', 'scarf', 'belt'];
  for (const clothes of [
    items,
    items.slice(1),
    ['dress', ...items.slice(3)],
    ['coat', 'dress', ...items.slice(3)],
  ]) {
    const laid = layOut(
      clothes.map((subcategory) => ({ role: garmentDesigns[subcategory].role })),
      aspectRatio,
    );
    expect(laid.length).toBe(clothes.length);
    const garments = laid.filter(({ item }) => ['outer', 'top', 'bottom', 'one-piece'].includes(item.role));
    for (const { item, place } of laid) {
      if (garments.some((garment) => garment.item === item)) continue;
      for (const { place: under } of garments) {
        const inside =
          Math.abs(place.x - under.x) < under.width / 4 && Math.abs(place.y - under.y) < under.height / 4;
        expect(inside, `${item.role} on a garment`).toBe(false);
      }
    }
  }
});

const measured = (names: readonly string[]) => names.map((name) => ({ name, ...garmentMeasures[name] }));
const table = { width: 4, height: 5 };

test.each([
  [['blazer', 'coat', 'shirt', 'chinos', 'loafers', 'tote', 'scarf', 'watch']],
  [['coat', 'shirt', 'knit', 'jeans', 'boots', 'handbag', 'belt']],
  [['trench', 'cardigan', 'wrap dress', 'flats', 'clutch', 'scarf', 'watch']],
  [['shirt', 'knit', 'chinos', 'sneakers']],
  [['dress', 'cardigan', 'heels']],
])('layers lie side by side, large enough to be seen and wholly on the table: %j', (names) => {
  const laid = arrangeFlatLay(measured(names), table);
  expect(laid.map(({ item }) => item.name).sort()).toEqual([...names].sort());
  for (const { item, place } of laid) {
    const isGarment = ['outer', 'top', 'bottom', 'one-piece'].includes(item.role);
    expect(place.isSpare, item.name).toBeUndefined();
    if (isGarment) expect(place.width * place.height, item.name).toBeGreaterThan(0.06);
    expect(Math.abs(place.x - 0.5) + place.width / 2, item.name).toBeLessThan(0.53);
    expect(Math.abs(place.y - 0.5) + place.height / 2, item.name).toBeLessThan(0.53);
  }
});

test('what no place is left for lies small at the edge and makes nothing else smaller', () => {
  const names = ['shirt', 'chinos', 'jeans'];
  const laid = arrangeFlatLay(measured(names), table);
  const without = arrangeFlatLay(measured(names.slice(0, 2)), table);
  expect(laid.find(({ item }) => item.name === 'jeans')?.place.isSpare).toBe(true);
  const others = laid.filter(({ place }) => !place.isSpare);
  expect(others).toEqual(without);
});
