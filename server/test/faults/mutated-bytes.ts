export type RandomSource = {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
};

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): RandomSource {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    chance: (probability) => next() < probability,
  };
}

type Mutation = (bytes: Buffer, random: RandomSource) => Buffer;

const interesting = [0x00, 0x01, 0x7f, 0x80, 0xff, 0xd8, 0xd9, 0xda, 0x0d, 0x0a, 0x2d];

function overwrite(bytes: Buffer, random: RandomSource, within: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = 1 + random.below(16); times > 0; times--)
    copy[random.below(Math.min(within, copy.length))] = random.chance(0.5)
      ? random.pick(interesting)
      : random.below(256);
  return copy;
}

const mutations: Mutation[] = [
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes, random) => bytes.subarray(random.below(bytes.length)),
  (bytes, random) => overwrite(bytes, random, bytes.length),
  // Sizes, counts and kinds stand at the beginning.
  (bytes, random) => overwrite(bytes, random, 200),
  (bytes, random) => {
    const at = random.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(400))]);
  },
  (bytes, random) => {
    const at = random.below(bytes.length);
    const noise = Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256)));
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]);
  },
  (bytes, random) => {
    const [from, to] = [random.below(bytes.length), random.below(bytes.length)];
    const copy = Buffer.from(bytes);
    bytes.copy(copy, to, from, from + random.below(600));
    return copy;
  },
  (bytes, random) => Buffer.concat([bytes.subarray(0, random.below(bytes.length)), bytes]),
];

/** The bytes with one to three things done to them as broken transfers, editors and attackers do. */
export function mutated(bytes: Buffer, random: RandomSource): Buffer {
  let result = bytes;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const changed = random.pick(mutations)(result, random);
    if (changed.length > 0) result = changed;
  }
  return result;
}
