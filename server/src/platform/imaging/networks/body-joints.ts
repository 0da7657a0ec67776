/** Cells on a side of MoveNet's answers, and the joints that it knows. */
const cells = 48;
const joints = 17;
/** The width of a cell as a share of the picture, as the network's file holds it in 16 bits. */
const cellWidth = 0.0208282470703125;
/** Cells from a place at which its weight is half of that at the place itself. */
const nearness = 1.7998046875;

/**
 * What MoveNet answers for each cell: logits of each joint and of a body's middle; for a middle, how many cells down and
 * across each joint is from it; and where in its cell each joint is.
 */
export type BodyAnswer = {
  heat: Float32Array;
  middles: Float32Array;
  reaches: Float32Array;
  offsets: Float32Array;
};

/**
 * The joints of the body whose middle is the most likely one, near the middle of the picture: down and across as shares
 * of it, and how likely each is. Each joint is looked for near where the middle says.
 */
export function readBodyJoints({ heat, middles, reaches, offsets }: BodyAnswer): Float32Array {
  const likely = chances(heat);
  const middle = mostLikely(chances(middles), 0, 1, cells / 2, cells / 2);
  const answer = new Float32Array(3 * joints);
  for (let joint = 0; joint < joints; joint++) {
    const reach = 2 * (joints * middle + joint);
    const down = rowOf(middle) + (reaches[reach] ?? 0);
    const across = columnOf(middle) + (reaches[reach + 1] ?? 0);
    const cell = mostLikely(likely, joint, joints, down, across);
    const offset = 2 * (joints * cell + joint);
    answer[3 * joint] = (rowOf(cell) + (offsets[offset] ?? 0)) * cellWidth;
    answer[3 * joint + 1] = (columnOf(cell) + (offsets[offset + 1] ?? 0)) * cellWidth;
    answer[3 * joint + 2] = likely[cell * joints + joint] ?? 0;
  }
  return answer;
}

/** The cell of the highest chance, which counts less the further it is from a place. Chances lie `apart` numbers apart. */
function mostLikely(
  likely: Float32Array,
  first: number,
  apart: number,
  down: number,
  across: number,
): number {
  let best = 0;
  let most = -1;
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const cell = row * cells + column;
      const distance = Math.sqrt((column - across) ** 2 + (row - down) ** 2);
      const worth = (likely[first + apart * cell] ?? 0) / (distance + nearness);
      if (worth <= most) continue;
      most = worth;
      best = cell;
    }
  return best;
}

function rowOf(cell: number): number {
  return Math.floor(cell / cells);
}

function columnOf(cell: number): number {
  return cell % cells;
}

function chances(logits: Float32Array): Float32Array {
  const out = new Float32Array(logits.length);
  for (let k = 0; k < logits.length; k++) out[k] = 1 / (1 + Math.exp(-(logits[k] ?? 0)));
  return out;
}
