import claimWords from '../knowledge/data/claim-words.json' with { type: 'json' };
import { foldedText } from '../language/text-features.ts';
import { tokenise } from '../stylist/item-text/words/tokenise.ts';
import { itemVocabulary } from '../stylist/item-text/words/vocabulary.ts';
import { claimShares } from './claim-network.ts';

/** What a sentence about an outfit may not do: speak of the person's body, follow or give instructions, name a maker. */
export type ClaimFault = 'body' | 'instruction' | 'brand';

const never = Object.entries(claimWords.never).map(([fault, words]) => ({
  fault: fault as ClaimFault,
  words: new Set(words.split(' ')),
}));
const code = /\b(?=[A-Z]*\d)[A-Z]{3,}\d{1,4}\b/;
const address = /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|io|shop|store|example)\b|(?<!\w)@\w{2,}/i;

/** Small words of other languages: an answer in English needs none of them, and three are a sentence. */
const foreign = new Set(claimWords.foreign.split(' '));
const mostForeign = 3;

/** A sentence in another language than English. */
function isForeign(tokens: readonly { text: string }[]): boolean {
  const count = tokens.filter(({ text }) => foreign.has(text)).length;
  return count >= mostForeign && count >= tokens.length / 5;
}

/** The first word or address that no sentence about clothes needs; words inside a garment's name ("muscle tee") don't count. */
export function wordNeverSaid(sentence: string): { fault: ClaimFault; claim: string } | undefined {
  const [led] = address.exec(sentence) ?? [];
  if (led) return { fault: 'instruction', claim: led };
  const [voucher] = code.exec(sentence) ?? [];
  if (voucher) return { fault: 'instruction', claim: voucher };
  const tokens = tokenise(sentence);
  if (isForeign(tokens)) return { fault: 'instruction', claim: sentence };
  const named = new Set<number>();
  for (const { first, last } of itemVocabulary().nouns.all(tokens))
    for (let k = first; k <= last; k++) named.add(k);
  for (const [k, { text, raw }] of tokens.entries()) {
    if (named.has(k)) continue;
    const next = tokens[k + 1];
    const both = next?.tight ? `${text}-${next.text}` : text;
    const found = never.find(({ words }) => words.has(text) || words.has(both));
    const isLength = next?.tight && /^(?:high|length|skimming|grazing|baring)$/.test(next.text);
    const isSeam = /^(?:darts?|seams?|pockets?|pads?|line)$/.test(next?.text ?? '');
    if (found && !isLength && !isSeam) return { fault: found.fault, claim: raw };
  }
  return undefined;
}

/** From this probability on, a sentence is taken for faulty; a few words ("Big yes from me!") are little evidence. House values. */
const sure = { body: 0.65, instruction: 0.5, brand: 0.5, onLittle: 0.85 };
const fewWords = 6;
/** Without a word of these groups little speaks for the fault, however likely it sounds. */
const telling: Partial<Record<ClaimFault, ReadonlySet<string>>> = {
  body: new Set([...wordsOfGroups('flesh limb build charm age state person'), 'life']),
  instruction: wordsOfGroups('medium says rules drop program web data money act obey mark tongue photo'),
};

function wordsOfGroups(names: string): ReadonlySet<string> {
  const groups: Record<string, string> = claimWords.groups;
  return new Set(names.split(' ').flatMap((name) => groups[name]?.split(' ') ?? []));
}

/** A name that is the person's own word: "your Levi's jacket" where it is called so. */
function namesWhatIsKnown(sentence: string, known: ((word: string) => boolean) | undefined): boolean {
  const names = sentence.match(/(?<=[\p{L}\d,] )\p{Lu}[\p{L}’']+/gu) ?? [];
  return known !== undefined && names.some((name) => known(foldedText(name)));
}

/**
 * What a sentence does that it may not, with the word or sentence that shows it; undefined where nothing is known.
 * `known` tells the words of what is worn and owned.
 */
export function readClaim(
  sentence: string,
  known?: (word: string) => boolean,
): { fault: ClaimFault; claim: string } | undefined {
  const word = wordNeverSaid(sentence);
  if (word) return word;
  const shares = claimShares(sentence, known);
  const words = foldedText(sentence).match(/[\p{L}\d]+/gu) ?? [];
  const neededFor = (fault: ClaimFault) =>
    words.length < fewWords || !words.some((each) => telling[fault]?.has(each) ?? true)
      ? sure.onLittle
      : sure[fault];
  const faults = namesWhatIsKnown(sentence, known)
    ? (['body', 'instruction'] as const)
    : (['body', 'instruction', 'brand'] as const);
  const [fault] = faults
    .filter((each) => shares[each] >= neededFor(each))
    .sort((one, other) => shares[other] - shares[one]);
  return fault && { fault, claim: sentence };
}
