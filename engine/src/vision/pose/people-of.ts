import type { FaceBox, People } from './pose.ts';

/** A face of at least this share of the main one's height, and this sure, is of somebody as near. */
const asNear = 0.6;
const sure = 0.6;

export class NoSuchPerson extends RangeError {}

/**
 * The people of a photo who could be meant, from left to right; undefined where there is one. `which` of them it is
 * about; without it the one with the main face. Throws NoSuchPerson where there are fewer.
 */
export function peopleOf(faces: FaceBox[], main: FaceBox | undefined, which?: number): People | undefined {
  const near = faces
    .filter((face) => face === main || (main && face.height > asNear * main.height && face.score > sure))
    .sort((one, other) => one.x + one.width / 2 - (other.x + other.width / 2));
  if (which !== undefined && which >= Math.max(1, near.length))
    throw new NoSuchPerson(`There is no person ${which} in this photo`);
  if (!main || near.length < 2) return undefined;
  return { faces: near, chosen: which ?? near.indexOf(main) };
}
