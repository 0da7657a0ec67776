import { expect, test } from 'vitest';
import { examineGarment } from '../examine-garment.ts';
import { renderScene, within, withNoise } from '../testing/rendered-scene.ts';
import { garmentView } from './garment-view.ts';
import { type GarmentLabel, garmentLabels, type RecognisePort, readChances } from './recognise-garment.ts';

/** Chances of labels; what is left is shared by the others. */
function chances(given: Partial<Record<GarmentLabel, number>>): Float32Array {
  const left = 1 - Object.values(given).reduce((sum, value) => sum + value, 0);
  const others = garmentLabels.length - Object.keys(given).length;
  return Float32Array.from(garmentLabels, (label) => given[label] ?? left / others);
}

const blueOnWhite = withNoise(
  renderScene(
    360,
    480,
    () => '#e9e4da',
    within(90, 80, 270, 400, () => '#24468c'),
  ),
  3,
);
const answering =
  (given: Partial<Record<GarmentLabel, number>>): RecognisePort =>
  async () =>
    chances(given).map((chance) => Math.log(chance));

test('the chances of all kinds of a category count together', () => {
  const said = readChances(chances({ 't-shirt': 0.3, 'long-sleeve top': 0.3, shirt: 0.38 }), 1);
  expect(said?.category).toBe('top');
  expect(said?.confidence).toBeCloseTo(0.6, 1);
  expect(said?.alternatives[0]).toMatchObject({ category: 'shirt' });
});

test('a subcategory is named where it is sure and says more than the category', () => {
  expect(readChances(chances({ hoodie: 0.9 }), 1)?.subcategory).toBe('hoodie');
  expect(readChances(chances({ hoodie: 0.5, 'long-sleeve top': 0.48 }), 1)?.subcategory).toBeUndefined();
  expect(readChances(chances({ dress: 0.95 }), 1)?.subcategory).toBeUndefined();
});

test('what looks like nothing in particular is not named', () => {
  expect(readChances(chances({}), 1)).toBeUndefined();
  expect(readChances(chances({ hat: 0.2, shoes: 0.2, dress: 0.2 }), 1)).toBeUndefined();
});

test('confidences fall with the trust in the mask and never exceed the chance', () => {
  const sure = readChances(chances({ shoes: 0.9 }), 1);
  const doubtful = readChances(chances({ shoes: 0.9 }), 0.6);
  expect(sure?.confidence).toBeLessThanOrEqual(0.901);
  expect(doubtful?.confidence).toBeCloseTo(0.54, 2);
  expect(sure?.alternatives.length).toBeLessThanOrEqual(2);
});

test('a photo of one garment carries its kind, one without any carries none', async () => {
  const recognise = answering({ trousers: 0.95 });
  const { garment } = await examineGarment(blueOnWhite, { recognise });
  expect(garment?.recognised).toMatchObject({ category: 'pants', subcategory: 'trousers' });
  const empty = await examineGarment(
    renderScene(300, 300, () => '#d0c8bc'),
    { recognise },
  );
  expect(empty.garment).toBeUndefined();
});

test('a garment that the photo cuts off is less sure', async () => {
  const cut = withNoise(
    renderScene(
      360,
      480,
      () => '#e9e4da',
      within(0, 80, 270, 480, () => '#24468c'),
    ),
    3,
  );
  const recognise = answering({ trousers: 0.95 });
  const whole = await examineGarment(blueOnWhite, { recognise });
  const part = await examineGarment(cut, { recognise });
  expect(part.notes.map(({ code }) => code)).toContain('cut-off');
  expect(part.garment?.recognised?.confidence).toBeLessThan(whole.garment?.recognised?.confidence ?? 0);
});

test('the view is the square around the box with its margin, with the mask beside the colours', () => {
  const photo = renderScene(
    200,
    100,
    () => '#ffffff',
    within(50, 25, 150, 75, () => '#ff0000'),
  );
  const data = new Uint8Array(200 * 100);
  for (let y = 25; y < 75; y++) data.fill(1, y * 200 + 50, y * 200 + 150);
  const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  const view = garmentView(photo, box, { width: 200, height: 100, data }, { size: 60, margin: 0.1 });
  const at = (x: number, y: number) => [...view.data.slice(4 * (60 * y + x), 4 * (60 * y + x) + 4)];
  expect(at(30, 30)).toEqual([255, 0, 0, 1]);
  expect(at(2, 30)).toEqual([255, 255, 255, 0]);
  expect(at(30, 1)).toEqual([0, 0, 0, 0]);
});
