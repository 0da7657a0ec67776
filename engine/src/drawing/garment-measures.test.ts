import { expect, test } from 'vitest';
import { prepareGarment } from './draw-garment.ts';
import { garmentDesigns } from './garment-designs.ts';
import { garmentMeasures } from './garment-measures.ts';

test('the measures are those of the drawings', () => {
  const drawn = Object.entries(garmentDesigns).map(([subcategory, { role }]) => {
    const { bounds } = prepareGarment({ subcategory, color_primary: '#888888' });
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top].map(Math.round);
    return [subcategory, { role, width, height }];
  });
  expect(garmentMeasures).toEqual(Object.fromEntries(drawn));
});
