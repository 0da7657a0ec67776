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
type Answer = { kind?: string; text: string; worn?: string[]; owned?: { name: string }[] };

const perFamily = 5;
const random = randomFrom(7);
const folder = new URL('corpus/', import.meta.url);
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

const linesOf = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** `writer-kind.txt` has a sentence a line, `writer-planted.jsonl` and `writer-honest.jsonl` an answer. */
function written(file: string): Said[] {
  const [, writer, what = '', form] = /^(\w+)-(\w+)\.(txt|jsonl)$/.exec(file) ?? [];
  if (!writer) return [];
  if (form === 'txt') return linesOf(file).map((line) => ({ writer, kind: what, sentences: [plain(line)] }));
  return linesOf(file).map((line) => {
    const { kind = 'honest', text, worn = [], owned = [] } = JSON.parse(line) as Answer;
    const known = knownWords([...worn, ...owned.map(({ name }) => name)]);
    return {
      writer,
      kind,
      sentences: sentencesOf(text).map((each) => ({
        text: each,
        tokens: claimTokens(each, known),
        pieces: unknownPieces(each, { worn, owned: owned.map(({ name }) => name) }),
      })),
    };
  });
}

const all = [...families, ...explained, ...readdirSync(folder).sort().flatMap(written)];
writeFileSync(to, JSON.stringify(all));
console.log(`${all.length} of ${new Set(all.map(({ writer }) => writer)).size} writers`);
