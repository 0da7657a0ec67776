import { expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { renderScene, shaded, stripes, within, withNoise } from '../testing/rendered-scene.ts';

type Layer = Parameters<typeof renderScene>[3];

async function basicsOf(...layers: Layer[]) {
  const look = await analyse(
    withNoise(
      renderScene(360, 480, () => '#e9e4da', ...layers),
      3,
    ),
  );
  return look.regions.map(({ colours }) => colours[0]?.basic);
}

const top = (paint: (x: number, y: number) => string) => within(90, 60, 270, 230, paint);
const folded = (hex: string) => (x: number, y: number) => shaded(hex, 0.06 * Math.sin((x + 0.4 * y) / 17));
const trousers: Layer = (x, y) =>
  y >= 230 && y < 440 && x >= 110 && x < 250 && !(y > 280 && x > 174 && x < 186) ? '#1c2745' : undefined;

test('a top laid over the waist of trousers is one garment, the trousers another', async () => {
  expect((await basicsOf(top(folded('#b3283c')), trousers)).sort()).toEqual(['blue', 'red']);
});

test('a print on a top and its collar belong to the top', async () => {
  const print = within(140, 110, 220, 180, (x, y) => (((x >> 3) + (y >> 3)) % 3 ? '#f1ede2' : '#e8b13c'));
  const collar = within(150, 60, 210, 72, () => '#202024');
  expect(await basicsOf(top(folded('#2f6b4a')), print, collar)).toHaveLength(1);
});

test('stripes are no garments, narrow or wide', async () => {
  for (const period of [14, 90]) {
    const paint = stripes(period, 0, '#1c2745', '#c8202f');
    expect(await basicsOf(within(90, 60, 270, 420, (x, y) => paint(x, y) ?? ''))).toHaveLength(1);
  }
});

test('two garments of one colour that touch stay one: nothing tells them apart', async () => {
  expect(
    await basicsOf(
      top(() => '#1c2745'),
      trousers,
    ),
  ).toHaveLength(1);
});
