import { readdirSync, readFileSync } from 'node:fs';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { topics } from '@drape/engine/knowledge/topics/all-topics';
import { randomFrom } from '../assistant-corpus/random.ts';
import { readFamilies } from './read-families.ts';

/** A line of `honest/` or `planted/`: a whole answer with what it is held against. */
export type Answer = {
  kind?: string;
  text: string;
  /** The words that are wrong, where the writer marked them. */
  wrong?: string;
  worn?: string[];
  owned?: { id: string; name: string }[];
  /** The pieces that the answer says it names, by id and in its words. */
  own_items?: { item_id: string; named: string }[];
  /** Whatever else the model was told. */
  told?: string;
};

/** What somebody wrote in one breath; sentences that stand alone have no answer. */
export type Said = { writer: string; kind: string; text: string; answer?: Answer };

const perFamily = 5;
const corpus = new URL('corpus/', import.meta.url);

const linesOf = (file: string, folder: URL) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

function ofFamilies(): Said[] {
  const random = randomFrom(7);
  return ['honest', 'body', 'instruction'].flatMap((kind) =>
    readFamilies(kind, perFamily, random).flatMap(({ sentences }) =>
      sentences.map((text) => ({ writer: 'families', kind, text })),
    ),
  );
}

/** What the assistant explains about clothes is honest as well, unless it speaks of bodies by its subject. */
const ofBodies =
  /\b(body|figure|hips?|bust|pregnan|petite|skin|complexion|hair|shape|weight|tall|thigh|belly|tummy|curv|age)/i;

function ofTopics(oneOf: number): Said[] {
  return topics
    .filter(({ title, also, text }) => !ofBodies.test(`${title} ${also} ${text}`))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((_, k) => k % oneOf === 0)
    .map((text) => ({ writer: 'topics', kind: 'honest', text }));
}

/** `writer-kind.txt` has a sentence a line. */
function sentencesIn(file: string): Said[] {
  const [, writer, kind = ''] = /^(\w+)-(\w+)\.txt$/.exec(file) ?? [];
  return writer ? linesOf(file, corpus).map((text) => ({ writer, kind, text })) : [];
}

/** `writer.jsonl` in the folders of answers with an error and without one has an answer a line. */
function answersIn(folder: URL): Said[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      linesOf(file, folder).map((line) => {
        const answer: Answer = JSON.parse(line);
        return {
          writer: file.replace('.jsonl', ''),
          kind: answer.kind ?? 'honest',
          text: answer.text,
          answer,
        };
      }),
    );
}

/** All sentences and answers of the corpus, with one of so many sentences of what the assistant explains. */
export function readCorpus(oneOf: number): Said[] {
  return [
    ...ofFamilies(),
    ...ofTopics(oneOf),
    ...readdirSync(corpus).sort().flatMap(sentencesIn),
    ...answersIn(new URL('honest/', corpus)),
    ...answersIn(new URL('planted/', corpus)),
  ];
}

/** Where the wrong words are marked, the sentences that hold them apart from the others, which are honest. */
export function byFault<Sentence extends { text: string }>(
  { kind, answer }: Said,
  sentences: readonly Sentence[],
): { kind: string; sentences: readonly Sentence[] }[] {
  const wrong = answer?.wrong;
  const atFault = sentences.filter(({ text }) => wrong && text.includes(wrong));
  if (atFault.length === 0) return [{ kind, sentences }];
  const others = sentences.filter((sentence) => !atFault.includes(sentence));
  return [
    { kind, sentences: atFault },
    { kind: 'honest', sentences: others },
  ];
}
