import { meaningOf, wordDimensions } from '../../language/word-vectors.ts';
import { type OccasionClues, occasionFeatures } from './occasion-features.ts';
import { phraseIn } from './occasion-phrases.ts';

/** Features of words are counted in so many buckets. */
export const occasionBuckets = 16384;

/** How many numbers there are beside the features. */
export const occasionNumbers = 2 * wordDimensions;

/** What the reader of occasions sees: pieces of words in buckets, known phrases by name, the meaning of title and place. */
export type OccasionInputs = { buckets: number[]; names: string[]; numbers: Float32Array };

export function occasionInputs(clues: OccasionClues): OccasionInputs {
  const names: string[] = [];
  const inTitle = phraseIn(clues.title);
  if (inTitle) names.push(`title ${inTitle.id}`, `title code ${inTitle.code}`);
  const inPlace = phraseIn(clues.place);
  if (inPlace) names.push(`place ${inPlace.id}`, `place code ${inPlace.code}`);
  const numbers = new Float32Array(occasionNumbers);
  numbers.set(meaningOf(clues.title));
  numbers.set(meaningOf(clues.place), wordDimensions);
  return { buckets: occasionFeatures(clues, occasionBuckets), names, numbers };
}
