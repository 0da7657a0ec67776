import { type ClaimKind, type ColourFacts, contradictedColour } from './colour-claims.ts';
import { unknownNumber } from './number-claims.ts';

export type TextFacts = { colours: ColourFacts; numbers: readonly number[] };

/** A sentence that was taken out, and what in it is not so. */
export type RejectedClaim = { sentence: string; claim: string };

export type GroundedText = { kept: string; rejected: RejectedClaim[] };

/** Sentences of a text with their marks; a decimal point ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d"'“‘])/u)
    .filter((sentence) => sentence.trim() !== '');
}

/** What contradicts the facts in a sentence: a colour or a number. */
export function contradiction(sentence: string, facts: TextFacts, kind: ClaimKind): string | undefined {
  return contradictedColour(sentence, facts.colours, kind) ?? unknownNumber(sentence, facts.numbers);
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
