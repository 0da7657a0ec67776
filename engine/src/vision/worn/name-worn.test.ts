import { expect, test } from 'vitest';
import { toLabImage } from '../image/lab-image.ts';
import type { Zone } from '../look.ts';
import { renderScene, within } from '../testing/rendered-scene.ts';
import { nameWorn, type WornKindLabel, wornKindLabels, wornView } from './name-worn.ts';

const white = '#ffffff';
const size = { width: 120, height: 160 };

/** A head, a top and something below it before a ground. */
function scene(ground: string) {
  const pixels = renderScene(
    size.width,
    size.height,
    () => ground,
    within(50, 10, 70, 30, () => '#d9a888'),
    within(30, 30, 90, 110, () => '#22457e'),
    within(36, 110, 84, 150, () => '#303030'),
  );
  const box = (left: number, top: number, right: number, bottom: number) =>
    Uint8Array.from({ length: size.width * size.height }, (_, i) => {
      const x = i % size.width;
      const y = Math.floor(i / size.width);
      return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
    });
  const [head, upper, lower] = [box(50, 10, 70, 30), box(30, 30, 90, 110), box(36, 110, 84, 150)];
  const figure = head.map((inside, i) => inside | (upper[i] ?? 0) | (lower[i] ?? 0));
  return { pixels, image: toLabImage(pixels), upper, lower, figure };
}

const answering = (kind: WornKindLabel, evidence: number) => {
  const seen: Float32Array[] = [];
  const port = async (view: Float32Array) => {
    seen.push(view);
    return Float32Array.from(wornKindLabels, (label) => (label === kind ? evidence : 0));
  };
  return { seen, port };
};

async function named(kind: WornKindLabel, evidence = 9, ground = white, zone: Zone = 'upper') {
  const { pixels, image, upper, lower, figure } = scene(ground);
  const garment = (key: Zone, label: string, mask: Uint8Array) => ({
    key,
    zone: key,
    label,
    mask,
    confidence: 0.8,
  });
  const garments = [garment('lower', 'trousers', lower), garment(zone, 'top', upper)];
  const { seen, port } = answering(kind, evidence);
  const answer = await nameWorn(pixels, image, garments, figure, port);
  return { seen, labels: answer.map(({ key, label }) => `${key} ${label}`) };
}

test('the largest garment of a catalogue photo takes the kind that is sure', async () => {
  expect((await named('hoodie')).labels).toEqual(['lower trousers', 'upper hoodie']);
  expect((await named('hoodie', 2)).labels).toEqual(['lower trousers', 'upper top']);
});

test('before another ground than a studio nobody is asked', async () => {
  const { seen, labels } = await named('hoodie', 9, '#b9a98c');
  expect(seen).toHaveLength(0);
  expect(labels).toEqual(['lower trousers', 'upper top']);
});

test('a kind that is worn elsewhere is not believed, and a one-piece may be a top', async () => {
  expect((await named('shorts')).labels).toEqual(['lower trousers', 'upper top']);
  expect((await named('watch')).labels).toEqual(['lower trousers', 'upper top']);
  expect((await named('tank top', 9, white, 'full')).labels).toEqual(['lower trousers', 'upper tank top']);
  expect((await named('shorts', 9, white, 'full')).labels).toEqual(['lower trousers', 'full top']);
});

test('the network sees the garment in the middle of its view, on white', async () => {
  const [view = new Float32Array()] = (await named('hoodie', 9, '#f9f9f9')).seen;
  expect(view).toHaveLength(3 * wornView.size ** 2);
  const at = (x: number, y: number) => [...view.subarray(3 * (y * wornView.size + x)).subarray(0, 3)];
  expect(at(2, 96)).toEqual([255, 255, 255]);
  const [red = 0, green = 0, blue = 0] = at(96, 96);
  expect(Math.hypot(red - 0x22, green - 0x45, blue - 0x7e)).toBeLessThan(3);
});
