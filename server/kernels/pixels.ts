import { activated, leastOf, mostOf, plusProduct } from './lanes';

/** One tensor plus another of its shape; `bytes` is the size of each. */
export function sum(one: usize, other: usize, output: usize, bytes: usize, activation: i32): void {
  const least = leastOf(activation);
  const most = mostOf(activation);
  for (let at: usize = 0; at < bytes; at += 16) {
    const total = f32x4.add(v128.load(one + at), v128.load(other + at));
    v128.store(output + at, activated(total, activation, least, most));
  }
}

/** One tensor times another of its shape. */
export function product(one: usize, other: usize, output: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16)
    v128.store(output + at, f32x4.mul(v128.load(one + at), v128.load(other + at)));
}

/** Every channel times a factor of its own, plus an offset of its own. */
export function affine(
  input: usize,
  factors: usize,
  offsets: usize,
  output: usize,
  pixels: i32,
  channels: i32,
  activation: i32,
): void {
  const pixel = (channels as usize) << 2;
  const least = leastOf(activation);
  const most = mostOf(activation);
  let from = input;
  let to = output;
  for (let k = 0; k < pixels; k++)
    for (let c: usize = 0; c < pixel; c += 16) {
      const answer = plusProduct(v128.load(offsets + c), v128.load(from), v128.load(factors + c));
      v128.store(to, activated(answer, activation, least, most));
      from += 16;
      to += 16;
    }
}

/** The mean of every channel. */
export function average(input: usize, output: usize, pixels: i32, channels: i32): void {
  const pixel = (channels as usize) << 2;
  const share = f32x4.splat((1.0 / (pixels as f64)) as f32);
  for (let c: usize = 0; c < pixel; c += 16) {
    let total = f32x4.splat(0);
    for (let k = 0; k < pixels; k++) total = f32x4.add(total, v128.load(input + (k as usize) * pixel + c));
    v128.store(output + c, f32x4.mul(total, share));
  }
}

/** The largest number under a window, of every channel; what lies outside of the picture does not count. */
export function largest(
  input: usize,
  inRows: i32,
  inColumns: i32,
  channels: i32,
  height: i32,
  width: i32,
  stride: i32,
  top: i32,
  left: i32,
  output: usize,
  outRows: i32,
  outColumns: i32,
): void {
  const pixel = (channels as usize) << 2;
  let to = output;
  for (let y = 0; y < outRows; y++)
    for (let x = 0; x < outColumns; x++)
      for (let c: usize = 0; c < pixel; c += 16) {
        const firstRow = y * stride - top;
        const firstColumn = x * stride - left;
        let most = f32x4.splat(-f32.MAX_VALUE);
        for (let row = max(0, firstRow); row < min(inRows, firstRow + height); row++)
          for (let column = max(0, firstColumn); column < min(inColumns, firstColumn + width); column++)
            most = f32x4.pmax(most, v128.load(input + ((row * inColumns + column) as usize) * pixel + c));
        v128.store(to, most);
        to += 16;
      }
}

/** Copies a tensor to a place within another one: beside other channels, or with room around it. */
export function place(
  input: usize,
  inRows: i32,
  inColumns: i32,
  inChannels: i32,
  output: usize,
  outColumns: i32,
  outChannels: i32,
  top: i32,
  left: i32,
  channel: i32,
): void {
  const inPixel = (inChannels as usize) << 2;
  const outPixel = (outChannels as usize) << 2;
  let from = input;
  for (let row = 0; row < inRows; row++) {
    let to = output + (((row + top) * outColumns + left) as usize) * outPixel + ((channel as usize) << 2);
    for (let column = 0; column < inColumns; column++) {
      for (let c: usize = 0; c < inPixel; c += 16) v128.store(to + c, v128.load(from + c));
      from += inPixel;
      to += outPixel;
    }
  }
}

/** Where a row or column of the enlarged picture lies in the picture. */
function source(at: i32, inSize: i32, outSize: i32, alignCorners: bool, halfPixels: bool): f32 {
  if (alignCorners && outSize > 1) return ((at * (inSize - 1)) as f32) / ((outSize - 1) as f32);
  const scale = (inSize as f32) / (outSize as f32);
  const position = halfPixels ? ((at as f32) + 0.5) * scale - 0.5 : (at as f32) * scale;
  return max<f32>(0, position);
}

/** Between the four nearest pixels, as TensorFlow does it. */
export function resize(
  input: usize,
  inRows: i32,
  inColumns: i32,
  channels: i32,
  output: usize,
  outRows: i32,
  outColumns: i32,
  alignCorners: bool,
  halfPixels: bool,
): void {
  const pixel = (channels as usize) << 2;
  let to = output;
  for (let y = 0; y < outRows; y++) {
    const row = source(y, inRows, outRows, alignCorners, halfPixels);
    const upper = min(inRows - 1, row as i32);
    const lower = min(inRows - 1, upper + 1);
    const down = f32x4.splat(row - (upper as f32));
    for (let x = 0; x < outColumns; x++) {
      const column = source(x, inColumns, outColumns, alignCorners, halfPixels);
      const before = min(inColumns - 1, column as i32);
      const after = min(inColumns - 1, before + 1);
      const across = f32x4.splat(column - (before as f32));
      const p = input + ((upper * inColumns + before) as usize) * pixel;
      const q = input + ((upper * inColumns + after) as usize) * pixel;
      const r = input + ((lower * inColumns + before) as usize) * pixel;
      const s = input + ((lower * inColumns + after) as usize) * pixel;
      for (let c: usize = 0; c < pixel; c += 16) {
        const first = v128.load(p + c);
        const third = v128.load(r + c);
        const above = plusProduct(first, f32x4.sub(v128.load(q + c), first), across);
        const below = plusProduct(third, f32x4.sub(v128.load(s + c), third), across);
        v128.store(to, plusProduct(above, f32x4.sub(below, above), down));
        to += 16;
      }
    }
  }
}
