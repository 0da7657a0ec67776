import type { Pixels } from '../image/pixels.ts';
import { type KeypointName, keypointNames, type Pose } from '../pose/pose.ts';
import { renderScene, shaded, within, withNoise } from './rendered-scene.ts';

/** What a drawn figure wears; lengths and widths in pixels of a figure whose torso is 120 long. */
export type Outfit = {
  ground: string;
  skin: string;
  top: string;
  /** Half the width of the top at the waist; its lower edge. */
  topHalf: number;
  topHem: number;
  /** An open layer over it, down to `hem`, that leaves `gap` pixels open on either side of the middle. */
  open?: { colour: string; gap: number; hem: number };
  trousers?: { colour: string; legHalf: number };
  skirt?: { colour: string; hem: number; hemHalf: number };
  bag?: string;
  /** What shows of another garment in an opening at the neck, this deep. */
  neck?: { colour: string; depth: number };
  /** Bare legs in another light than the face; what covers them from the ankles to just below the knees, or further. */
  legs?: string;
  tights?: { colour: string; top: number };
  /** A roll neck from the chin to the shoulders. */
  rollNeck?: string;
  /** Glasses, by the colour of their lenses. */
  shades?: string;
};

export const plainOutfit: Outfit = {
  ground: '#b9a98c',
  skin: '#d9a888',
  top: '#22457e',
  topHalf: 42,
  topHem: 232,
  trousers: { colour: '#8a8f93', legHalf: 17 },
};

export const personSize = { width: 300, height: 480 };
const middle = 150;
const joints: Record<KeypointName, [x: number, y: number]> = {
  nose: [150, 62],
  leftEye: [159, 56],
  rightEye: [141, 56],
  leftEar: [168, 60],
  rightEar: [132, 60],
  leftShoulder: [186, 112],
  rightShoulder: [114, 112],
  leftElbow: [204, 170],
  rightElbow: [96, 170],
  leftWrist: [212, 222],
  rightWrist: [88, 222],
  leftHip: [172, 232],
  rightHip: [128, 232],
  leftKnee: [174, 330],
  rightKnee: [126, 330],
  leftAnkle: [176, 420],
  rightAnkle: [124, 420],
};

/** The pose that a network would find in a drawn figure. */
export const personPose: Pose = {
  keypoints: keypointNames.map((name) => ({ name, x: joints[name][0], y: joints[name][1], score: 0.8 })),
  faces: [{ x: 130, y: 38, width: 40, height: 46, score: 0.9 }],
};

const walls = new Map<string, string[]>();

/** The shades of the wall behind a figure, row by row; most figures stand before the same. */
function wallOf(ground: string): string[] {
  const known = walls.get(ground);
  if (known) return known;
  const wall: string[] = [];
  for (let y = 0; y < personSize.height; y++)
    for (let x = 0; x < personSize.width; x++)
      wall.push(shaded(ground, 0.02 * Math.sin(x / 9) + 0.02 * Math.cos(y / 11)));
  walls.set(ground, wall);
  return wall;
}

/** A standing figure, drawn from simple shapes, so that every colour, width and edge is known exactly. */
export function renderPerson(outfit: Outfit): Pixels {
  const { ground, skin, top, topHalf, topHem, open, neck, legs, tights, trousers, skirt, bag } = outfit;
  const leg = (x: number, half: number) => Math.abs(Math.abs(x - middle) - 25) < half;
  const wide = (y: number) =>
    skirt ? 44 + ((skirt.hemHalf - 44) * (y - 225)) / Math.max(1, skirt.hem - 225) : 0;
  const sleeve = open?.colour ?? top;
  const wall = wallOf(ground);
  const scene = renderScene(
    personSize.width,
    personSize.height,
    (x, y) => wall[y * personSize.width + x],
    within(90, 236, 210, 432, (x, y) =>
      leg(x, 13) ? (tights && y > tights.top ? tights.colour : (legs ?? skin)) : undefined,
    ),
    within(60, 228, 240, 424, (x) => (trousers && leg(x, trousers.legHalf) ? trousers.colour : undefined)),
    within(104, 228, 196, 262, () => trousers?.colour),
    within(40, 225, 260, skirt?.hem ?? 0, (x, y) =>
      Math.abs(x - middle) < wide(y) ? skirt?.colour : undefined,
    ),
    within(104, 420, 196, 446, (x) => (leg(x, 16) ? '#141414' : undefined)),
    within(middle - topHalf, 100, middle + topHalf, topHem, () => top),
    within(middle - topHalf - 4, 100, middle + topHalf + 4, open?.hem ?? 0, (x) =>
      open && Math.abs(x - middle) > open.gap ? open.colour : undefined,
    ),
    within(100, 100, 200, 100 + (neck?.depth ?? 0), (x, y) =>
      neck && Math.abs(x - middle) < 26 * (1 - (y - 100) / neck.depth) ? neck.colour : undefined,
    ),
    (x, y) => (y > 106 && y < 205 && Math.abs(armOffset(x, y)) < 11 ? sleeve : undefined),
    (x, y) => (y >= 205 && y < 238 && Math.abs(armOffset(x, y)) < 8 ? skin : undefined),
    within(198, 240, 244, 292, () => bag),
    within(138, 84, 162, 102, () => outfit.rollNeck ?? skin),
    (x, y) => (Math.hypot(x - middle, 0.85 * (y - 55)) < 27 ? '#2b1b12' : undefined),
    (x, y) => (Math.hypot(x - middle, 0.85 * (y - 64)) < 21 ? skin : undefined),
    within(131, 48, 169, 65, () => outfit.shades),
  );
  return withNoise(scene, 3);
}

/** How far a place lies from the middle of the nearer arm, sideways. */
function armOffset(x: number, y: number): number {
  return Math.abs(x - middle) - (36 + ((y - 106) * 26) / 116 + 6);
}
