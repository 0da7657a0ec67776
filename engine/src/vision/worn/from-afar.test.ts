import { expect, test } from 'vitest';
import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab, type OkLab } from '../../colour/oklab.ts';
import type { GarmentMask } from '../describe-region.ts';
import type { LabImage } from '../image/lab-image.ts';
import type { Zone } from '../look.ts';
import { fromAfar } from './from-afar.ts';

const side = 20;

/** Columns of the picture in these colours, from the left. */
function columns(...hexes: string[]): LabImage {
  const labs = hexes.map(hexToOkLab);
  const at = (i: number): OkLab => labs[Math.floor(((i % side) / side) * labs.length)];
  const plane = (channel: 0 | 1 | 2) => Float32Array.from({ length: side * side }, (_, i) => at(i)[channel]);
  return { width: side, height: side, l: plane(0), a: plane(1), b: plane(2) };
}

function garment(zone: Zone, from: number, to: number, key: string = zone): GarmentMask {
  const mask = Uint8Array.from({ length: side * side }, (_, i) =>
    i % side >= from && i % side < to ? 1 : 0,
  );
  return { key, zone, label: 'garment', mask, confidence: 1 };
}

const difference = (colour: OkLab | undefined, hex: string) =>
  colour ? colourDifference(colour, hexToOkLab(hex)) : Number.POSITIVE_INFINITY;

test('stripes come to the colour that covers more', () => {
  const image = columns('#203060', '#203060', '#f0ede6', '#203060', '#f0ede6');
  expect(difference(fromAfar(image, [garment('upper', 0, side)]).upper, '#203060')).toBeLessThan(1);
});

test('a jacket and what shows under it count together, by their areas', () => {
  const image = columns('#203060', '#f0ede6', '#203060', '#203060');
  const worn = [garment('upper', 5, 10), garment('outer', 0, 5), garment('outer', 10, side, 'outer-2')];
  expect(difference(fromAfar(image, worn).upper, '#203060')).toBeLessThan(1);
});

test('tights, bags and hats belong to no part, and parts without clothes are absent', () => {
  const image = columns('#802020');
  const worn = [garment('lower', 0, 9, 'legwear'), garment('hand', 9, 12), garment('head', 12, 15)];
  expect(fromAfar(image, worn)).toEqual({});
  expect(Object.keys(fromAfar(image, [...worn, garment('feet', 15, side)]))).toEqual(['shoes']);
});
