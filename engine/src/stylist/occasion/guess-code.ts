import weights from '../../knowledge/data/occasion-weights.json' with { type: 'json' };
import { type Reader, readerOf } from '../../language/linear-reader.ts';
import { type OccasionCode, occasionCodes } from './occasion.ts';
import { type OccasionClues, occasionFeatures } from './occasion-features.ts';

/** A dress code with its probability. */
export type CodeGuess = { code: OccasionCode; probability: number; of(code: OccasionCode): number };

let reader: Reader | undefined;

/** The likeliest dress code of an event by its words, place and time; learned by `npm run train:occasions`. */
export function guessCode(clues: OccasionClues): CodeGuess {
  reader ??= readerOf(weights);
  const { names } = reader;
  const probabilities = reader.read(occasionFeatures(clues, weights.buckets));
  const of = (code: OccasionCode) => probabilities[names.indexOf(code)] ?? 0;
  const code = occasionCodes.reduce((best, each) => (of(each) > of(best) ? each : best));
  return { code, probability: of(code), of };
}
