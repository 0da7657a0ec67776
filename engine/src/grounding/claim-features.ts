import claimWords from '../knowledge/data/claim-words.json' with { type: 'json' };
import { bucketOf, foldedText } from '../language/text-features.ts';
import { tellingWords } from '../language/word-vectors.ts';
import { dot } from '../networks/matrix.ts';
import { tokenise } from '../stylist/item-text/tokenise.ts';
import { itemVocabulary } from '../stylist/item-text/vocabulary.ts';

/** From this cosine on, a word that no group lists belongs to the group of its nearest relative. House value. */
const related = 0.6;
const details =
  'collar sleeve sleeves hem hems seam seams lapel lapels cuff cuffs pocket pockets button buttons buckle strap straps toe heel heels sole soles neckline waistband zip hood lining pleat pleats crease knot laces stitching print stripe stripes pattern fabric cut fit outfit look silhouette palette color colors tone tones line layers'.split(
    ' ',
  );

type Lexicon = {
  groups: ReadonlyMap<string, readonly string[]>;
  vectors: readonly { groups: readonly string[]; vector: Float32Array }[];
};
let lexicon: Lexicon | undefined;
const learnedGroups = new Map<string, readonly string[]>();

function read(): Lexicon {
  if (lexicon) return lexicon;
  const groups = new Map<string, string[]>();
  const put = (word: string, group: string) => groups.set(word, [...(groups.get(word) ?? []), group]);
  for (const [group, words] of Object.entries(claimWords.groups))
    for (const word of words.split(' ')) put(word, group);
  for (const word of details) put(word, 'detail');
  const vectors = [...groups].flatMap(([word, of]) => {
    const [vector] = tellingWords(word).values();
    return vector ? [{ groups: of, vector }] : [];
  });
  lexicon = { groups, vectors };
  return lexicon;
}

/** The groups that a word belongs to by its letters or, where no list has it, by its nearest relative in meaning. */
function groupsOf(word: string): readonly string[] {
  const { groups, vectors } = read();
  const listed = groups.get(word) ?? learnedGroups.get(word);
  if (listed) return listed;
  const [own] = tellingWords(word).values();
  let best: { groups: readonly string[]; near: number } = { groups: [], near: related };
  for (const other of own ? vectors : []) {
    const near = own ? dot(own, other.vector) : 0;
    if (near > best.near) best = { groups: other.groups, near };
  }
  if (learnedGroups.size > 20_000) learnedGroups.clear();
  learnedGroups.set(word, best.groups);
  return best.groups;
}

type Word = { text: string; groups: readonly string[] };

/** The words of a sentence with what they are about; a garment, with its color and fabric, counts as one word. */
function readWords(sentence: string): Word[] {
  const { nouns, attributes } = itemVocabulary();
  const tokens = tokenise(sentence);
  const named = new Map<number, { last: number; as: string }>();
  const put = (first: number, last: number, as: string) => {
    if (!named.has(first)) named.set(first, { last, as });
  };
  const isGarment = ({ strength, language }: { strength: string; language?: string }) =>
    strength === 'garment' && !language;
  for (const { first, last } of nouns.all(tokens, () => false, isGarment)) put(first, last, 'garment');
  for (const { first, last, meanings } of attributes.all(tokens))
    if (meanings.some(({ field }) => field === 'colour' || field === 'material' || field === 'shade'))
      put(first, last, 'shade');
  const words: Word[] = [];
  for (let k = 0; k < tokens.length; k++) {
    const found = named.get(k);
    const { text } = tokens[k];
    const groups = groupsOf(text);
    if (!found || groups.length > 0) words.push({ text, groups });
    else {
      words.push({ text: found.as, groups: [found.as] });
      k = found.last;
    }
  }
  return words.filter(({ text }, k) => text !== 'shade' || words[k + 1]?.text !== 'garment');
}

const isCommon = (word: string) => tellingWords(word).size === 0;

/** What the words of a sentence are about. */
export function groupsIn(sentence: string): ReadonlySet<string> {
  return new Set(readWords(foldedText(sentence)).flatMap(({ groups }) => groups));
}

/** What a sentence is made of, in groups of words and common words, with its runs of two and three, each as a bucket. */
export function claimFeatures(sentence: string, buckets: number): number[] {
  const features = new Set<string>();
  const words = readWords(
    foldedText(sentence).replaceAll(
      /www\.\S+|https?:\S+|\S+\.(?:com|net|org|io|example|shop)\b/g,
      ' website ',
    ),
  );
  const groups = new Set(words.flatMap(({ groups: own }) => own));
  for (const one of groups) for (const other of groups) if (one <= other) features.add(`p ${one} ${other}`);
  for (const { text } of words) features.add(`w ${text}`);
  const said = [
    '^',
    ...words.map(({ text, groups: [group] }) => group ?? (isCommon(text) ? text : '*')),
    '$',
  ];
  const texts = ['^', ...words.map(({ text }) => text), '$'];
  for (const [k, word] of said.entries()) {
    features.add(`g ${word}`);
    const [next, third] = said.slice(k + 1, k + 3);
    if (next === undefined) continue;
    features.add(`b ${word} ${next}`);
    features.add(`x ${texts[k]} ${texts[k + 1]}`);
    features.add(`y ${texts[k]} ${next}`);
    if (third === undefined) continue;
    features.add(`t ${word} ${next} ${third}`);
    features.add(`s ${word} ${third}`);
  }
  return [...new Set([...features].map((feature) => bucketOf(feature, buckets)))];
}
