import claimWords from '../knowledge/data/claim-words.json' with { type: 'json' };
import { bucketOf, foldedText } from '../language/text-features.ts';

/** A word or mark of a sentence, as the networks that read claims see it. */
export type ClaimToken = {
  text: string;
  start: number;
  end: number;
  /** Its number among the words that are learned one by one, with what they share a number with. */
  bucket: number;
  /** Its ending, as such a number. */
  ending: number;
  marks: number[];
};

export const claimBuckets = 2048;
export const groupNames: readonly string[] = Object.keys(claimWords.groups);
/** What is marked beside the groups, by number behind them. */
export const tokenMarks = ['capital', 'opens', 'figure', 'sign', 'known', 'quoted', 'piece'] as const;

const groupsByWord = new Map<string, number[]>();
for (const [k, words] of Object.values(claimWords.groups).entries())
  for (const word of words.split(' ')) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), k]);

const part =
  /https?:\S+|www\.\S+|\b[\w-]+\.(?:com|net|org|io|shop|store|example|co|uk|de)\b|[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu;
const link = /^(?:https?:|www\.)|\.(?:com|net|org|io|shop|store|example|co|uk|de)$/;
const quote = /["“”«»]/;

/** A part of a sentence, by its UTF-16 offsets. */
export type Span = { start: number; end: number };

/** The words and marks of a sentence; `known` tells the words of what is worn and owned, `piece` is what is asked about. */
export function claimTokens(
  sentence: string,
  known: (word: string) => boolean = () => false,
  piece: Span = { start: 0, end: 0 },
): ClaimToken[] {
  const tokens: ClaimToken[] = [];
  let quoted = false;
  for (const { 0: raw, index } of sentence.matchAll(part)) {
    const isWord = /^\p{L}/u.test(raw) && !link.test(raw);
    const isFigure = /^\d/.test(raw);
    if (quote.test(raw)) quoted = !quoted;
    const text = link.test(raw) ? 'website' : isFigure ? '0' : foldedText(raw);
    const before = sentence.slice(0, index).trimEnd();
    const marks = (groupsByWord.get(text) ?? []).map((k) => k);
    const mark = (name: (typeof tokenMarks)[number]) =>
      marks.push(groupNames.length + tokenMarks.indexOf(name));
    if (isWord && /^\p{Lu}/u.test(raw) && raw !== 'I' && !/^I['’]/.test(raw)) mark('capital');
    if (before === '' || /[.!?:;–—"“”(]$/.test(before)) mark('opens');
    if (isFigure) mark('figure');
    if (!isWord && !isFigure) mark('sign');
    if (quoted) mark('quoted');
    if (index >= piece.start && index < piece.end) mark('piece');
    if (isWord && known(text)) mark('known');
    tokens.push({
      text,
      start: index,
      end: index + raw.length,
      bucket: bucketOf(`w ${text}`, claimBuckets),
      ending: bucketOf(`e ${text.slice(-3)}`, claimBuckets),
      marks,
    });
  }
  return tokens;
}
