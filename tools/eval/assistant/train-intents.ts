import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerAs } from '@drape/engine/assistant/answers/answer-english';
import { notUnderstood } from '@drape/engine/assistant/answers/talk-answers';
import { type Intent, intents } from '@drape/engine/assistant/evidence/evidence';
import { phraseFeatures } from '@drape/engine/assistant/evidence/phrase-features';
import { featuresOf } from '@drape/engine/assistant/evidence/question-features';
import { evidenceScores } from '@drape/engine/assistant/evidence/weigh-intents';
import { readQuestion, withOwnBrands } from '@drape/engine/assistant/understanding/read-question';
import { faultsOf } from './judge.ts';
import { readPerson, readWardrobe } from './person.ts';
import { type Example, learn } from './softmax.ts';

/**
 * Learns what the wording of a question speaks for, beside the evidence that is weighed by hand, and writes it to
 * `engine/src/knowledge/words/learned-wording.ts`. Taught by `intents/asked.txt`, questions with the intent they have, and by the
 * sets of questions that are named, where an intent is right when its answer is.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean', default: false }, test: { type: 'string' } },
});
const items = readWardrobe();
const byId = new Map(items.map((item) => [item.id, item]));
const { today } = readPerson(items);
/** What the assistant says where nothing is understood. */
const none = notUnderstood([], 'en', undefined);

type Case = { turns: string[]; expect: Parameters<typeof faultsOf>[0]['expect'] };

function seenOf(text: string) {
  return featuresOf(withOwnBrands(readQuestion(text, today), items));
}

function exampleOf(text: string, right: readonly Intent[], weight: number): Example {
  const seen = seenOf(text);
  const evidence = evidenceScores(seen);
  return {
    features: phraseFeatures(seen),
    evidence: intents.map((intent) => evidence.get(intent) ?? 0),
    right: intents.map((intent) => right.includes(intent)),
    weight,
  };
}

/** Of a set, or of one half of it: "fourth", "fourth:even". */
async function ofSet(name: string, weight: number): Promise<Example[]> {
  const [set, half] = name.split(':');
  const file = set === 'first' ? 'questions.jsonl' : `questions-${set}.jsonl`;
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const cases = lines
    .filter((_, k) => half === undefined || k % 2 === (half === 'even' ? 1 : 0))
    .map((line): Case => JSON.parse(line))
    .filter(({ turns }) => turns.length === 1);
  const examples: Example[] = [];
  for (const { turns, expect } of cases) {
    const [text = ''] = turns;
    const right: Intent[] = [];
    for (const intent of intents) {
      const answer = await answerAs(intent, {
        context: readPerson(items),
        question: seenOf(text).question,
        items,
      });
      if (answer && faultsOf({ expect, answer, before: undefined, items: byId }).length === 0)
        right.push(intent);
    }
    if (
      right.length === 0 &&
      expect.text &&
      faultsOf({ expect, answer: none, before: undefined, items: byId }).length === 0
    )
      right.push('none');
    if (right.length > 0) examples.push(exampleOf(text, right, weight));
  }
  return examples;
}

function ofOwn(): Example[] {
  const lines = readFileSync(new URL('intents/asked.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const at = line.indexOf(': ');
    return exampleOf(line.slice(at + 2), line.slice(0, at).split('/') as Intent[], 1);
  });
}

const examples = [...ofOwn(), ...(await Promise.all(positionals.map((name) => ofSet(name, 0.7)))).flat()];
const { weights, ofEvidence, share } = learn(examples, intents.length);
console.log(
  `${examples.length} examples, ${weights.size} features, right on them ${(100 * share(examples)).toFixed(1)} %`,
);
if (values.test)
  console.log(`right on ${values.test}: ${(100 * share(await ofSet(values.test, 1))).toFixed(1)} %`);
if (!values.dry) {
  const rows = [...weights].map(
    ([feature, row]) => `${feature}\t${row.map((weight) => Math.round(20 * weight)).join(' ')}`,
  );
  const kept = rows
    .filter((row) => /\t.*[1-9]/.test(row))
    .map((row) => row.replace(/\t(.*)/, (_, list: string) => `\t${sparse(list)}`));
  writeFileSync(
    new URL('../../../engine/src/knowledge/words/learned-wording.ts', import.meta.url),
    `/** Written by tools/eval/assistant/train-intents.ts; twentieths of a point of evidence, by intent. */\nexport const learnedWording: readonly string[] = ${JSON.stringify(kept)};\n`,
  );
  console.log(`${kept.length} features kept, evidence counts ${ofEvidence.toFixed(2)}`);
}

/** "0 3 0 -2" as "1:3 3:-2". */
function sparse(list: string): string {
  return list
    .split(' ')
    .flatMap((weight, k) => (weight === '0' || weight === '-0' ? [] : [`${k}:${weight}`]))
    .join(' ');
}
