import { expect, test, vi } from 'vitest';
import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { analyse } from '../analyse.ts';
import type { Look } from '../look.ts';
import { type Outfit, personPose, plainOutfit, renderPerson } from '../testing/rendered-person.ts';

vi.setConfig({ testTimeout: 20_000 });

const lookOf = (outfit: Outfit): Promise<Look> =>
  analyse(renderPerson(outfit), { pose: async () => personPose });
const labels = (look: Look) => look.regions.map(({ label }) => label).sort();
const colourOf = (look: Look, key: string) =>
  look.regions.find((region) => region.key === key)?.colours[0]?.lab ?? [0, 0, 0];

const { trousers: _, ...noTrousers } = plainOutfit;
const navy = '#22457e';
const dress: Outfit = { ...noTrousers, top: navy, skirt: { colour: navy, hem: 330, hemHalf: 50 } };

const short: Outfit = { ...dress, skirt: { colour: navy, hem: 290, hemHalf: 46 } };

test.each([
  ['in the shade', '#8a6048'],
  ['in the sun', '#b06c3c'],
])('bare legs %s below a dress are skin', async (_light, legs) => {
  expect(labels(await lookOf({ ...dress, legs }))).toEqual(['dress', 'shoes']);
});

test.each([
  ['black', '#1c1c1f'],
  ['oxblood', '#5a1620'],
  ['grey', '#6d6f73'],
])('%s tights below a dress are none', async (_name, colour) => {
  const look = await lookOf({ ...dress, tights: { colour, top: 300 } });
  expect(labels(look)).toEqual(['dress', 'shoes', 'tights']);
  expect(colourDifference(colourOf(look, 'legwear'), hexToOkLab(colour))).toBeLessThan(6);
});

test('socks below bare knees are no part of a short dress, which is no shorts either', async () => {
  expect(labels(await lookOf({ ...short, tights: { colour: '#f2f2f0', top: 375 } }))).toEqual([
    ...['dress', 'shoes', 'socks'],
  ]);
});

test('shafts in the colour of the shoes below bare knees make boots', async () => {
  expect(labels(await lookOf({ ...short, tights: { colour: '#141414', top: 365 } }))).toEqual([
    ...['boots', 'dress'],
  ]);
});

test('a skirt that begins right under the bust is no dress', async () => {
  const look = await lookOf({
    ...noTrousers,
    top: '#f0efec',
    topHem: 166,
    skirt: { colour: '#1f4d68', hem: 350, hemHalf: 80 },
    open: { colour: '#f0efec', gap: 200, hem: 166 },
  });
  expect(labels(look)).toEqual(['shoes', 'skirt', 'top']);
});

test('sides that are hardly unlike the middle, and alike, are an open layer', async () => {
  const look = await lookOf({
    ...plainOutfit,
    top: '#d8d2c4',
    open: { colour: '#c9bca4', gap: 20, hem: 240 },
  });
  expect(labels(look)).toEqual(['jacket', 'shoes', 'top', 'trousers']);
});

test('a coat that is closed below the neck is one layer, and what shows at the neck another', async () => {
  const look = await lookOf({
    ...plainOutfit,
    top: '#a5743c',
    topHem: 320,
    neck: { colour: '#f4f4f2', depth: 62 },
  });
  expect(labels(look)).toEqual(['coat', 'shoes', 'top', 'trousers']);
  expect(colourDifference(colourOf(look, 'outer'), hexToOkLab('#a5743c'))).toBeLessThan(5);
  expect(colourDifference(colourOf(look, 'upper'), hexToOkLab('#f4f4f2'))).toBeLessThan(6);
});

test('an even top is no open layer', async () => {
  expect(labels(await lookOf(plainOutfit))).toEqual(['shoes', 'top', 'trousers']);
});
