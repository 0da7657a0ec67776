import { expect, test } from 'vitest';
import { drawFlatLay } from './draw-flat-lay.ts';
import type { GarmentAttributes } from './draw-garment.ts';
import { garmentDesigns } from './garment-designs.ts';
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
