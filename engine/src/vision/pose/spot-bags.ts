import type { Pixels } from '../image/pixels.ts';
import { type SquareView, sampleView } from '../image/square-view.ts';
import type { PersonMask, SpottedBag } from './pose.ts';

/** Side of the picture that the network takes, and of the cells it answers for. */
export const bagInputSide = 256;
export const bagCells = 64;
/** Backpacks, handbags and suitcases among the eighty classes of COCO that the network was trained on. */
export const bagClasses = [24, 26, 28];

/**
 * The chance of each of these classes in the middle of every cell, and how far a thing there reaches to the left, up, to the right
 * and down, in pixels of the input.
 */
export type BagAnswer = { heat: Float32Array; reaches: Float32Array };

/** CenterNet: takes 256 by 256 RGB from 0 to 255, begins, and answers when what it returns is called. */
export type BagNetwork = (input: Float32Array) => () => BagAnswer;

/** Score from which a bag is believed: the least that the network's package reports. Not chosen on photos. */
const leastScore = 0.2;
/** A second bag has to be seen better than that. */
const secondScore = 0.35;
const room = 1.08;

/**
 * Begins to look for backpacks, handbags and suitcases near a marked person; what it returns answers the surest first,
 * at most two, in pixels of the photo.
 */
export function spotBags(pixels: Pixels, person: PersonMask, network: BagNetwork): () => SpottedBag[] {
  const view = viewOf(person);
  if (!view) return () => [];
  const answer = network(sampleView(pixels, view, bagInputSide));
  return () => bagsOf(answer(), view);
}

function bagsOf({ heat, reaches }: BagAnswer, view: SquareView): SpottedBag[] {
  const scores = new Float32Array(bagCells * bagCells);
  for (let k = 0; k < heat.length; k++) {
    const cell = Math.floor(k / bagClasses.length);
    scores[cell] = Math.max(scores[cell], heat[k]);
  }
  const found: SpottedBag[] = [];
  for (const cell of peaks(scores)) {
    const bag = bagAt(cell, scores[cell], reaches, view);
    const another = found.some((one) => touches(one, bag));
    if (!another && (found.length === 0 || bag.score >= secondScore)) found.push(bag);
  }
  return found.slice(0, 2);
}

/** The square around all that is marked. */
function viewOf({ view, side, likelihood }: PersonMask): SquareView | undefined {
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let cell = 0; cell < likelihood.length; cell++) {
    if (likelihood[cell] <= 0.5) continue;
    const x = cell % side;
    const y = Math.floor(cell / side);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (left >= right) return undefined;
  const scale = view.side / side;
  const length = room * scale * Math.max(right - left, bottom - top);
  return {
    x: view.x + (scale * (left + right) - length) / 2,
    y: view.y + (scale * (top + bottom) - length) / 2,
    side: length,
  };
}

/** Cells that score more than all around them, the highest first. */
function peaks(scores: Float32Array): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < scores.length; cell++) {
    const score = scores[cell];
    if (score < leastScore) continue;
    if (cellsAround(cell).every((other) => (scores[other] ?? 0) <= score)) found.push(cell);
  }
  return found.sort((one, other) => scores[other] - scores[one]);
}

function cellsAround(cell: number): number[] {
  const x = cell % bagCells;
  const columns = [-1, 0, 1].filter((across) => x + across >= 0 && x + across < bagCells);
  return [-1, 0, 1].flatMap((down) => columns.map((across) => cell + across + down * bagCells));
}

function bagAt(cell: number, score: number, reaches: Float32Array, view: SquareView): SpottedBag {
  const perCell = bagInputSide / bagCells;
  const x = (cell % bagCells) * perCell;
  const y = Math.floor(cell / bagCells) * perCell;
  const [left, up, right, down] = reaches.subarray(4 * cell, 4 * cell + 4);
  const scale = view.side / bagInputSide;
  return {
    x: view.x + scale * (x - left),
    y: view.y + scale * (y - up),
    width: scale * (left + right),
    height: scale * (up + down),
    score,
  };
}

function touches(one: SpottedBag, other: SpottedBag): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
