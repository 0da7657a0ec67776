/** Numbers of a piece: lightness, two of color, two of its place, and whether it may take pixels. */
const pieceBytes: usize = 24;

/**
 * Gives each pixel within `reach` of a piece to that piece where it is nearer than what the pixel has: `nearest` and
 * `labels` are written. Two pixels at a time, in 64 bits, so that the answer is the one of JavaScript.
 */
export function assign(
  l: usize,
  a: usize,
  b: usize,
  nearest: usize,
  labels: usize,
  width: i32,
  height: i32,
  pieces: usize,
  count: i32,
  reach: i32,
  weight: f64,
): void {
  for (let k = 0; k < count; k++) {
    const piece = pieces + (k as usize) * pieceBytes;
    if (load<f32>(piece, 20) == 0) continue;
    const x = load<f32>(piece, 12) as f64;
    const y = load<f32>(piece, 16) as f64;
    const left = max(0, (floor(x) as i32) - reach);
    const right = min(width - 1, (floor(x) as i32) + reach);
    const top = max(0, (floor(y) as i32) - reach);
    const bottom = min(height - 1, (floor(y) as i32) + reach);
    for (let row = top; row <= bottom; row++) {
      const start = ((row * width + left) as usize) << 2;
      const down = (row as f64) - y;
      takeRow(
        l + start,
        a + start,
        b + start,
        nearest + start,
        labels + start,
        piece,
        left,
        right,
        down,
        weight,
        k,
      );
    }
  }
}

/** Addresses are those of the first pixel, which lies at `left`; `down` is how far the row is from the piece. */
function takeRow(
  l: usize,
  a: usize,
  b: usize,
  nearest: usize,
  labels: usize,
  piece: usize,
  left: i32,
  right: i32,
  down: f64,
  weight: f64,
  label: i32,
): void {
  const lightness = f64x2.splat(load<f32>(piece) as f64);
  const first = f64x2.splat(load<f32>(piece, 4) as f64);
  const second = f64x2.splat(load<f32>(piece, 8) as f64);
  const middle = f64x2.splat(load<f32>(piece, 12) as f64);
  const squaredDown = f64x2.splat(down * down);
  const weights = f64x2.splat(weight);
  const two = f64x2.splat(2);
  const own = i32x4.splat(label);
  let places = f64x2.replace_lane(f64x2.splat(left as f64), 1, (left as f64) + 1);
  for (let x = left, at: usize = 0; x <= right; x += 2, at += 8) {
    const across = f64x2.sub(places, middle);
    places = f64x2.add(places, two);
    const dl = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(l + at)), lightness);
    const da = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(a + at)), first);
    const db = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(b + at)), second);
    const color = f64x2.mul(two, f64x2.add(f64x2.mul(da, da), f64x2.mul(db, db)));
    const apart = f64x2.mul(weights, f64x2.add(f64x2.mul(across, across), squaredDown));
    const distance = f64x2.add(f64x2.add(f64x2.mul(dl, dl), color), apart);
    const before = v128.load64_zero(nearest + at);
    const nearer = f64x2.lt(distance, f64x2.promote_low_f32x4(before));
    if (!v128.any_true(nearer)) continue;
    let taken = v128.shuffle<i32>(nearer, nearer, 0, 2, 0, 2);
    // The last pixel of a row may be the first of its pair.
    if (x == right) taken = i32x4.replace_lane(taken, 1, 0);
    const kept = v128.bitselect(f32x4.demote_f64x2_zero(distance), before, taken);
    v128.store64_lane(nearest + at, kept, 0);
    v128.store64_lane(labels + at, v128.bitselect(own, v128.load64_zero(labels + at), taken), 0);
  }
}
