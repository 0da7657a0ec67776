import { meaningOf, wordDimensions } from '../../language/word-vectors.ts';
import { type OccasionClues, occasionFeatures } from './occasion-features.ts';
import { phraseIn } from './occasion-phrases.ts';

/** Features of words are counted in so many buckets. */
export const occasionBuckets = 16384;

/** Whether the hour is known, the hour on circles of 24 and 12 hours, whether the length is known, and the length. */
const timeNumbers = 8;
/** How many numbers there are beside the features. */
export const occasionNumbers = 2 * wordDimensions + timeNumbers;

/** What the reader of occasions sees: pieces of words in buckets, known phrases by name, the meaning of title and place, the time. */
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
  numbers.set(timeOf(clues), 2 * wordDimensions);
  return { buckets: occasionFeatures(clues, occasionBuckets), names, numbers };
}

/** An entry as long as this takes most of a day. */
const longHours = 6;
const shortestHours = 0.25;

function timeOf({ hour, hours }: OccasionClues): number[] {
  const angle = ((hour ?? 0) * Math.PI) / 12;
  const ofHour = hour === null ? [0, 0, 0, 0, 0] : [1, ...circles(angle)];
  const ofLength =
    hours === undefined
      ? [0, 0, 0]
      : [1, Math.log2(Math.max(shortestHours, hours)), hours >= longHours ? 1 : 0];
  return [...ofHour, ...ofLength];
}

function circles(angle: number): number[] {
  return [Math.sin(angle), Math.cos(angle), Math.sin(2 * angle), Math.cos(2 * angle)];
}
