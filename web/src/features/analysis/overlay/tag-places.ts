import type { Outline } from '@drape/contract/analysis/evidence';

type Place = { x: number; y: number };

const levels = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
/** Fraction of the photo's height that a tag needs for itself. */
const tagHeight = 0.06;

/**
 * Where the tag of each outline stands, in fractions of the photo: within it, where it is widest near its middle, and
 * moved down where two tags would lie on each other. Undefined for an outline without area.
 */
export function tagPlaces(outlines: readonly Outline[]): (Place | undefined)[] {
  const places = outlines.map(placeWithin);
  const placed = places.filter((place) => place !== undefined).sort((one, other) => one.y - other.y);
  let lowest = 0;
  for (const place of placed) {
    place.y = Math.max(place.y, lowest);
    lowest = place.y + tagHeight;
  }
  const beyond = lowest - tagHeight - (1 - tagHeight / 2);
  if (beyond > 0) for (const place of placed) place.y -= beyond;
  return places;
}

function placeWithin(outline: Outline): Place | undefined {
  const ring = [...outline].sort((one, other) => heightOf(other) - heightOf(one))[0];
  if (!ring || ring.length < 3) return undefined;
  const top = Math.min(...ring.map(([, y]) => y));
  const height = heightOf(ring);
  let best: (Place & { worth: number }) | undefined;
  for (const level of levels) {
    const y = top + level * height;
    for (const [from, to] of spansAt(outline, y)) {
      const worth = (to - from) * (1 - Math.abs(level - 0.5));
      if (worth > (best?.worth ?? 0)) best = { x: (from + to) / 2, y, worth };
    }
  }
  return best && { x: best.x, y: best.y };
}

function heightOf(ring: Outline[number]): number {
  const heights = ring.map(([, y]) => y);
  return Math.max(...heights) - Math.min(...heights);
}

/** The stretches of a level that lie within the outline, even-odd. */
function spansAt(outline: Outline, at: number): [from: number, to: number][] {
  const crossings = outline
    .flatMap((ring) =>
      ring.flatMap(([x1, y1], index) => {
        const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
        return y0 <= at === y1 <= at ? [] : [x0 + ((x1 - x0) * (at - y0)) / (y1 - y0)];
      }),
    )
    .sort((one, other) => one - other);
  return crossings.flatMap((from, index): [number, number][] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}
