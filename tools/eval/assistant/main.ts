import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerQuestion } from '@drape/engine/assistant/answer-question';
import type { Answer } from '@drape/engine/assistant/assistant-context';
import { provideTextModel } from '@drape/engine/language/text-encoder';
import { openTextEncoders } from '../../../server/src/platform/inference/text/text-encoder.ts';
import { type Expectation, faultsOf } from './judge.ts';
import { readPerson, readWardrobe } from './person.ts';

provideTextModel(openTextEncoders);

type Case = {
  id: string;
  set: string;
  group: string;
  source: 'shop' | 'own';
  turns: string[];
  expect: Expectation;
};

const { values } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    only: { type: 'string' },
    set: { type: 'string' },
    half: { type: 'string' },
  },
});
const items = readWardrobe();
const byId = new Map(items.map((item) => [item.id, item]));
const sets = {
  first: 'questions.jsonl',
  second: 'questions-second.jsonl',
  third: 'questions-third.jsonl',
  fourth: 'questions-fourth.jsonl',
  fifth: 'questions-fifth.jsonl',
  sixth: 'questions-sixth.jsonl',
};
const cases = Object.entries(sets)
  .flatMap(([set, file]) => halfOf(readSet(file)).map((each) => ({ ...each, set })))
  .filter(({ id, set }) => [undefined, set].includes(values.set) && id.startsWith(values.only ?? ''));

const groups = new Map<string, { right: number; all: number }>();
const times: number[] = [];
let refused = 0;

for (const each of cases) {
  const { answer, before } = await converse(each);
  const faults = faultsOf({ expect: each.expect, answer, before, items: byId });
  if (!answer.known) refused++;
  for (const key of [
    each.group,
    each.source === 'shop' ? 'reworded from a shop' : 'own',
    `${each.set} set`,
  ]) {
    const group = groups.get(key) ?? { right: 0, all: 0 };
    groups.set(key, { right: group.right + (faults.length === 0 ? 1 : 0), all: group.all + 1 });
  }
  if (!values.quiet && (faults.length > 0 || values.show)) report(each, answer, faults);
}

console.log('\ngroup                     right   of   share');
for (const [name, { right, all }] of groups)
  console.log(
    `${name.padEnd(24)} ${String(right).padStart(6)} ${String(all).padStart(4)}  ${percent(right / all)}`,
  );
times.sort((a, b) => a - b);
console.log(`\nplain refusals           ${percent(refused / cases.length)}  (${refused} of ${cases.length})`);
console.log(
  `median answer            ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms on ${items.length} items`,
);

/** `--half even` and `--half odd` are every second line of each set: one is studied, the other stays unseen. */
function halfOf<Each>(lines: Each[]): Each[] {
  if (values.half === undefined) return lines;
  return lines.filter((_, k) => k % 2 === (values.half === 'even' ? 1 : 0));
}

function readSet(file: string): Omit<Case, 'set'>[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

async function converse({ turns }: Case): Promise<{ answer: Answer; before: Answer | undefined }> {
  let [answer, before]: (Answer | undefined)[] = [];
  for (const turn of turns) {
    before = answer;
    const start = performance.now();
    answer = await answerQuestion(readPerson(items), turn, before?.memory);
    times.push(performance.now() - start);
  }
  if (!answer) throw new Error('A conversation without a question');
  return { answer, before };
}

function report({ id, turns }: Case, answer: Answer, faults: string[]): void {
  console.log(`\n${faults.length > 0 ? 'WRONG' : 'right'} ${id}  ${turns.join('  |  ')}`);
  if (faults.length > 0) console.log(`  ${faults.join('; ')}`);
  console.log(`  [${answer.memory.tool}] ${answer.text.replaceAll('\n', '\n  ').slice(0, 400)}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
