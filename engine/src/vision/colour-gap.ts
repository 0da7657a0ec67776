import type { Superpixels } from './superpixels.ts';

/**
 * How far the colours of two sets of pieces are apart, in OKLab with chroma twice: the mean, over the pieces of the
 * smaller set, of the distance to the nearest sizeable colour of the other, both ways. With `down` only the pieces within
 * about half a limb of their common border count. Undefined when either set is too small to tell.
 */
export function colourGap(
  pieces: Superpixels,
  one: Uint8Array,
  other: Uint8Array,
  down?: Float32Array,
): number | undefined {
  const [first, second] = down ? nearBorder(one, other, down) : [membersOf(one), membersOf(other)];
  if (first.length < 6 || second.length < 6) return undefined;
  return Math.max(oneWay(pieces, first, second), oneWay(pieces, second, first));
}

function membersOf(chosen: Uint8Array): number[] {
  const members: number[] = [];
  for (let k = 0; k < chosen.length; k++) if (chosen[k]) members.push(k);
  return members;
}

function nearBorder(one: Uint8Array, other: Uint8Array, down: Float32Array): [number[], number[]] {
  const firstMembers = membersOf(one);
  const secondMembers = membersOf(other);
  if (firstMembers.length === 0 || secondMembers.length === 0) return [[], []];
  const upperFirst = mean(firstMembers, down) < mean(secondMembers, down);
  const [upper, lower] = upperFirst ? [firstMembers, secondMembers] : [secondMembers, firstMembers];
  const low = upper.map((k) => down[k]).sort((x, y) => x - y)[Math.floor(upper.length * 0.9)];
  const high = lower.map((k) => down[k]).sort((x, y) => x - y)[Math.floor(lower.length * 0.1)];
  const border = (low + high) / 2;
  const close = (k: number) => Math.abs(down[k] - border) < 0.6;
  return [upper.filter(close), lower.filter(close)];
}

function mean(members: number[], values: Float32Array): number {
  return members.reduce((sum, k) => sum + values[k], 0) / members.length;
}

/** The median, over the pieces of one set, of the distance to their tenth nearest share of the other. */
function oneWay({ l, a, b }: Superpixels, from: number[], to: number[]): number {
  const rank = Math.max(1, Math.floor(to.length * 0.08));
  const gaps = from.map((i) => {
    const distances = Float32Array.from(to, (j) =>
      Math.hypot(l[i] - l[j], 2 * (a[i] - a[j]), 2 * (b[i] - b[j])),
    ).sort();
    return distances[Math.min(distances.length - 1, rank)];
  });
  gaps.sort((x, y) => x - y);
  return gaps[gaps.length >> 1];
}
