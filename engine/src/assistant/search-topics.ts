import type { Topic } from '../knowledge/topic.ts';
import { careTopics } from '../knowledge/topics-care.ts';
import { colourTopics } from '../knowledge/topics-colour.ts';
import { dressCodeTopics } from '../knowledge/topics-dress-codes.ts';
import { adviceTopics } from '../knowledge/topics-etiquette-and-advice.ts';
import { fabricTopics } from '../knowledge/topics-fabrics.ts';
import { fitTopics } from '../knowledge/topics-fit.ts';
import { glossaryTopics } from '../knowledge/topics-glossary.ts';
import { makingAndSizeTopics } from '../knowledge/topics-making-and-sizes.ts';
import { moreCareTopics } from '../knowledge/topics-more-care.ts';
import { occasionTopics } from '../knowledge/topics-occasions.ts';
import { seasonAndTravelTopics } from '../knowledge/topics-seasons-and-travel.ts';
import { shoeAndAccessoryTopics } from '../knowledge/topics-shoes-and-accessories.ts';
import { styleTopics } from '../knowledge/topics-style.ts';
import { fold } from '../stylist/item-text/tokenise.ts';
import { type Sign, signsOf } from './signs.ts';

/**
 * `score` is BM25 in nats; `coverage` the share of the question's weight that the topic's words hold, 0 to 1, where a word
 * of its text alone counts less than one of its names; `named` whether a word of the question is among its names.
 */
export type FoundTopic = { topic: Topic; score: number; coverage: number; named: boolean };

/** Okapi BM25 (Robertson and Zaragoza 2009) with its usual constants; a word counts more in the title. */
const [k1, b] = [1.2, 0.75];
const weights = { title: 4, also: 2.5, text: 1 };

const stopWords = new Set(
  (
    'a an the and or of to in on at for with is are was be do does did i my me you your we it its this that these those what which who how ' +
    'when where why can could should would will shall may might have has had got get not no if so as by from about into over than then there ' +
    'please tell explain mean means meaning one ones good best right way need want wear wearing worn put go goes going some any much many im am s t d ll ' +
    'like right look looks looking thing things between difference different vs versus really just also too very out up off ' +
    'now keep keeps stop stops make makes made use used using still ever again lot little bit someone somebody people person man woman anyone ' +
    'everyone always never already other another same know think say said ask much first next help rid idea ideas tips tip advice ok okay bad ' +
    'actually supposed meant sort type kind whats im ive id dont doesnt cant isnt arent properly best better suitable question there'
  ).split(' '),
);

/** What a word counts for the coverage that stands in the text and not in the names. House rule. */
const inTextOnly = 0.6;

/** What a word that no topic holds takes from the coverage: less than a rare word that one holds. House rule. */
const unknownWord = 2;

type Index = {
  titles: ReadonlySet<string>[];
  lengths: number[];
  meanLength: number;
  postings: Map<string, { document: number; weight: number }[]>;
};

/** Everything that can be explained. */
export const topics: readonly Topic[] = [
  ...dressCodeTopics,
  ...occasionTopics,
  ...colourTopics,
  ...fitTopics,
  ...careTopics,
  ...moreCareTopics,
  ...fabricTopics,
  ...shoeAndAccessoryTopics,
  ...seasonAndTravelTopics,
  ...styleTopics,
  ...glossaryTopics,
  ...makingAndSizeTopics,
  ...adviceTopics,
];

/** What a topic gains whose field is that of the question: how to wash is asked of care. House rule. */
const ofField = 1.35;
const fields: readonly [Sign, ReadonlySet<Topic>][] = [
  ['care', new Set([...careTopics, ...moreCareTopics])],
  ['trouble', new Set([...careTopics, ...moreCareTopics])],
  ['fit', new Set([...fitTopics])],
];

let index: Index | undefined;

/** Topics for a question, best first; empty where no word of it is known. Fractions of a millisecond. */
export function searchTopics(question: string, most = 3): FoundTopic[] {
  index ??= buildIndex();
  const { postings, lengths, meanLength, titles } = index;
  const words = [...new Set(stemsOf(question))];
  const scores = new Map<number, { score: number; held: number; named: boolean }>();
  let asked = 0;
  for (const word of words) {
    const list = postings.get(word) ?? [];
    const idf = Math.log(1 + (topics.length - list.length + 0.5) / (list.length + 0.5));
    asked += list.length === 0 ? unknownWord : idf;
    for (const { document, weight } of list) {
      const norm = k1 * (1 - b + (b * lengths[document]) / meanLength);
      const sum = scores.get(document) ?? { score: 0, held: 0, named: false };
      const isName = weight >= weights.also;
      scores.set(document, {
        score: sum.score + (idf * weight * (k1 + 1)) / (weight + norm),
        held: sum.held + (isName ? 1 : inTextOnly) * idf,
        named: sum.named || isName,
      });
    }
  }
  const signs = signsOf(question.toLowerCase().replace(/[’']/g, ''));
  const near = fields.filter(([sign]) => signs.has(sign)).map(([, group]) => group);
  return [...scores]
    .map(([document, { score, held, named }]) => ({
      named,
      topic: topics[document],
      score:
        (score + (isSubset(titles[document], words) ? wholeTitle : 0)) *
        (near.some((group) => group.has(topics[document])) ? ofField : 1),
      coverage: held / asked,
    }))
    .sort((x, y) => y.score - x.score || (x.topic.title < y.topic.title ? -1 : 1))
    .slice(0, most);
}

/** What a topic gains whose title is like the old one's: "Washing silk" after "Washing wool". House rule. */
const likeTitle = 6;

/**
 * The topic that asks the old question of a new thing ("and silk?" after "how do I wash wool?"): among the topics that hold
 * the new words, the one that shares most with the old question.
 */
export function topicIn(old: string, fresh: string): FoundTopic | undefined {
  const near = searchTopics(fresh, 12).filter(({ coverage }) => coverage >= 0.5);
  const shared = new Map(searchTopics(old, topics.length).map(({ topic, score }) => [topic, score]));
  const [before] = searchTopics(old, 1);
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

/** What it adds to the score when a question holds the whole title: "black tie" is not "creative black tie". House rule. */
const wholeTitle = 3;

function isSubset(title: ReadonlySet<string>, words: readonly string[]): boolean {
  return title.size > 0 && [...title].every((word) => words.includes(word));
}

function buildIndex(): Index {
  const postings: Index['postings'] = new Map();
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
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const titles = topics.map(({ title }) => new Set(stemsOf(title)));
  return { postings, lengths, meanLength, titles };
}

const sameWord: Readonly<Record<string, string>> = {
  color: 'colour',
  gray: 'grey',
  jumper: 'sweater',
  sweater: 'sweater',
  sweat: 'sweat',
  pullover: 'sweater',
  pants: 'trouser',
  pant: 'trouser',
  fall: 'autumn',
  laundry: 'wash',
  clean: 'wash',
  trainer: 'sneaker',
  tee: 't-shirt',
  tshirt: 't-shirt',
  ladder: 'tear',
  wrinkl: 'creas',
  wrinkle: 'creas',
  dryer: 'drier',
  zipper: 'zip',
  trouser: 'trouser',
  jewelry: 'jewellery',
  knitwear: 'sweater',
  knit: 'sweater',
  woollen: 'wool',
  woolen: 'wool',
  woolly: 'wool',
  bobbl: 'pill',
  bobble: 'pill',
  mildew: 'mould',
  mold: 'mould',
  rucksack: 'backpack',
  purse: 'bag',
  handbag: 'bag',
  closet: 'wardrob',
  footwear: 'shoe',
  shrank: 'shrink',
  shrunk: 'shrink',
  shrunken: 'shrink',
  shrinkag: 'shrink',
  stolen: 'stole',
  armpit: 'armpit',
  underarm: 'armpit',
  slack: 'trouser',
  launder: 'wash',
  laundr: 'wash',
};

function stemsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(fold)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem);
}

/** A light stemmer: endings of plural, progressive and past. */
function stem(word: string): string {
  const known = sameWord[word];
  if (known) return known;
  let short = word;
  if (short.length > 4 && short.endsWith('ies')) short = `${short.slice(0, -3)}y`;
  else if (short.length > 3 && short.endsWith('s') && !short.endsWith('ss')) short = short.slice(0, -1);
  const singular = sameWord[short];
  if (singular) return singular;
  if (short.length > 5 && short.endsWith('ing')) short = short.slice(0, -3);
  else if (short.length > 4 && short.endsWith('ed')) short = short.slice(0, -2);
  else if (short.length > 5 && short.endsWith('er')) short = short.slice(0, -2);
  if (short.length > 4 && short.endsWith('e')) short = short.slice(0, -1);
  if (short.length > 4 && short.at(-1) === short.at(-2) && !/[ls]$/.test(short)) short = short.slice(0, -1);
  return sameWord[short] ?? short;
}
