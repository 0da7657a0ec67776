import { activated, leastOf, mostOf, plusProduct } from './lanes';

const lanes: i32 = 4;
/** Columns of the weights that lie together. */
const panel: i32 = 8;
/** So many rows stay in the nearest cache while all panels pass. */
const rowsPerTile: i32 = 64;

/**
 * Rows of `depth` numbers times weights, plus a bias. The weights lie in panels of eight columns: `depth` times eight
 * numbers each. `columns` is a multiple of four.
 */
export function multiply(
  input: usize,
  rows: i32,
  depth: i32,
  weights: usize,
  bias: usize,
  columns: i32,
  output: usize,
  activation: i32,
): void {
  const inStride = (depth as usize) << 2;
  const outStride = (columns as usize) << 2;
  const least = leastOf(activation);
  const most = mostOf(activation);
  for (let tile = 0; tile < rows; tile += rowsPerTile) {
    const end = min(rows, tile + rowsPerTile);
    let w = weights;
    for (let column = 0; column < columns; column += panel) {
      const isWhole = column + lanes < columns;
      const b = bias + ((column as usize) << 2);
      let row = tile;
      for (; row + 3 < end; row += 4) {
        const x = input + (row as usize) * inStride;
        const out = output + (row as usize) * outStride + ((column as usize) << 2);
        fourRows(x, inStride, w, b, out, outStride, isWhole, activation, least, most);
      }
      for (; row < end; row++) {
        const x = input + (row as usize) * inStride;
        const out = output + (row as usize) * outStride + ((column as usize) << 2);
        oneRow(x, inStride, w, b, out, isWhole, activation, least, most);
      }
      w += (depth as usize) << 5;
    }
  }
}

/** Four rows times eight columns: as many sums as there are registers for. */
function fourRows(
  input: usize,
  inStride: usize,
  weights: usize,
  bias: usize,
  output: usize,
  outStride: usize,
  isWhole: bool,
  activation: i32,
  least: v128,
  most: v128,
): void {
  let x0 = input;
  let x1 = x0 + inStride;
  let x2 = x1 + inStride;
  let x3 = x2 + inStride;
  let left0 = v128.load(bias);
  let right0 = v128.load(bias, 16);
  let left1 = left0;
  let right1 = right0;
  let left2 = left0;
  let right2 = right0;
  let left3 = left0;
  let right3 = right0;
  const stop = x1;
  for (let w = weights; x0 < stop; w += 32) {
    const left = v128.load(w);
    const right = v128.load(w, 16);
    const a = v128.load32_splat(x0);
    left0 = plusProduct(left0, a, left);
    right0 = plusProduct(right0, a, right);
    const b = v128.load32_splat(x1);
    left1 = plusProduct(left1, b, left);
    right1 = plusProduct(right1, b, right);
    const c = v128.load32_splat(x2);
    left2 = plusProduct(left2, c, left);
    right2 = plusProduct(right2, c, right);
    const d = v128.load32_splat(x3);
    left3 = plusProduct(left3, d, left);
    right3 = plusProduct(right3, d, right);
    x0 += 4;
    x1 += 4;
    x2 += 4;
    x3 += 4;
  }
  store(output, left0, right0, isWhole, activation, least, most);
  store(output + outStride, left1, right1, isWhole, activation, least, most);
  store(output + 2 * outStride, left2, right2, isWhole, activation, least, most);
  store(output + 3 * outStride, left3, right3, isWhole, activation, least, most);
}

function oneRow(
  input: usize,
  inStride: usize,
  weights: usize,
  bias: usize,
  output: usize,
  isWhole: bool,
  activation: i32,
  least: v128,
  most: v128,
): void {
  let left = v128.load(bias);
  let right = v128.load(bias, 16);
  const stop = input + inStride;
  let w = weights;
  for (let x = input; x < stop; x += 4) {
    const a = v128.load32_splat(x);
    left = plusProduct(left, a, v128.load(w));
    right = plusProduct(right, a, v128.load(w, 16));
    w += 32;
  }
  store(output, left, right, isWhole, activation, least, most);
}

function store(
  at: usize,
  left: v128,
  right: v128,
  isWhole: bool,
  activation: i32,
  least: v128,
  most: v128,
): void {
  v128.store(at, activated(left, activation, least, most));
  if (isWhole) v128.store(at, activated(right, activation, least, most), 16);
}

/**
 * The pixels under a window at `count` places from the place `first` on, each as one row for `multiply`. What lies
 * outside of the picture is 0.
 */
export function gather(
  input: usize,
  inRows: i32,
  inColumns: i32,
  channels: i32,
  height: i32,
  width: i32,
  stride: i32,
  top: i32,
  left: i32,
  outColumns: i32,
  first: i32,
  count: i32,
  output: usize,
): void {
  const pixel = (channels as usize) << 2;
  let to = output;
  for (let place = first; place < first + count; place++) {
    const y = (place / outColumns) * stride - top;
    const x = (place % outColumns) * stride - left;
    const from = max(0, x);
    const until = min(inColumns, x + width);
    for (let row = y; row < y + height; row++) {
      if (row < 0 || row >= inRows || until <= from) {
        memory.fill(to, 0, (width as usize) * pixel);
      } else {
        const before = ((from - x) as usize) * pixel;
        const inside = ((until - from) as usize) * pixel;
        if (from > x) memory.fill(to, 0, before);
        memory.copy(to + before, input + ((row * inColumns + from) as usize) * pixel, inside);
        if (until < x + width) memory.fill(to + before + inside, 0, ((x + width - until) as usize) * pixel);
      }
      to += (width as usize) * pixel;
    }
  }
}
