import { listedMaker, unknownName } from './name-claims.ts';
import { notOwned, speaksOf, unknownPieces } from './possession-claims.ts';
import { unknownQuantity } from './quantity-claims.ts';
import { wordNeverSaid } from './read-claim.ts';
import type { SeenFacts, SeenFault } from './seen-claims.ts';

/** Faults in the order of what the network says. */
export const faultsRead = [
  'not owned',
  'number',
  'body',
  'instruction',
  'brand',
] as const satisfies readonly SeenFault[];

/** What was looked up, and found to speak against a sentence: one word or name each. */
export const evidenceNames = [
  'falsely named',
  'not owned',
  'like nothing owned',
  'number',
  'word of bodies',
  'word of instructions',
  'word of makers',
  'listed maker',
  'unknown name',
] as const;
export type Evidence = Partial<Record<(typeof evidenceNames)[number], string>>;

const ofWord = {
  body: 'word of bodies',
  instruction: 'word of instructions',
  brand: 'word of makers',
} as const;

/** Looks a sentence up in what is worn, owned, and told. */
export function evidenceOf(sentence: string, { worn, owned, said, falselyNamed, told }: SeenFacts): Evidence {
  const names = [...worn, ...owned, ...said];
  const word = wordNeverSaid(sentence);
  const found: Record<string, string | undefined> = {
    'falsely named': falselyNamed.find((name) => speaksOf(sentence, name, worn)),
    'not owned': notOwned(sentence, { worn, owned }),
    'like nothing owned': unknownPieces(sentence, { worn, owned })[0]?.text,
    number: unknownQuantity(sentence, { told, worn, owned }),
    'listed maker': listedMaker(sentence, names),
    'unknown name': unknownName(sentence, names),
  };
  if (word) found[ofWord[word.fault]] = word.claim;
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What a sentence is read beside, in words. */
export function factsInWords({ worn, owned, told }: SeenFacts): string {
  const numbers = told.map(({ text, color, behind }) => [text, color ?? behind].join(' ').trim());
  return `Told: ${numbers.join(', ')}. Owned: ${owned.join(', ')}. Worn: ${worn.join(', ')}.`;
}
