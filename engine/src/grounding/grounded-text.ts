import { type ClaimKind, type ColourFacts, contradictedColour } from './colour-claims.ts';
import { absentGarment } from './garment-nouns.ts';
import { unknownNumber } from './number-claims.ts';
import { contradictedWeather, type WeatherFacts } from './weather-claims.ts';

/** `garments` are the only nouns of garments that a description may use; without them any may be used. */
export type TextFacts = {
  colours: ColourFacts;
  numbers: readonly number[];
  garments?: ReadonlySet<string>;
  weather?: WeatherFacts;
};

/** A sentence that was taken out, and what in it is not so. */
export type RejectedClaim = { sentence: string; claim: string };

export type GroundedText = { kept: string; rejected: RejectedClaim[] };

/** Sentences of a text with their marks; neither a decimal point nor a title ("Dr. Martens") ends one. */
export function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?…])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.)\s+(?=[\p{Lu}\d"'“‘])/u)
    .filter((sentence) => sentence.trim() !== '');
}

/** What contradicts the facts in a sentence: a colour, a number, a garment that is not there, the weather. */
export function contradiction(sentence: string, facts: TextFacts, kind: ClaimKind): string | undefined {
  const { colours, numbers, garments, weather } = facts;
  return (
    contradictedColour(sentence, colours, kind) ??
    unknownNumber(sentence, numbers) ??
    (garments && kind === 'description' ? absentGarment(sentence, garments) : undefined) ??
    (weather && contradictedWeather(sentence, weather))
  );
}

/** A text without the sentences that contradict the facts. */
export function groundText(text: string, facts: TextFacts, kind: ClaimKind): GroundedText {
  const rejected: RejectedClaim[] = [];
  const kept = sentencesOf(text).filter((sentence) => {
    const claim = contradiction(sentence, facts, kind);
    if (claim !== undefined) rejected.push({ sentence, claim });
    return claim === undefined;
  });
  return { kept: kept.join(' '), rejected };
}
