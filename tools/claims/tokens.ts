import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { claimTokens } from '@drape/engine/grounding/claim-tokens';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { unknownPieces } from '@drape/engine/grounding/possession-claims';
import { knownWords } from '@drape/engine/grounding/seen-claims';
import { topics } from '@drape/engine/knowledge/topics/all-topics';
import { randomFrom } from '../assistant-corpus/random.ts';
import { readFamilies } from './read-families.ts';

/**
 * Writes the sentences beside this file, taken apart as the product does it, to the file named, for `train.py` to learn
 * from: lines of the families, whole answers of writers, and what the assistant explains about clothes.
 */
const [, , to] = process.argv;
if (!to) throw new Error('Usage: node tools/run.mjs tools/claims/tokens.ts FILE');

/** What is said in one breath; where `kind` is at fault, one of the sentences is, and nobody says which. */
type Said = { writer: string; kind: string; sentences: Sentence[] };
/** With the pieces that it names and that nobody has, by where they begin and end. */
type Sentence = {
  text: string;
  tokens: ReturnType<typeof claimTokens>;
  pieces?: { start: number; end: number }[];
};
type Answer = {
  kind?: string;
  text: string;
  /** The words that are wrong, where the writer marked them. */
  wrong?: string;
  worn?: string[];
  owned?: { name: string }[];
};

const perFamily = 5;
const random = randomFrom(7);
const corpus = new URL('corpus/', import.meta.url);
const plain = (text: string) => ({ text, tokens: claimTokens(text) });

const families = ['honest', 'body', 'instruction'].flatMap((kind) =>
  readFamilies(kind, perFamily, random).flatMap(({ sentences }) =>
    sentences.map((text): Said => ({ writer: 'families', kind, sentences: [plain(text)] })),
  ),
);

/** What the assistant explains about clothes is honest as well, unless it speaks of bodies by its subject. */
const ofBodies =
  /\b(body|figure|hips?|bust|pregnan|petite|skin|complexion|hair|shape|weight|tall|thigh|belly|tummy|curv|age)/i;
const explained = topics
  .filter(({ title, also, text }) => !ofBodies.test(`${title} ${also} ${text}`))
  .flatMap(({ text }) => sentencesOf(text))
  .filter((_, k) => k % 2 === 0)
  .map((text): Said => ({ writer: 'topics', kind: 'honest', sentences: [plain(text)] }));

const filesIn = (folder: URL) => readdirSync(folder).sort();
const linesOf = (file: string, folder: URL) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** `writer-kind.txt` has a sentence a line. */
function sentencesIn(file: string): Said[] {
  const [, writer, kind = ''] = /^(\w+)-(\w+)\.txt$/.exec(file) ?? [];
  if (!writer) return [];
  return linesOf(file, corpus).map((line) => ({ writer, kind, sentences: [plain(line)] }));
}

/** `writer.jsonl` in the folders of answers with an error and without one has an answer a line. */
function answersIn(folder: URL): Said[] {
  return filesIn(folder).flatMap((file) =>
    linesOf(file, folder).flatMap((line) => answerOf(file.replace('.jsonl', ''), JSON.parse(line) as Answer)),
  );
}

function answerOf(writer: string, { kind = 'honest', text, wrong, worn = [], owned = [] }: Answer): Said[] {
  const known = knownWords([...worn, ...owned.map(({ name }) => name)]);
  const sentences = sentencesOf(text).map((each) => ({
    text: each,
    tokens: claimTokens(each, known),
    pieces: unknownPieces(each, { worn, owned: owned.map(({ name }) => name) }),
  }));
  const atFault = sentences.filter((each) => wrong && each.text.includes(wrong));
  if (atFault.length === 0) return [{ writer, kind, sentences }];
  const others = sentences.filter((each) => !atFault.includes(each));
  return [
    { writer, kind, sentences: atFault },
    { writer, kind: 'honest', sentences: others },
  ];
}

const all = [
  ...families,
  ...explained,
  ...[
    ...filesIn(corpus).flatMap(sentencesIn),
    ...answersIn(new URL('honest/', corpus)),
    ...answersIn(new URL('planted/', corpus)),
  ].sort((one, other) => one.writer.localeCompare(other.writer)),
];
writeFileSync(to, JSON.stringify(all));
console.log(`${all.length} of ${new Set(all.map(({ writer }) => writer)).size} writers`);
