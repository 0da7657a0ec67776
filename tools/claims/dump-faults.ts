import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { evidenceNames, evidenceOf, factsInWords, faultsRead } from '@drape/engine/grounding/claim-evidence';
import { word } from '@drape/engine/grounding/fault-network';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { mayBeName } from '@drape/engine/grounding/possession-claims';
import { quantitiesIn } from '@drape/engine/grounding/quantities-in';
import type { SeenFacts } from '@drape/engine/grounding/seen-claims';
import { topics } from '@drape/engine/knowledge/topics/all-topics';
import { randomFrom } from '../assistant-corpus/random.ts';
import { readFamilies } from './read-families.ts';

/**
 * Writes the sentences beside this file, as the product sees them, for `train_faults.py` to learn from: lines of the families,
 * whole answers of writers, and what the assistant explains about clothes. `node tools/run.mjs tools/claims/dump-faults.ts FILE`
 */
const [, , to] = process.argv;
if (!to) throw new Error('Usage: node tools/run.mjs tools/claims/dump-faults.ts FILE');

/** What is said in one breath; where `fault` is given, one of the sentences has it, and nobody says which. */
type Said = { writer: string; fault: number | null; sentences: ReturnType<typeof seen>[] };
type Answer = {
  kind?: string;
  text: string;
  /** The words that are wrong, where the writer marked them. */
  wrong?: string;
  worn?: string[];
  owned?: { id: string; name: string }[];
  own_items?: { item_id: string; named: string }[];
  told?: string;
};

const faultOfKind: Readonly<Record<string, (typeof faultsRead)[number]>> = {
  'invented garment': 'not owned',
  'wrong id': 'not owned',
  'wrong number': 'number',
  body: 'body',
  instruction: 'instruction',
  brand: 'brand',
};
const numberOf = (kind: string) => {
  const fault = faultOfKind[kind];
  return fault ? faultsRead.indexOf(fault) : null;
};

function seen(sentence: string, facts: SeenFacts | undefined) {
  const evidence = evidenceOf(sentence, facts ?? nothing);
  return {
    text: sentence,
    words: sentence.match(word) ?? [],
    beside: facts ? factsInWords(facts) : '',
    evidence: evidenceNames.map((name) => (name in evidence ? 1 : 0)),
  };
}

const nothing: SeenFacts = { worn: [], owned: [], said: [], falselyNamed: [], told: [] };
const perFamily = 5;
const random = randomFrom(7);
const corpus = new URL('corpus/', import.meta.url);
const alone = (writer: string, kind: string, text: string): Said => ({
  writer,
  fault: numberOf(kind),
  sentences: [seen(text, undefined)],
});

const families = ['honest', 'body', 'instruction'].flatMap((kind) =>
  readFamilies(kind, perFamily, random).flatMap(({ sentences }) =>
    sentences.map((text) => alone('families', kind, text)),
  ),
);

/** What the assistant explains about clothes is honest as well, unless it speaks of bodies by its subject. */
const ofBodies =
  /\b(body|figure|hips?|bust|pregnan|petite|skin|complexion|hair|shape|weight|tall|thigh|belly|tummy|curv|age)/i;
const explained = topics
  .filter(({ title, also, text }) => !ofBodies.test(`${title} ${also} ${text}`))
  .flatMap(({ text }) => sentencesOf(text))
  .filter((_, k) => k % 4 === 0)
  .map((text) => alone('topics', 'honest', text));

const linesOf = (file: string, folder: URL) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** `writer-kind.txt` has a sentence a line. */
function sentencesIn(file: string): Said[] {
  const [, writer, kind = ''] = /^(\w+)-(\w+)\.txt$/.exec(file) ?? [];
  return writer ? linesOf(file, corpus).map((line) => alone(writer, kind, line)) : [];
}

/** `writer.jsonl` in the folders of answers with an error and without one has an answer a line. */
function answersIn(folder: URL): Said[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      linesOf(file, folder).flatMap((line) =>
        answerOf(file.replace('.jsonl', ''), JSON.parse(line) as Answer),
      ),
    );
}

function answerOf(writer: string, answer: Answer): Said[] {
  const { kind = 'honest', text, wrong, worn = [], owned = [], own_items = [], told = '' } = answer;
  const names = new Map(owned.map(({ id, name }) => [id, name]));
  const isFalse = ({ item_id, named }: { item_id: string; named: string }) => {
    const name = names.get(item_id);
    return name === undefined || !mayBeName(named, name);
  };
  const facts: SeenFacts = {
    worn,
    owned: owned.map(({ name }) => name),
    said: [],
    falselyNamed: own_items.filter(isFalse).map(({ named }) => named),
    told: quantitiesIn(told),
  };
  const sentences = sentencesOf(text).map((sentence) => seen(sentence, facts));
  const atFault = sentences.filter((sentence) => wrong && sentence.text.includes(wrong));
  if (atFault.length === 0) return [{ writer, fault: numberOf(kind), sentences }];
  const others = sentences.filter((sentence) => !atFault.includes(sentence));
  return [
    { writer, fault: numberOf(kind), sentences: atFault },
    { writer, fault: null, sentences: others },
  ];
}

const all = [
  ...families,
  ...explained,
  ...readdirSync(corpus).sort().flatMap(sentencesIn),
  ...answersIn(new URL('honest/', corpus)),
  ...answersIn(new URL('planted/', corpus)),
].filter(({ sentences }) => sentences.length > 0);
writeFileSync(to, all.map((said) => JSON.stringify(said)).join('\n'));
console.log(`${all.length} of ${new Set(all.map(({ writer }) => writer)).size} writers`);
