/** The numbers that 16 bits (IEEE 754 binary16) stand for. */
const halfValues = Float32Array.from({ length: 2 ** 16 }, (_, bits) => halfValue(bits));

export function widened(numbers: Uint16Array): Float32Array {
  const wide = new Float32Array(numbers.length);
  for (let k = 0; k < numbers.length; k++) wide[k] = halfValues[numbers[k] ?? 0] ?? 0;
  return wide;
}

function halfValue(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
