import { ramp, round } from '../image/photo-quality.ts';
import type { Fit } from '../look.ts';
import {
  acrossAt,
  armBones,
  distanceToBones,
  heightOn,
  type LegLines,
  legLines,
} from '../pose/body-places.ts';
import type { Point, Skeleton } from '../pose/skeleton.ts';

/** The mask of a garment and its plain noun. */
export type Worn = { key: string; label: string; mask: Uint8Array };

type Limits = [slim: number, regular: number, relaxed: number];
const kinds = ['slim', 'regular', 'relaxed', 'oversized'] as const;

/**
 * Upper limits of the width at the waist against the distance of the shoulder joints. House rule: a waist is about
 * 0.8 of it (anthropometric breadths of waist and shoulder joints, 0.17 and 0.21 of the height), and a hand's breadth
 * of ease makes regular.
 */
const waistLimits: Limits = [0.95, 1.2, 1.5];
/** Of the width of one trouser leg at the knee against the torso's length: a knee is about 0.22 (11 of 50 cm). */
const kneeLimits: Limits = [0.26, 0.34, 0.44];
/** Of the width of a skirt's hem against its width at the hips. */
const hemLimits: Limits = [0.95, 1.3, 1.8];
/** Narrower than any leg: a strip of something else. */
const leastLeg = 0.15;
/** Shoulder joints nearer together than this share of the torso belong to somebody turned aside. */
const turned = 0.45;

/** How wide a garment is against the joints it covers; undefined where too little of it was seen to tell. */
export function measureFit(
  garment: Worn,
  width: number,
  height: number,
  skeleton: Skeleton,
): Fit | undefined {
  const rows = readRows(garment.mask, width, height, skeleton);
  const lengthRatio = rows.length > 0 ? (rows[rows.length - 1].y - rows[0].y) / skeleton.torso : 0;
  const measured = widthOf(garment, rows, skeleton);
  if (!measured || measured.confidence < 0.1) return undefined;
  const { limits, ratio } = measured;
  const step = limits.findIndex((limit) => ratio < limit);
  const kind = kinds[step < 0 ? 3 : step];
  // Near a limit the next kind is about as likely.
  const margin = Math.min(...limits.map((limit) => Math.abs(Math.log(ratio / limit))));
  const confidence = measured.confidence * (0.6 + 0.4 * ramp(margin, 0, 0.12));
  return { kind, widthRatio: round(ratio), lengthRatio: round(lengthRatio), confidence: round(confidence) };
}

type Row = { y: number; down: number; runs: [from: number, to: number][]; sleeved: boolean };

/** Runs of a garment in every row, sleeves cut off where they leave the trunk. */
function readRows(mask: Uint8Array, width: number, height: number, skeleton: Skeleton): Row[] {
  const lines = legLines(skeleton);
  const arms = armBones(skeleton);
  const rows: Row[] = [];
  for (let y = 0; y < height; y++) {
    const row = readRow(mask.subarray(y * width, (y + 1) * width), y, lines, skeleton, arms);
    if (row.runs.length > 0) rows.push(row);
  }
  return rows;
}

function readRow(
  mask: Uint8Array,
  y: number,
  lines: LegLines,
  skeleton: Skeleton,
  arms: readonly [Point, Point][],
): Row {
  const runs: [number, number][] = [];
  const down = heightOn(lines.centre, y + 0.5);
  const trunk = down < 1.4;
  let sleeved = false;
  for (let x = mask.indexOf(1); x >= 0 && x < mask.length; x++) {
    if (!mask[x]) continue;
    if (trunk && isSleeve(x, y, skeleton, arms)) {
      sleeved = true;
      continue;
    }
    const last = runs[runs.length - 1];
    if (last && last[1] >= x - 2) last[1] = x + 1;
    else runs.push([x, x + 1]);
  }
  return { y, down, runs, sleeved };
}

/** Within an arm's breadth of an arm that hangs outside the shoulder and hip of its side. */
function isSleeve(
  x: number,
  y: number,
  { shoulders, hips, shoulderWidth, torso }: Skeleton,
  arms: readonly [Point, Point][],
): boolean {
  const t = Math.min(1, Math.max(0, (y - shoulders.y) / Math.max(1, hips.y - shoulders.y)));
  const axis = shoulders.x + t * (hips.x - shoulders.x);
  if (Math.abs(x - axis) < 0.5 * shoulderWidth) return false;
  return distanceToBones(x + 0.5, y + 0.5, arms) < 0.11 * torso;
}

type Width = { ratio: number; limits: Limits; confidence: number };

function widthOf({ key, label }: Worn, rows: Row[], skeleton: Skeleton): Width | undefined {
  if (key === 'upper' || key === 'outer' || key === 'full')
    return waistWidth(rows, skeleton, key === 'outer');
  if (key !== 'lower') return undefined;
  if (label === 'skirt') return skirtWidth(rows, skeleton);
  return legWidth(rows, legLines(skeleton), skeleton);
}

/** An open layer counts from side to side, with what shows between. */
function waistWidth(rows: Row[], skeleton: Skeleton, open: boolean): Width | undefined {
  const { torso, shoulderWidth, joints } = skeleton;
  if (!joints.leftShoulder || !joints.rightShoulder || !skeleton.hipsSeen) return undefined;
  const across = Math.abs(joints.leftShoulder.x - joints.rightShoulder.x) / torso;
  const waist = rows.filter(({ down }) => down > 0.55 && down < 1);
  if (waist.length < 0.2 * torso) return undefined;
  const widths = waist.map(({ runs }) =>
    open ? runs[runs.length - 1][1] - runs[0][0] : Math.max(...runs.map(([from, to]) => to - from)),
  );
  const sleeved = waist.filter((row) => row.sleeved).length / waist.length;
  const facing = ramp(across, turned - 0.1, turned + 0.1);
  return {
    ratio: middle(widths) / shoulderWidth,
    limits: waistLimits,
    confidence: certainty(skeleton) * facing * evenness(widths) * (1 - 0.35 * sleeved),
  };
}

function legWidth(rows: Row[], lines: LegLines, skeleton: Skeleton): Width | undefined {
  const { torso, kneesSeen } = skeleton;
  const knees = rows.filter(({ down }) => down > 1.75 && down < 2.25);
  if (!kneesSeen || knees.length < 0.15 * torso) return undefined;
  const widths: number[] = [];
  let apart = 0;
  for (const { runs, y } of knees) {
    const near = runs.filter(([from, to]) =>
      lines.sides.some((line) => Math.abs((from + to) / 2 - acrossAt(line, y)) < 0.35 * torso),
    );
    const covered = near.reduce((sum, [from, to]) => sum + to - from, 0);
    const [left, right] = lines.sides.map((line) => acrossAt(line, y));
    // Legs that cover each other show as one.
    const visible = near.length > 1 ? 2 : Math.min(2, 1 + Math.abs(left - right) / (0.22 * torso));
    if (near.length > 1) apart++;
    if (covered > 0) widths.push(covered / visible);
  }
  if (middle(widths) < leastLeg * torso) return undefined;
  return {
    ratio: middle(widths) / torso,
    limits: kneeLimits,
    confidence: certainty(skeleton) * evenness(widths) * (0.7 + (0.3 * apart) / knees.length),
  };
}

function skirtWidth(rows: Row[], skeleton: Skeleton): Width | undefined {
  const total = ({ runs }: Row) => runs[runs.length - 1][1] - runs[0][0];
  const hips = rows.filter(({ down }) => down > 0.95 && down < 1.25).map(total);
  const last = rows[rows.length - 1]?.down ?? 0;
  const hem = rows.filter(({ down }) => down > last - 0.25 && down < last - 0.04).map(total);
  if (hips.length < 4 || hem.length < 4 || last < 1.35) return undefined;
  return {
    ratio: middle(hem) / middle(hips),
    limits: hemLimits,
    confidence: certainty(skeleton) * evenness(hem) * evenness(hips),
  };
}

/** How clearly the joints were seen, 0 to 1. */
function certainty({ sure }: Skeleton): number {
  return 0.95 * ramp(sure, 3, 11);
}

/** 1 for rows of one width, less where it jumps about: then the outline is not the garment's. */
function evenness(widths: number[]): number {
  const centre = middle(widths);
  const deviation = widths.reduce((sum, width) => sum + Math.abs(width - centre), 0) / widths.length;
  return 1 - ramp(deviation / Math.max(1, centre), 0.08, 0.4);
}

function middle(values: number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
