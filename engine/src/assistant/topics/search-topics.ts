import { ofCare, ofFit, topics } from '../../knowledge/topics/all-topics.ts';
import type { Topic } from '../../knowledge/topics/topic.ts';
import { type QuestionSignal, signalsOf } from '../evidence/question-signals.ts';
import { nearestWord, pairsOf, type TopicIndex, topicIndex, weights } from './topic-index.ts';
import { stemsOf, widerOf } from './topic-words.ts';

/**
 * `score` is BM25 in nats; `coverage` the share of the question's weight that the topic's words hold, 0 to 1, where a word
 * of its text alone counts less than one of its names; `named` whether a word of the question is among its names.
 */
export type FoundTopic = { topic: Topic; score: number; coverage: number; named: boolean };

/** Okapi BM25 (Robertson and Zaragoza 2009) with its usual constants; a word counts more in the title. */
const [k1, b] = [1.2, 0.75];

/** What a word counts for the coverage that stands in the text and not in the names. House rule. */
const inTextOnly = 0.6;
/** What a word that no topic holds takes from the coverage: less than a rare word that one holds. House rule. */
const unknownWord = 2;
/** What a wider word counts, such as wool for merino. House rule. */
const ofWider = 0.45;
/** What a topic gains whose field is that of the question: how to wash is asked of care. House rule. */
const ofField = 1.35;
/** What it adds when a question holds the whole title: "black tie" is not "creative black tie". House rule. */
const wholeTitle = 3;
/** What two neighbouring words add that are neighbours in a name as well. House rule. */
const samePair = 1.2;
/** What a topic gains whose title is like the old one's: "Washing silk" after "Washing wool". House rule. */
const likeTitle = 6;

const fields: readonly [QuestionSignal, ReadonlySet<Topic>][] = [
  ['care', new Set(ofCare)],
  ['trouble', new Set(ofCare)],
  ['fit', new Set(ofFit)],
];

type Term = { word: string; share: number };

/** A word of the question with the wider words that stand for it; an unknown word as the known one it is a slip of. */
function termsOf(word: string, { postings }: TopicIndex): Term[] {
  const own = postings.has(word) ? word : (nearestWord(word) ?? word);
  return [{ word: own, share: 1 }, ...widerOf(own).map((wide) => ({ word: wide, share: ofWider }))];
}

type Sum = { score: number; held: number; named: boolean };

/** Topics for a question, best first; empty where no word of it is known. What is `stressed` counts twice. About a millisecond. */
export function searchTopics(question: string, most = 3, stressed = ''): FoundTopic[] {
  const index = topicIndex();
  const said = stemsOf(question);
  const words = [...new Set(said)];
  const sums = new Map<number, Sum>();
  let asked = 0;
  const stress = new Set(stemsOf(stressed));
  for (const word of words) asked += addWord(word, index, sums, stress.has(word) ? 2 : 1);
  const pairs = pairsOf(said);
  const signals = signalsOf(question.toLowerCase().replace(/[’']/g, ''));
  const near = fields.filter(([signal]) => signals.has(signal)).map(([, group]) => group);
  return [...sums]
    .map(([document, { score, held, named }]) => ({
      named,
      topic: topics[document],
      score:
        (score +
          (isSubset(index.titles[document], words) ? wholeTitle : 0) +
          samePair * pairs.filter((pair) => index.pairs[document].has(pair)).length) *
        (near.some((group) => group.has(topics[document])) ? ofField : 1),
      coverage: held / asked,
    }))
    .sort((x, y) => y.score - x.score || (x.topic.title < y.topic.title ? -1 : 1))
    .slice(0, most);
}

/** Adds what one word of the question speaks for; gives the weight of the word. */
function addWord(word: string, index: TopicIndex, sums: Map<number, Sum>, times = 1): number {
  const { postings, lengths, meanLength } = index;
  const best = new Map<number, { score: number; held: number; isName: boolean }>();
  let heaviest = 0;
  for (const { word: each, share } of termsOf(word, index)) {
    const list = postings.get(each) ?? [];
    const idf = share * Math.log(1 + (topics.length - list.length + 0.5) / (list.length + 0.5));
    if (list.length > 0) heaviest = Math.max(heaviest, idf);
    for (const { document, weight } of list) {
      const norm = k1 * (1 - b + (b * lengths[document]) / meanLength);
      const isName = weight >= weights.also;
      const score = (idf * weight * (k1 + 1)) / (weight + norm);
      if (score > (best.get(document)?.score ?? 0))
        best.set(document, { score, held: (isName ? 1 : inTextOnly) * idf, isName });
    }
  }
  for (const [document, { score, held, isName }] of best) {
    const sum = sums.get(document) ?? { score: 0, held: 0, named: false };
    sums.set(document, {
      score: sum.score + times * score,
      held: sum.held + times * held,
      named: sum.named || isName,
    });
  }
  return times * (heaviest === 0 ? unknownWord : heaviest);
}

function isSubset(title: ReadonlySet<string>, words: readonly string[]): boolean {
  return title.size > 0 && [...title].every((word) => words.includes(word));
}

/**
 * The topic that asks the old question of a new thing ("and silk?" after "how do I wash wool?"): among the topics that hold
 * the new words, the one that shares most with the old question.
 */
export function topicIn(old: string, fresh: string): FoundTopic | undefined {
  const shared = new Map(searchTopics(old, topics.length).map(({ topic, score }) => [topic, score]));
  const [before] = searchTopics(old, 1);
  const all = searchTopics(fresh, 12).filter(({ coverage }) => coverage >= 0.5);
  const others = all.filter(({ topic }) => topic !== before?.topic);
  const near = others.length > 0 ? others : all;
  const said = new Set(before ? stemsOf(before.topic.title) : []);
  const asked = new Set(stemsOf(fresh));
  const alike = ({ topic }: FoundTopic) => {
    const title = stemsOf(topic.title);
    return title.some((word) => said.has(word)) && title.some((word) => asked.has(word));
  };
  const sum = (found: FoundTopic) =>
    found.score + (shared.get(found.topic) ?? 0) + (alike(found) ? likeTitle : 0);
  return near.sort((a, b) => sum(b) - sum(a))[0];
}
