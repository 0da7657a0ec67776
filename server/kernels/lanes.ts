/** What a layer does to its answer, by the numbers of `server/src/platform/inference/kernels.ts`. */
const linear: i32 = 0;
const relu6: i32 = 2;
const hardSwish: i32 = 3;
/** As the networks' files hold it in 16 bits. */
const sixth: f32 = 0.1666259765625;

/** Activations from here on are more than a clamp. */
export const firstGate: i32 = 3;

/** The least and the most that an activation without a gate lets through. */
export function leastOf(activation: i32): v128 {
  return f32x4.splat(activation == linear || activation >= firstGate ? -f32.MAX_VALUE : 0);
}

export function mostOf(activation: i32): v128 {
  return f32x4.splat(activation == relu6 ? 6 : f32.MAX_VALUE);
}

/** The activations with a gate: `relu6(x + 3) / 6`, and `x` times it. */
export function gated(x: v128, activation: i32): v128 {
  const zero = f32x4.splat(0);
  const six = f32x4.splat(6);
  const shifted = f32x4.add(x, f32x4.splat(3));
  const gate = f32x4.mul(f32x4.pmin(f32x4.pmax(shifted, zero), six), f32x4.splat(sixth));
  return activation == hardSwish ? f32x4.mul(x, gate) : gate;
}

export function activated(x: v128, activation: i32, least: v128, most: v128): v128 {
  return activation >= firstGate ? gated(x, activation) : f32x4.pmin(f32x4.pmax(x, least), most);
}

/** Not one fused instruction, whose rounding only some processors have: every machine answers alike. */
export function plusProduct(sum: v128, x: v128, y: v128): v128 {
  return f32x4.add(sum, f32x4.mul(x, y));
}
