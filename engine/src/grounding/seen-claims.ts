import { type RejectedClaim, sentencesOf } from './grounded-text.ts';
import { unknownName } from './name-claims.ts';
import { notOwned } from './possession-claims.ts';
import { type Quantity, unknownQuantity } from './quantity-claims.ts';
import { readClaim } from './read-claim.ts';

/** What a model that sees the photo may not get wrong. */
export type SeenFacts = {
  /** What is worn in the photo, in the model's own words: "navy blazer", "gold necklace". */
  worn: readonly string[];
  /** What the person owns, as they call it. */
  owned: readonly string[];
  /** The person's own words: wishes and the like, whose names a sentence may use. */
  said: readonly string[];
  /** Words by which the model names pieces of the wardrobe under ids that are not the person's. */
  falselyNamed: readonly string[];
  /** The numbers that it was given, with what they count. */
  told: readonly Quantity[];
};

/** Why a sentence is taken out. */
export type SeenFault = 'not owned' | 'number' | 'body' | 'instruction' | 'brand';

export type SeenRejection = RejectedClaim & { fault: SeenFault };

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** What is wrong with a sentence of a model that saw the photo; undefined where nothing is known to be. */
export function seenFault(
  sentence: string,
  { worn, owned, said, falselyNamed, told }: SeenFacts,
): { claim: string; fault: SeenFault } | undefined {
  const falsely = falselyNamed.find((name) => name.trim() !== '' && plain(sentence).includes(plain(name)));
  if (falsely) return { claim: falsely, fault: 'not owned' };
  const missing = notOwned(sentence, { worn, owned });
  if (missing) return { claim: missing, fault: 'not owned' };
  const number = unknownQuantity(sentence, { told, wornCount: worn.length });
  if (number) return { claim: number, fault: 'number' };
  const read = readClaim(sentence);
  if (read) return read;
  const name = unknownName(sentence, [...worn, ...owned, ...said]);
  return name ? { claim: name, fault: 'brand' } : undefined;
}

/** A text of a model that saw the photo, without the sentences that are known to be wrong. */
export function keepSeen(text: string, facts: SeenFacts): { kept: string; rejected: SeenRejection[] } {
  const rejected: SeenRejection[] = [];
  const kept = sentencesOf(text).filter((sentence) => {
    const fault = seenFault(sentence, facts);
    if (fault) rejected.push({ sentence, ...fault });
    return fault === undefined;
  });
  return { kept: kept.join(' '), rejected };
}
