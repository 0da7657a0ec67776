import { activated, leastOf, mostOf, plusProduct } from './lanes';

/**
 * A window of its own weights for every channel. The weights lie in the order of the window's places, the channels of a
 * place together. `channels` is a multiple of four; what lies outside of the picture is 0.
 */
export function depthwise(
  input: usize,
  inRows: i32,
  inColumns: i32,
  channels: i32,
  weights: usize,
  bias: usize,
  side: i32,
  stride: i32,
  top: i32,
  left: i32,
  output: usize,
  outRows: i32,
  outColumns: i32,
  activation: i32,
): void {
  const pixel = (channels as usize) << 2;
  const inLine = (inColumns as usize) * pixel;
  const isFast = stride == 1 && (side == 3 || side == 5);
  // Columns of the answer for which the whole window lies in the picture.
  const from = min(outColumns, (left + stride - 1) / stride);
  const until = max(from, min(outColumns, (inColumns - side + left) / stride + 1));
  for (let y = 0; y < outRows; y++) {
    const row = y * stride - top;
    const isInside = row >= 0 && row + side <= inRows;
    const line = output + ((y * outColumns) as usize) * pixel;
    for (let x = 0; x < outColumns; ) {
      const to = line + (x as usize) * pixel;
      const column = x * stride - left;
      const corner = input + ((row * inColumns + column) as usize) * pixel;
      if (isFast && isInside && x >= from && x + 4 <= until) {
        if (side == 3) fourByThree(corner, inLine, pixel, weights, bias, to, activation);
        else fourByFive(corner, inLine, pixel, weights, bias, to, activation);
        x += 4;
      } else {
        const firstRow = max(0, -row);
        const lastRow = min(side, inRows - row);
        const firstColumn = max(0, -column);
        const lastColumn = min(side, inColumns - column);
        const start = corner + ((firstRow * inColumns + firstColumn) as usize) * pixel;
        const w = weights + ((firstRow * side + firstColumn) as usize) * pixel;
        const rows = lastRow - firstRow;
        const columns = lastColumn - firstColumn;
        onePlace(start, inLine, pixel, w, side, rows, columns, bias, to, activation);
        x += 1;
      }
    }
  }
}

/** The part of the window that lies in the picture: `rows` times `columns` places. */
function onePlace(
  input: usize,
  inLine: usize,
  pixel: usize,
  weights: usize,
  side: i32,
  rows: i32,
  columns: i32,
  bias: usize,
  output: usize,
  activation: i32,
): void {
  const least = leastOf(activation);
  const most = mostOf(activation);
  const weightLine = (side as usize) * pixel;
  for (let c: usize = 0; c < pixel; c += 16) {
    let sum = v128.load(bias + c);
    for (let row = 0; row < rows; row++) {
      let x = input + c + (row as usize) * inLine;
      let w = weights + c + (row as usize) * weightLine;
      for (let column = 0; column < columns; column++) {
        sum = plusProduct(sum, v128.load(x), v128.load(w));
        x += pixel;
        w += pixel;
      }
    }
    v128.store(output + c, activated(sum, activation, least, most));
  }
}

/** Four places beside each other, which share what they read, for windows of 3 by 3. */
function fourByThree(
  input: usize,
  inLine: usize,
  pixel: usize,
  weights: usize,
  bias: usize,
  output: usize,
  activation: i32,
): void {
  const least = leastOf(activation);
  const most = mostOf(activation);
  for (let c: usize = 0; c < pixel; c += 16) {
    let s0 = v128.load(bias + c);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    let x = input + c;
    let w = weights + c;
    for (let row = 0; row < 3; row++) {
      const w0 = v128.load(w);
      const w1 = v128.load(w + pixel);
      const w2 = v128.load(w + 2 * pixel);
      const x0 = v128.load(x);
      s0 = plusProduct(s0, x0, w0);
      const x1 = v128.load(x + pixel);
      s0 = plusProduct(s0, x1, w1);
      s1 = plusProduct(s1, x1, w0);
      const x2 = v128.load(x + 2 * pixel);
      s0 = plusProduct(s0, x2, w2);
      s1 = plusProduct(s1, x2, w1);
      s2 = plusProduct(s2, x2, w0);
      const x3 = v128.load(x + 3 * pixel);
      s1 = plusProduct(s1, x3, w2);
      s2 = plusProduct(s2, x3, w1);
      s3 = plusProduct(s3, x3, w0);
      const x4 = v128.load(x + 4 * pixel);
      s2 = plusProduct(s2, x4, w2);
      s3 = plusProduct(s3, x4, w1);
      const x5 = v128.load(x + 5 * pixel);
      s3 = plusProduct(s3, x5, w2);
      x += inLine;
      w += 3 * pixel;
    }
    v128.store(output + c, activated(s0, activation, least, most));
    v128.store(output + c + pixel, activated(s1, activation, least, most));
    v128.store(output + c + 2 * pixel, activated(s2, activation, least, most));
    v128.store(output + c + 3 * pixel, activated(s3, activation, least, most));
  }
}

/** The same for windows of 5 by 5. */
function fourByFive(
  input: usize,
  inLine: usize,
  pixel: usize,
  weights: usize,
  bias: usize,
  output: usize,
  activation: i32,
): void {
  const least = leastOf(activation);
  const most = mostOf(activation);
  for (let c: usize = 0; c < pixel; c += 16) {
    let s0 = v128.load(bias + c);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    let x = input + c;
    let w = weights + c;
    for (let row = 0; row < 5; row++) {
      const w0 = v128.load(w);
      const w1 = v128.load(w + pixel);
      const w2 = v128.load(w + 2 * pixel);
      const w3 = v128.load(w + 3 * pixel);
      const w4 = v128.load(w + 4 * pixel);
      const x0 = v128.load(x);
      s0 = plusProduct(s0, x0, w0);
      const x1 = v128.load(x + pixel);
      s0 = plusProduct(s0, x1, w1);
      s1 = plusProduct(s1, x1, w0);
      const x2 = v128.load(x + 2 * pixel);
      s0 = plusProduct(s0, x2, w2);
      s1 = plusProduct(s1, x2, w1);
      s2 = plusProduct(s2, x2, w0);
      const x3 = v128.load(x + 3 * pixel);
      s0 = plusProduct(s0, x3, w3);
      s1 = plusProduct(s1, x3, w2);
      s2 = plusProduct(s2, x3, w1);
      s3 = plusProduct(s3, x3, w0);
      const x4 = v128.load(x + 4 * pixel);
      s0 = plusProduct(s0, x4, w4);
      s1 = plusProduct(s1, x4, w3);
      s2 = plusProduct(s2, x4, w2);
      s3 = plusProduct(s3, x4, w1);
      const x5 = v128.load(x + 5 * pixel);
      s1 = plusProduct(s1, x5, w4);
      s2 = plusProduct(s2, x5, w3);
      s3 = plusProduct(s3, x5, w2);
      const x6 = v128.load(x + 6 * pixel);
      s2 = plusProduct(s2, x6, w4);
      s3 = plusProduct(s3, x6, w3);
      s3 = plusProduct(s3, v128.load(x + 7 * pixel), w4);
      x += inLine;
      w += 5 * pixel;
    }
    v128.store(output + c, activated(s0, activation, least, most));
    v128.store(output + c + pixel, activated(s1, activation, least, most));
    v128.store(output + c + 2 * pixel, activated(s2, activation, least, most));
    v128.store(output + c + 3 * pixel, activated(s3, activation, least, most));
  }
}
