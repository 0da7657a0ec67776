import { foldedText } from '../language/text-features.ts';
import { claimedShare, claimShares } from './claim-network.ts';
import { faultRead } from './fault-network.ts';
import { type RejectedClaim, sentencesOf } from './grounded-text.ts';
import { listedMaker, unknownName } from './name-claims.ts';
import { notOwned, speaksOf, type Things, unknownPieces } from './possession-claims.ts';
import type { Quantity } from './quantities-in.ts';
import { unknownQuantity } from './quantity-claims.ts';
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

/** Tells the words that names are made of. */
export function knownWords(names: readonly string[]): (word: string) => boolean {
  const words = new Set(names.flatMap((name) => foldedText(name).match(/[\p{L}\d]+/gu) ?? []));
  return (word) => words.has(word) || words.has(word.replace(/s$/, ''));
}

/** From this probability on, a piece that nobody has is taken for one that is said to be worn or owned. House value. */
const surelyClaimed = 0.7;

/** A piece that nobody has and of which the words around it say that the person does. */
function claimedPiece(sentence: string, things: Things): string | undefined {
  const known = knownWords([...things.worn, ...things.owned]);
  return unknownPieces(sentence, things).find(
    (piece) => claimedShare(sentence, piece, known) >= surelyClaimed,
  )?.text;
}

/** Below this probability a name is a place, a film, somebody: "very James Dean". House value. */
const perhapsMaker = 0.1;

const mayBeMaker = (sentence: string, names: readonly string[]) =>
  claimShares(sentence, knownWords(names)).brand >= perhapsMaker;

/** What is wrong with a sentence of a model that saw the photo; undefined where nothing is known to be. */
export function seenFault(
  sentence: string,
  { worn, owned, said, falselyNamed, told }: SeenFacts,
): { claim: string; fault: SeenFault } | undefined {
  const falsely = falselyNamed.find((name) => speaksOf(sentence, name, worn));
  if (falsely) return { claim: falsely, fault: 'not owned' };
  const missing = notOwned(sentence, { worn, owned });
  if (missing) return { claim: missing, fault: 'not owned' };
  const number = unknownQuantity(sentence, { told, worn, owned });
  if (number) return { claim: number, fault: 'number' };
  const names = [...worn, ...owned, ...said];
  const read = readClaim(sentence, knownWords(names));
  if (read) return read;
  const claimed = claimedPiece(sentence, { worn, owned });
  if (claimed) return { claim: claimed, fault: 'not owned' };
  const maker = listedMaker(sentence, names);
  if (maker) return { claim: maker, fault: 'brand' };
  const name = mayBeMaker(sentence, names) ? unknownName(sentence, names) : undefined;
  if (name) return { claim: name, fault: 'brand' };
  const fault = faultRead(sentence, { worn, owned, said, falselyNamed, told });
  return fault && { claim: sentence, fault };
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
