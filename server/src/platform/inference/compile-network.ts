import type { Companion } from './companion.ts';
import { programOf } from './kernels.ts';
import { callsOf, type Placed, scratchBytes } from './layer-steps.ts';
import { type Description, inputsOf, type Layer, type Shape } from './layers.ts';
import type { NetworkMemory } from './network-memory.ts';
import { padded } from './pack-weights.ts';
import { shapeAfter, sizeOf } from './shapes.ts';
import { simplify } from './simplify.ts';

/**
 * Takes a picture (rows of pixels, channels last) and answers the wanted tensors in their order, laid out alike. What it
 * answers is the caller's own.
 */
export type Network = (picture: Float32Array) => Float32Array[];

/** Begins, and answers when it is asked. */
export type NetworkBeside = (picture: Float32Array) => () => Float32Array[];

/** Lays a network out in the memory: what it computes step by step, and where each tensor lies meanwhile. */
export function compileNetwork(
  description: Description,
  picture: Shape,
  wanted: readonly string[],
  memory: NetworkMemory,
): Network {
  const { calls, put, answers } = layOut(description, picture, wanted, memory);
  const program = programOf(calls, memory.kernels);
  return (numbers) => {
    put(numbers);
    program();
    return answers();
  };
}

/** The same for a network that a companion computes while the thread itself goes on. */
export function compileBeside(
  description: Description,
  picture: Shape,
  wanted: readonly string[],
  companion: Companion,
): NetworkBeside {
  const { calls, put, answers } = layOut(description, picture, wanted, companion.memory);
  const begin = companion.learn(calls);
  return (numbers) => begin(() => put(numbers), answers);
}

function layOut(
  { input, layers }: Description,
  picture: Shape,
  wanted: readonly string[],
  memory: NetworkMemory,
) {
  const ordered = simplify(layers, wanted);
  const places = placeTensors(ordered, input, picture, wanted, memory.arena);
  const find = (name: string): Placed => {
    const place = places.tensors.get(name);
    if (!place) throw new RangeError(`The network has no tensor ${name}`);
    return place;
  };
  const calls = ordered.flatMap((layer) =>
    callsOf(layer, {
      memory,
      inputs: inputsOf(layer).map(find),
      output: find(layer.output),
      scratch: places.scratch,
    }),
  );
  const first = find(input);
  const into = memory.numbers(first.address, sizeOf(first));
  const results = wanted.map((name) => {
    const place = find(name);
    return { channels: place.channels, numbers: memory.numbers(place.address, sizeOf(place)) };
  });
  return {
    calls,
    put(numbers: Float32Array): void {
      if (numbers.length !== picture.rows * picture.columns * picture.channels)
        throw new RangeError('The picture has another size than the network');
      spread(numbers, picture.channels, into);
    },
    answers: () => results.map((answer) => gathered(answer.numbers, answer.channels)),
  };
}

function spread(numbers: Float32Array, channels: number, into: Float32Array): void {
  if (channels === 3) spreadColours(numbers, into);
  else spreadChannels(numbers, channels, into);
}

/** Photos, which most networks are given. */
function spreadColours(numbers: Float32Array, into: Float32Array): void {
  for (let from = 0, to = 0; to < into.length; from += 3, to += 4) {
    into[to] = numbers[from] ?? 0;
    into[to + 1] = numbers[from + 1] ?? 0;
    into[to + 2] = numbers[from + 2] ?? 0;
    into[to + 3] = 0;
  }
}

function spreadChannels(numbers: Float32Array, channels: number, into: Float32Array): void {
  const width = padded(channels);
  for (let from = 0, to = 0; to < into.length; from += channels, to += width)
    for (let c = 0; c < width; c++) into[to + c] = c < channels ? (numbers[from + c] ?? 0) : 0;
}

function gathered(numbers: Float32Array, channels: number): Float32Array {
  const width = padded(channels);
  if (width === channels) return numbers.slice();
  const out = new Float32Array((numbers.length / width) * channels);
  for (let from = 0, to = 0; to < out.length; from += width, to += channels)
    for (let c = 0; c < channels; c++) out[to + c] = numbers[from + c] ?? 0;
  return out;
}

type Arena = NetworkMemory['arena'];

/** Every tensor gets a place that it has to itself from where it is computed to where it is last read. */
function placeTensors(
  layers: readonly Layer[],
  input: string,
  picture: Shape,
  wanted: readonly string[],
  arena: Arena,
): { tensors: Map<string, Placed>; scratch: number } {
  const lastRead = new Map<string, number>();
  for (const [k, layer] of layers.entries()) for (const name of inputsOf(layer)) lastRead.set(name, k);
  for (const name of wanted) lastRead.set(name, layers.length);
  const scratchSize = Math.max(0, ...layers.map(scratchBytes));
  const room = createRoom({ start: arena.start + scratchSize, bytes: arena.bytes - scratchSize });
  const tensors = new Map<string, Placed>([[input, { ...picture, address: room.take(4 * sizeOf(picture)) }]]);
  for (const [k, layer] of layers.entries()) {
    const names = inputsOf(layer);
    const shapes = names.map((name) => {
      const tensor = tensors.get(name);
      if (!tensor) throw new RangeError(`Tensor ${name} is read before it is computed`);
      return tensor;
    });
    const { rows, columns, channels } = shapeAfter(layer, shapes);
    const shape = { rows, columns, channels };
    tensors.set(layer.output, { ...shape, address: room.take(4 * sizeOf(shape)) });
    for (const name of new Set(names)) {
      const tensor = tensors.get(name);
      if (lastRead.get(name) === k && tensor) room.giveBack(tensor.address);
    }
  }
  return { tensors, scratch: arena.start };
}

/** Parts of an arena, each at the lowest address where it fits. */
function createRoom({ start, bytes }: Arena) {
  let taken: { from: number; to: number }[] = [];
  return {
    take(size: number): number {
      let from = start;
      for (const part of taken) {
        if (part.from - from >= size) break;
        from = part.to;
      }
      if (from + size > start + bytes) throw new RangeError('A network needs more room between its layers');
      taken = [...taken, { from, to: from + size }].sort((one, other) => one.from - other.from);
      return from;
    },
    giveBack(from: number): void {
      taken = taken.filter((part) => part.from !== from);
    },
  };
}
