import { topics } from '../../knowledge/topics/all-topics.ts';
import { isOneEdit } from '../../stylist/item-text/words/correct-spelling.ts';
import { stemsOf } from './topic-words.ts';

/** A word counts more in the title, and in the other names, than in the text. */
export const weights = { title: 4, also: 2.5, text: 1 };

type Posting = { document: number; weight: number };

/** What the search needs of all topics; `pairs` are neighbouring words of names. */
export type TopicIndex = {
  titles: ReadonlySet<string>[];
  pairs: ReadonlySet<string>[];
  lengths: number[];
  meanLength: number;
  postings: ReadonlyMap<string, Posting[]>;
};

let index: TopicIndex | undefined;

/** Built at the first question, in some ten milliseconds. */
export function topicIndex(): TopicIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): TopicIndex {
  const postings = new Map<string, Posting[]>();
  const lengths: number[] = [];
  for (const [document, topic] of topics.entries()) {
    const counts = new Map<string, number>();
    for (const field of ['title', 'also', 'text'] as const)
      for (const word of stemsOf(topic[field])) counts.set(word, (counts.get(word) ?? 0) + weights[field]);
    let length = 0;
    for (const [word, weight] of counts) {
      length += weight;
      const list = postings.get(word);
      if (list) list.push({ document, weight });
      else postings.set(word, [{ document, weight }]);
    }
    lengths.push(length);
  }
  return {
    postings,
    lengths,
    meanLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    titles: topics.map(({ title }) => new Set(stemsOf(title))),
    pairs: topics.map(
      ({ title, also }) => new Set([title, ...also.split(',')].flatMap((name) => pairsOf(stemsOf(name)))),
    ),
  };
}

/** Words beside each other, as one. */
export function pairsOf(stems: readonly string[]): string[] {
  return stems.slice(1).map((word, k) => `${stems[k]} ${word}`);
}

const shortest = 5;
const corrected = new Map<string, string | undefined>();
const mostCorrected = 2000;

/** The word of a topic that an unknown word most probably is a slip of; undefined where none is one edit away. */
export function nearestWord(word: string): string | undefined {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return undefined;
  if (corrected.has(word)) return corrected.get(word);
  if (corrected.size >= mostCorrected) corrected.clear();
  const { postings } = topicIndex();
  let found: string | undefined;
  let most = 0;
  for (const [known, { length }] of postings)
    if (known.length >= shortest - 1 && known[0] === word[0] && length > most && isOneEdit(word, known)) {
      found = known;
      most = length;
    }
  corrected.set(word, found);
  return found;
}
