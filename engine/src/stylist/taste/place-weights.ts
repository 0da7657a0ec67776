import type { Facets } from './facets.ts';
import {
  figuredFeatures,
  leatherFeatures,
  levelFeatures,
  sameColourFeatures,
  sportFeatures,
} from './pair-features.ts';
import { weightsOf, worthOf } from './taste-model.ts';

/** What the places of two pieces make of their levels, of sports clothes beside others, and of figures, colors and leather. */
export type PlaceWeights = {
  gapInPlace: number;
  gap: number;
  apart: number;
  farApart: number;
  sport: number;
  figured: number;
  sameColour: number;
  leatherOfOne: number;
  leatherOfTwo: number;
};

const known: PlaceWeights[][] = [];

/** Kept for the life of the process: places are few. */
export function placeWeights(a: Facets, b: Facets): PlaceWeights {
  const row = known[a.slotId];
  const before = row?.[b.slotId];
  if (before) return before;
  const weights = read(a, b);
  if (row) row[b.slotId] = weights;
  else {
    known[a.slotId] = [];
    known[a.slotId][b.slotId] = weights;
  }
  return weights;
}

function read(a: Facets, b: Facets): PlaceWeights {
  // At this distance all that there is to tell of levels is told.
  const far = { gap: 1, apart: 1 };
  const [gapInPlace = 0, gap = 0, apart = 0, farApart = 0] = weightsOf((tell) =>
    levelFeatures(a, b, far, tell),
  );
  return {
    gapInPlace,
    gap,
    apart,
    farApart,
    sport: worthOf((tell) => sportFeatures(a, b, tell)),
    figured: worthOf((tell) => figuredFeatures(a, b, tell)),
    sameColour: worthOf((tell) => sameColourFeatures(a, b, tell)),
    leatherOfOne: worthOf((tell) => leatherFeatures(a, b, true, tell)),
    leatherOfTwo: worthOf((tell) => leatherFeatures(a, b, false, tell)),
  };
}
