import stored from '../../knowledge/data/occasion-network.json' with { type: 'json' };
import { softmax } from '../../language/linear-reader.ts';
import { type Matrix, matrixOf, rectified, rowOf, type StoredMatrix, times } from '../../networks/matrix.ts';
import { type OccasionCode, occasionCodes } from './occasion.ts';
import type { OccasionClues } from './occasion-features.ts';
import { occasionInputs } from './occasion-inputs.ts';

/** The likeliest dress code with its probability, and the likeliest activity, setting and mood. */
export type CodeGuess = {
  code: OccasionCode;
  probability: number;
  of(code: OccasionCode): number;
  activity: Guess;
  setting: Guess;
  mood: Guess;
  /** Chances of each activity, setting and mood, in the order of the data. */
  told: readonly number[];
};

/** The likeliest of several words with its probability. */
export type Guess = { word: string; probability: number };

type Network = Record<'buckets' | 'direct' | 'names' | 'numbers' | 'out' | 'told', Matrix> & {
  numbersBias: Float32Array;
  outBias: Float32Array;
  toldBias: Float32Array;
  rows: ReadonlyMap<string, number>;
};

let known: Network | undefined;

function network(): Network {
  if (known) return known;
  const matrices: Readonly<Record<string, StoredMatrix>> = stored.matrices;
  const read = (name: string) => matrixOf(matrices[name]);
  known = {
    buckets: read('buckets.weight'),
    direct: read('direct.weight'),
    names: read('names.weight'),
    numbers: read('numbers.weight'),
    out: read('out.weight'),
    told: read('told.weight'),
    numbersBias: read('numbers.bias').values,
    outBias: read('out.bias').values,
    toldBias: read('told.bias').values,
    rows: new Map(stored.names.map((name, row) => [name, row])),
  };
  return known;
}

/**
 * The likeliest dress code of an event by its words, place and time, and where it seems to take place and what is done
 * there; learned from calendar titles (tools/occasions/network).
 */
export function guessCode(clues: OccasionClues): CodeGuess {
  const { buckets, names, numbers } = occasionInputs(clues);
  const own = network();
  const scale = 1 / Math.sqrt(Math.max(1, buckets.length));
  const hidden = times(own.numbers, numbers, own.numbersBias);
  for (const bucket of buckets) add(hidden, rowOf(own.buckets, bucket), scale);
  for (const name of names) {
    const row = own.rows.get(name);
    if (row !== undefined) add(hidden, rowOf(own.names, row), 1);
  }
  rectified(hidden);
  const codes = times(own.out, hidden, own.outBias);
  for (const bucket of buckets) add(codes, rowOf(own.direct, bucket), scale);
  const chances = softmax(Array.from(codes, (sum) => sum / stored.temperature));
  const of = (code: OccasionCode) => chances[occasionCodes.indexOf(code)] ?? 0;
  const code = occasionCodes.reduce((best, each) => (of(each) > of(best) ? each : best));
  return { code, probability: of(code), of, ...toldOf(times(own.told, hidden, own.toldBias)) };
}

function add(sum: Float32Array, row: Float32Array, times: number): void {
  for (let k = 0; k < sum.length; k++) sum[k] += times * row[k];
}

/** How many chances `told` holds. */
export const toldNumbers = stored.told.activity.length + stored.told.setting.length + stored.told.mood.length;

function toldOf(sums: Float32Array): Pick<CodeGuess, 'activity' | 'setting' | 'mood' | 'told'> {
  const { activity, setting, mood } = stored.told;
  const second = activity.length + setting.length;
  const chances = {
    activity: softmax(Array.from(sums.subarray(0, activity.length))),
    setting: softmax(Array.from(sums.subarray(activity.length, second))),
    mood: softmax(Array.from(sums.subarray(second))),
  };
  return {
    activity: likeliest(activity, chances.activity),
    setting: likeliest(setting, chances.setting),
    mood: likeliest(mood, chances.mood),
    told: [...chances.activity, ...chances.setting, ...chances.mood],
  };
}

function likeliest(words: readonly string[], chances: readonly number[]): Guess {
  const most = chances.reduce((best, each, k) => (each > chances[best] ? k : best), 0);
  return { word: words[most], probability: chances[most] };
}
