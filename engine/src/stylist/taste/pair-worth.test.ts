import { expect, test } from 'vitest';
import { readTraits } from '../outfit/garments/item-traits.ts';
import { namedItems } from '../outfit/testing/named-items.testing.ts';
import { randomWardrobe } from '../outfit/testing/random-wardrobe.testing.ts';
import { type Facets, facetsOf } from './facets.ts';
import {
  clothPairFeatures,
  colourDistance,
  colourDistanceFeatures,
  colourNameFeatures,
  shapePairFeatures,
  suitPairFeatures,
} from './pair-features.ts';
import { pairWorths } from './pair-worth.ts';
import { worthOf } from './taste-model.ts';

/** The sum by the words of the features, part by part as `pairFeatures` tells them. */
function worthByName(a: Facets, b: Facets): number {
  const shape = worthOf((tell) => shapePairFeatures(a, b, tell));
  const cloth = worthOf((tell) => clothPairFeatures(a, b, tell));
  const suit = worthOf((tell) => suitPairFeatures(a, b, tell));
  if (a.colour === 'unknown' || b.colour === 'unknown') return shape + cloth + suit;
  const names = worthOf((tell) => colourNameFeatures(a, b, tell));
  const distance = worthOf((tell) => colourDistanceFeatures(a, b, colourDistance(a, b), tell));
  return shape + cloth + (names + distance) + suit;
}

test('the worth of a pair is the sum over its features to the last bit, whatever its parts were met in before', () => {
  const rare = namedItems([
    ...['navy suit jacket', 'navy suit trousers', 'grey suit trousers', 'black tuxedo jacket'],
    ...[
      'black tuxedo trousers',
      'running tights',
      'running shirt',
      'brown leather belt',
      'brown leather boots',
    ],
    ...['black leather jacket', 'striped linen shirt', 'checked wool blazer', 'umbrella', 'something'],
  ]);
  const traits = [...rare, ...randomWardrobe(220, 5)].map(readTraits);
  const facets = traits.map(facetsOf);
  const { pair } = pairWorths(traits);
  for (const [i, a] of facets.entries())
    for (const [j, b] of facets.entries())
      if (pair(i, j) !== worthByName(a, b)) expect([i, j, pair(i, j)]).toEqual([i, j, worthByName(a, b)]);
  expect(new Set(facets.map(({ suitPart }) => suitPart))).toEqual(new Set([0, 1, 2]));
});
