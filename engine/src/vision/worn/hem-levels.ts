import { type BodyPlaces, crotch } from '../pose/body-places.ts';
import { colourChange } from '../segmentation/colour-change.ts';
import type { Scene } from '../segmentation/seeded-split.ts';

/** A level on the body (0 shoulders, 1 hips, 2 knees, 3 ankles) at which the cloth changes, and how much, 0 to 1. */
export type HemLevel = { at: number; change: number };

const reach = 0.32;
/** The pieces next to a level may lie across it; a belt is narrower than the wider gap. */
const narrowGap = 0.03;
const beltGap = 0.13;
const step = 0.05;
const leastPieces = 4;

/**
 * Levels at which the cloth of trunk and legs changes for good, from the ribs to the shins, top to bottom: peaks of the
 * difference between the bands above and below. Sleeves are left out, and a belt between alike cloths is no change.
 */
export function hemLevels({ pieces }: Scene, cloth: Uint8Array, places: BodyPlaces): HemLevel[] {
  const trunk: number[] = [];
  for (let k = 0; k < pieces.count; k++) if (cloth[k] && onTrunk(places, k)) trunk.push(k);
  const between = (from: number, to: number) =>
    trunk.filter((k) => places.down[k] >= from && places.down[k] < to);
  const changeAt = (at: number, gap: number) => {
    const above = between(at - gap - reach, at - gap);
    const below = between(at + gap, at + gap + reach);
    const enough = above.length >= leastPieces && below.length >= leastPieces;
    return enough ? colourChange(pieces, above, below) : 0;
  };
  const profile: HemLevel[] = [];
  for (let at = 0.5; at < 2.75; at += step)
    profile.push({ at, change: Math.min(changeAt(at, narrowGap), 1.15 * changeAt(at, beltGap)) });
  return profile.filter(({ at, change }) =>
    profile.every((other) => Math.abs(other.at - at) > 0.22 || other.change < change || other.at === at),
  );
}

/** Levels without cloth that are more than a piece that is missing: of bare legs, and under a layer that is closed. */
const leastStretch = { bare: 0.2, covered: 0.5 };

/** The middle of a stretch of bare legs below which there is cloth again: socks and boots are no part of a dress. */
export function bareStretch(
  { pieces }: Scene,
  cloth: Uint8Array,
  skin: Uint8Array,
  places: BodyPlaces,
): number | undefined {
  const stretch = emptyStretch(cloth, places, crotch, leastStretch.bare);
  if (!stretch) return undefined;
  for (let k = 0; k < pieces.count; k++)
    if (skin[k] && places.down[k] > stretch.from && places.down[k] < stretch.to && onLegs(places, k))
      return (stretch.from + stretch.to) / 2;
  return undefined;
}

/** The middle of the stretch that a closed coat covers between the neck and what shows on the legs below its hem. */
export function coveredStretch(cloth: Uint8Array, places: BodyPlaces): number | undefined {
  const stretch = emptyStretch(cloth, places, 0, leastStretch.covered);
  return stretch && stretch.to > crotch ? (stretch.from + stretch.to) / 2 : undefined;
}

/** The highest stretch of the body's axis without cloth that has some above and below it. */
function emptyStretch(
  cloth: Uint8Array,
  places: BodyPlaces,
  start: number,
  least: number,
): { from: number; to: number } | undefined {
  const levels: number[] = [];
  for (let k = 0; k < cloth.length; k++)
    if (cloth[k] && places.down[k] > start && (places.down[k] < crotch || onLegs(places, k)))
      levels.push(places.down[k]);
  levels.sort((one, other) => one - other);
  const after = levels.findIndex((level, k) => k > 0 && level - levels[k - 1] > least);
  return after > 0 ? { from: levels[after - 1], to: levels[after] } : undefined;
}

function onLegs({ legDistance }: BodyPlaces, k: number): boolean {
  return legDistance[k] < 0.25;
}

/** Sleeves hang beside the trunk and are no part of it. */
function onTrunk(places: BodyPlaces, k: number): boolean {
  const { down, aside, arm, armDistance } = places;
  if (down[k] < 0.1) return false;
  if (armDistance[k] < 0.13 && arm[k] > 0.3 && aside[k] > 0.7) return false;
  return down[k] < 1 ? aside[k] < 1 : onLegs(places, k);
}
