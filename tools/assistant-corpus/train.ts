import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { intentFeatures } from '@drape/engine/assistant/intent/intent-features';
import { groupOf, intentNames, languages } from '@drape/engine/assistant/intent/intent-names';
import { writtenOut } from '@drape/engine/assistant/intent/written-out';
import { softmax } from '@drape/engine/language/linear-reader';
import { languageFeatures } from '@drape/engine/language/text-features';
import { drawnContext } from './draw-context.ts';
import { filledTemplates, timesFilled } from './fill-templates.ts';
import { type Example, learn, type Task } from './learn.ts';
import { randomFrom } from './random.ts';
import { conversations, readConversations, utterancesOf } from './read-conversations.ts';
import { readCorpus, type Utterance } from './read-corpus.ts';

/**
 * Learns what messages want, and in which language they are, from the corpus beside this file, and writes the weights to
 * `engine/src/knowledge/assistant/`. Before, it teaches all writers but a fifth and asks that fifth, so that the figures
 * and the temperature are of writers it has not seen. `--dry` writes nothing, `--linear` leaves the reader of wishes as it is, `--show` prints what it took for something else.
 */
const { values } = parseArgs({
  options: {
    dry: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    linear: { type: 'boolean', default: false },
  },
});
const folds = 5;
type Read = Task & { text: (each: Utterance) => string; isInConversation?: true };
const intents: Read = {
  names: intentNames,
  features: (text, buckets, context) => intentFeatures(text, buckets, { context }),
  isInConversation: true,
  buckets: 32768,
  text: ({ text, lang }) => writtenOut(text, lang),
};
const tongues: Read = {
  names: languages,
  features: languageFeatures,
  buckets: 4096,
  text: ({ text }) => text,
};

type QuestionInContext = { utterance: Utterance; right: readonly string[]; sums: number[] };

const corpus = [
  ...readCorpus(),
  ...utterancesOf(readConversations(conversations)),
  ...utterancesOf(filledTemplates(timesFilled, randomFrom(11))),
].filter(({ text }) => text !== '');
const writers = [...new Set(corpus.map(({ file }) => file))];
console.log(`${corpus.length} utterances by ${writers.length} writers`);

const temperature = values.quick ? 1 : report('intents', intents, ({ intent }) => intent.split('|'));
const ofTongues = values.quick ? 1 : report('languages', tongues, ({ lang }) => [lang]);
if (!values.dry) {
  write('intent-weights', intents, ({ intent }) => intent.split('|'), temperature);
  write('language-weights', tongues, ({ lang }) => [lang], ofTongues);
  if (!values.linear) trainWishes();
}

/** The network that reads several wishes with their details; needs Python with the packages of `tools/recogniser/requirements.txt`. */
function trainWishes(): void {
  const folder = mkdtempSync(join(tmpdir(), 'wishes-'));
  const [dump, weights] = [join(folder, 'dump.jsonl'), join(folder, 'wishes.pt')];
  const here = fileURLToPath(new URL('wish-network/', import.meta.url));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: 'inherit', cwd: here });
  run(process.execPath, 'dump.ts', dump);
  run('python3', 'train.py', '--dump', dump, '--out', weights);
  run('python3', 'export.py', weights);
}

function examplesOf(
  list: readonly Utterance[],
  task: Read,
  rightOf: (each: Utterance) => string[],
): Example[] {
  return list.map((each) => ({
    text: task.text(each),
    language: each.lang,
    right: rightOf(each),
    ...(task.isInConversation ? { after: (random) => drawnContext(each, random) } : {}),
    isFramed: task.isInConversation === true && !isTalk(each),
  }));
}

/** Thanks and greetings say themselves what others only begin with. */
function isTalk({ intent }: Utterance): boolean {
  return intent
    .split('|')
    .some((name) => intentNames.some((each) => each === name && groupOf(each) === 'talk'));
}

/** Asks every writer's utterances of what was learned from others; returns the temperature at which they were likeliest. */
function report(title: string, task: Read, rightOf: (each: Utterance) => string[]): number {
  const asked: QuestionInContext[] = [];
  const random = randomFrom(7);
  for (let fold = 0; fold < Math.min(folds, writers.length); fold++) {
    const unseen = new Set(writers.filter((_, k) => k % folds === fold));
    const { sums } = learn(
      examplesOf(
        corpus.filter(({ file }) => !unseen.has(file)),
        task,
        rightOf,
      ),
      task,
    );
    for (const utterance of corpus.filter(({ file }) => unseen.has(file)))
      asked.push({
        utterance,
        right: rightOf(utterance),
        sums: sums(
          task.features(
            task.text(utterance),
            task.buckets,
            task.isInConversation ? drawnContext(utterance, random) : undefined,
          ),
        ),
      });
  }
  const best = fittest(asked, task);
  print(title, asked, task, best);
  return best;
}

function fittest(asked: readonly QuestionInContext[], task: Task): number {
  const loss = (temperature: number) =>
    asked.reduce((sum, each) => sum - Math.log(rightShare(each, task, temperature) + 1e-9), 0);
  const tried = Array.from({ length: 40 }, (_, k) => 0.3 * 1.06 ** k);
  return tried.reduce((best, each) => (loss(each) < loss(best) ? each : best));
}

function rightShare({ sums, right }: QuestionInContext, { names }: Task, temperature: number): number {
  const shares = softmax(sums.map((sum) => sum / temperature));
  return right.reduce((sum, name) => sum + (shares[names.indexOf(name)] ?? 0), 0);
}

function print(title: string, asked: readonly QuestionInContext[], task: Task, temperature: number): void {
  const guess = ({ sums }: QuestionInContext) => task.names[sums.indexOf(Math.max(...sums))] ?? '';
  const isRight = (each: QuestionInContext) => each.right.includes(guess(each));
  const share = (list: readonly QuestionInContext[]) =>
    `${((100 * list.filter(isRight).length) / list.length).toFixed(1)} %`;
  console.log(
    `${title}: ${share(asked)} of unseen writers' utterances, temperature ${temperature.toFixed(2)}`,
  );
  for (const lang of languages) {
    const own = asked.filter(({ utterance }) => utterance.lang === lang);
    if (own.length > 0) console.log(`  ${lang}: ${share(own)} of ${own.length}`);
  }
  const sure = (each: QuestionInContext) => Math.max(...softmax(each.sums.map((sum) => sum / temperature)));
  for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
    const own = asked.filter((each) => sure(each) >= from && sure(each) < from + 0.2001);
    if (own.length > 0)
      console.log(
        `  sure ${from.toFixed(1)} to ${(from + 0.2).toFixed(1)}: right ${share(own)} of ${own.length}`,
      );
  }
  if (values.show)
    for (const each of asked.filter((one) => !isRight(one)))
      console.log(
        `  ${each.right.join('|')} taken for ${guess(each)} (${sure(each).toFixed(2)}): ${each.utterance.text.slice(0, 120)}`,
      );
}

function write(name: string, task: Read, rightOf: (each: Utterance) => string[], best: number): void {
  const stored = learn(examplesOf(corpus, task, rightOf), task).stored(best);
  const path = new URL(`../../engine/src/knowledge/assistant/${name}.json`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(stored)}\n`);
  console.log(`${name}: ${Object.keys(stored.rows).length} names`);
}
