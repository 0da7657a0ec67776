import weights from '../knowledge/data/claim-weights.json' with { type: 'json' };
import claimWords from '../knowledge/data/claim-words.json' with { type: 'json' };
import { type Reader, readerOf } from '../language/linear-reader.ts';
import { tokenise } from '../stylist/item-text/tokenise.ts';
import { itemVocabulary } from '../stylist/item-text/vocabulary.ts';
import { claimFeatures, groupsIn } from './claim-features.ts';

/** What a sentence about an outfit may not do: speak of the person's body, or follow or give instructions. */
export type ClaimFault = 'body' | 'instruction';

const never = Object.entries(claimWords.never).map(([fault, words]) => ({
  fault: fault as ClaimFault,
  words: new Set(words.split(' ')),
}));
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

/** From this probability on, a sentence is taken for faulty. House values; a few words ("Big yes from me!") are little evidence. */
const sure = { body: 0.6, instruction: 0.7, inFewWords: 0.9 };
const fewWords = 6;
/** Without a word of these groups a sentence says nothing of a body. */
const ofBodies = new Set('flesh soft limb build charm age state effect person'.split(' '));
let reader: Reader | undefined;

/** What a sentence does that it may not, with the word or sentence that shows it; undefined where nothing is known. */
export function readClaim(sentence: string): { fault: ClaimFault; claim: string } | undefined {
  const word = wordNeverSaid(sentence);
  if (word) return word;
  reader ??= readerOf(weights);
  const shares = reader.read(claimFeatures(sentence, weights.buckets));
  const of = (name: string) => shares[reader?.names.indexOf(name) ?? -1] ?? 0;
  const fault = of('body') >= of('instruction') ? 'body' : 'instruction';
  const needed = sentence.split(/\s+/).length < fewWords ? sure.inFewWords : sure[fault];
  if (1 - of('honest') < needed) return undefined;
  if (fault === 'body' && ![...groupsIn(sentence)].some((group) => ofBodies.has(group))) return undefined;
  return { fault, claim: sentence };
}
