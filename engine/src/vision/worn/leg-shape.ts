import { type LabImage, labStep } from '../image/lab-image.ts';
import { acrossAt, crotch, heightOn, type LegLines } from '../pose/body-places.ts';

/** How a garment below the waist stands to the two legs, measured on the rows of its mask. */
export type LegShape = {
  /** Where it ends: 1 hips, 2 knees, 3 ankles. */
  hem: number;
  /** Share of the rows between crotch and hem in which something else shows between the legs. */
  open: number;
  /** Edge along the best path between the legs against the best path within each leg: about 1 where there is none. */
  seam: number;
  /** Width near the hem as a share of the width at the hips. */
  taper: number;
  /** Mean width of one leg below the knee in torso lengths. */
  legWidth: number;
};

/** Least width of a row that is still the garment, in torso lengths, where the legs stand apart and where they do not. */
const leastWidth = { apart: 0.18, together: 0.1 };
/** Rows narrower than this share of the median below the crotch are bare legs below a skirt rather than the skirt. */
const leastOfUsual = 0.4;
/** Least room for both shins that a skirt leaves to walk in, half of it in torso lengths; to the ankles if a seam shows. */
const skirtRoom = { calves: 0.25, ankles: 0.33 };

/** Whether the garment has two legs: open between them, joined by an inner seam, or too narrow below the knees for a skirt. */
export function hasTwoLegs({ hem, open, seam, legWidth }: LegShape): boolean {
  if (open > 0.3 || seam > 1.2) return true;
  const room = hem > 2.7 && seam > 1 ? skirtRoom.ankles : skirtRoom.calves;
  return hem > 2.5 && legWidth > 0 && legWidth < room;
}

/** Undefined where the garment has too few rows to tell. */
export function measureLegs(
  image: LabImage,
  mask: Uint8Array,
  legs: LegLines,
  torso: number,
): LegShape | undefined {
  const { width, height } = image;
  const rows: Row[] = [];
  for (let y = 0; y < height; y++) {
    const row = readRow(mask, width, y, legs, torso);
    if (row) rows.push(row);
  }
  if (rows.length < 8) return undefined;
  const usual = medianWidth(rows.filter(({ down }) => down > crotch));
  const wideEnough = rows.filter(
    ({ covered, apart }) =>
      covered >= torso * (apart > 0.1 * torso ? leastWidth.apart : leastWidth.together) &&
      covered >= leastOfUsual * usual,
  );
  if (wideEnough.length < 8) return undefined;
  // Slivers along bare legs do not lengthen it.
  const hem = wideEnough[Math.floor(0.97 * (wideEnough.length - 1))].down;
  const below = rows.filter(({ down }) => down > crotch && down < hem - 0.06);
  const apart = below.filter(({ apart }) => apart > 0.1 * torso);
  const wide = (from: number, to: number) =>
    medianWidth(rows.filter(({ down }) => down >= from && down < to));
  const shins = rows.filter(({ down }) => down > 2.1 && down < Math.min(2.8, hem));
  return {
    hem,
    open: apart.length > 4 ? apart.filter(({ gap }) => gap).length / apart.length : 0,
    seam: seamRatio(image, below, torso),
    taper: wide(hem - 0.3, hem - 0.05) / Math.max(1, wide(1, 1.3)),
    legWidth:
      shins.length > 4
        ? shins.reduce((sum, { covered }) => sum + covered, 0) / (2 * shins.length * torso)
        : 0,
  };
}

/** In pixels; 0 without rows. */
function medianWidth(rows: readonly Row[]): number {
  const widths = rows.map(({ covered }) => covered).sort((x, y) => x - y);
  return widths[widths.length >> 1] ?? 0;
}

/** Pixels covered in one row near the legs, and what lies between the legs there. */
type Row = {
  y: number;
  down: number;
  from: number;
  to: number;
  covered: number;
  middle: number;
  apart: number;
  gap: boolean;
};

function readRow(mask: Uint8Array, width: number, y: number, legs: LegLines, torso: number): Row | undefined {
  const down = heightOn(legs.centre, y + 0.5);
  if (down < 0.9) return undefined;
  const [one, other] = legs.sides.map((line) => acrossAt(line, y + 0.5));
  const left = Math.min(one, other);
  const right = Math.max(one, other);
  const first = Math.max(0, Math.floor(left - 0.6 * torso));
  const last = Math.min(width - 1, Math.ceil(right + 0.6 * torso));
  let covered = 0;
  let from = last;
  let to = first;
  let open = 0;
  for (let x = first; x <= last; x++) {
    if (mask[y * width + x]) {
      covered++;
      if (x < from) from = x;
      if (x > to) to = x;
    } else if (x > left && x < right) open++;
  }
  if (covered < 2) return undefined;
  return { y, down, from, to, covered, middle: (left + right) / 2, apart: right - left, gap: open > 1 };
}

function seamRatio(image: LabImage, rows: Row[], torso: number): number {
  const closed = rows.filter(({ gap, from, to }) => !gap && to - from > 0.3 * torso);
  if (closed.length < 12) return 1;
  const half = Math.max(3, Math.round(0.1 * torso));
  const middle = bestPath(image, closed, half, ({ middle }) => middle);
  const left = bestPath(image, closed, half, ({ from, middle }) => (from + middle) / 2);
  const right = bestPath(image, closed, half, ({ to, middle }) => (to + middle) / 2);
  return (middle + 0.005) / (Math.max(left, right) + 0.005);
}

/** Mean step along the path down the rows that has the largest, moving at most a pixel sideways from row to row. */
function bestPath(image: LabImage, rows: Row[], half: number, centre: (row: Row) => number): number {
  const size = 2 * half + 1;
  let sums = new Float32Array(size);
  for (const row of rows) {
    const start = Math.round(centre(row)) - half;
    const next = new Float32Array(size);
    for (let k = 0; k < size; k++) {
      const x = Math.min(image.width - 2, Math.max(1, start + k));
      const i = row.y * image.width + x;
      next[k] =
        Math.min(0.2, labStep(image, i - 1, i + 1)) +
        Math.max(sums[k], k > 0 ? sums[k - 1] : 0, k + 1 < size ? sums[k + 1] : 0);
    }
    sums = next;
  }
  return Math.max(...sums) / rows.length;
}
