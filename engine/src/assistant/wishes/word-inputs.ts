import { bucketOf, foldedText, gramsOf } from '../../language/text-features.ts';
import { wordVector } from '../../language/word-vectors.ts';
import { backgrounds, type Context, standings } from '../intent/standing.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { isWeakWord, likeness, namingWords } from '../turn/own-names.ts';
import type { MessageWord } from './message-words.ts';

/** What the person calls their own things, as words of names. */
export type OwnWords = { ofItems: readonly string[]; ofEvents: readonly string[] };

/** What the network sees of one word: buckets of its pieces and senses, its meaning, and signs from 0 to 1. */
export type WordInput = {
  buckets: number[];
  meaning: Float32Array | undefined;
  signs: number[];
};

/** From here a word is one of a name, inflected, cut short or mistyped. House rule. */
const sure = 0.8;

/** The words of the names of a person's garments and events. */
export function ownWordsOf(items: readonly string[], events: readonly string[]): OwnWords {
  const words = (names: readonly string[]) => [...new Set(names.flatMap(namingWords))];
  return { ofItems: words(items), ofEvents: words(events) };
}

/** What the network sees of each word of a message, in `buckets` buckets. */
export function wordInputs(
  words: readonly MessageWord[],
  { ofItems, ofEvents }: OwnWords,
  buckets: number,
): WordInput[] {
  const folded = words.map(({ text }) => foldedText(text));
  const senses = sensesOf(folded);
  return words.map(({ text }, k) => {
    const plain = folded[k] ?? '';
    const features = [
      `w ${plain}`,
      ...gramsOf(plain).map((gram) => `c ${gram}`),
      ...(senses[k] ?? []).map((sense) => `k ${sense}`),
    ];
    const item = mostAlike(plain, ofItems);
    const event = mostAlike(plain, ofEvents);
    return {
      buckets: [...new Set(features.map((feature) => bucketOf(feature, buckets)))],
      meaning: wordVector(plain),
      signs: [
        ...(isWeakWord(plain) ? [0, item] : [item, 0]),
        event,
        ...shapeOf(text),
        k === 0 ? 1 : 0,
        k === words.length - 1 ? 1 : 0,
        1 / (1 + k),
      ],
    };
  });
}

/** Where the conversation stands, one number for each standing and background. */
export function contextInputs({ standing, behind }: Context): number[] {
  return [
    ...standings.map((each) => (each === standing ? 1 : 0)),
    ...backgrounds.map((each) => (behind.includes(each) ? 1 : 0)),
  ];
}

function mostAlike(word: string, names: readonly string[]): number {
  if (word.length < 2) return 0;
  let most = 0;
  for (const name of names) most = Math.max(most, likeness(word, name));
  return most >= sure ? most : 0;
}

function shapeOf(text: string): number[] {
  const is = (pattern: RegExp) => (pattern.test(text) ? 1 : 0);
  return [
    is(/^\p{Lu}/u),
    is(/^\p{Lu}{2,}$/u),
    is(/^\p{N}+$/u),
    is(/\p{N}/u),
    is(/^[.!?…\n]$/u),
    is(/^[,;:–—-]$/u),
    is(/^[?]$/u),
    is(/^["“”„'’()[\]]$/u),
    is(/^[€$£]$/u),
  ];
}

/** The senses of each word; of a row of words that mean one thing each has its senses. */
function sensesOf(folded: readonly string[]): string[][] {
  const found: string[][] = folded.map(() => []);
  const plain = folded.map((word) => word.replace(/[^\p{L}\p{N}?!.,;:]/gu, ' ').trim() || '.');
  let at = 0;
  for (const { text, senses } of sensedWords(plain.join(' '))) {
    for (let left = text.split(' ').length; left > 0 && at < found.length; left--) {
      const pieces = plain[at]?.split(' ').length ?? 1;
      found[at] = [...senses];
      if (pieces > left) break;
      at++;
    }
  }
  return found;
}
