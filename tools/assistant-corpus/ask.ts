import { readFileSync } from 'node:fs';
import { languages } from '@drape/engine/assistant/intent/intent-names';
import { readIntent, readLanguage } from '@drape/engine/assistant/intent/read-intent';

/** Prints how often the stored models are right on files of messages that are not in the corpus yet. */
type QuestionInContext = { text: string; intent: string; lang: string };
const asked = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): QuestionInContext => JSON.parse(line)),
);
const read = asked.map((each) => ({
  ...each,
  reading: readIntent(each.text),
  language: readLanguage(each.text).language,
}));
const share = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;
const isRight = ({ intent, reading }: (typeof read)[number]) =>
  intent.split('|').includes(reading.best.intent);

console.log(`${read.length} messages, right ${share(read.filter(isRight).length, read.length)}`);
for (const language of languages) {
  const own = read.filter(({ lang }) => lang === language);
  if (own.length === 0) continue;
  const known = own.filter((each) => each.language === language).length;
  console.log(
    `  ${language}: ${share(own.filter(isRight).length, own.length)} of ${own.length}; language known ${share(known, own.length)}`,
  );
}
const confused = new Map<string, number>();
for (const each of read.filter((one) => !isRight(one))) {
  const pair = `${each.intent} taken for ${each.reading.best.intent}`;
  confused.set(pair, (confused.get(pair) ?? 0) + 1);
}
for (const [pair, count] of [...confused].sort(([, a], [, b]) => b - a).slice(0, 20))
  console.log(`  ${count} ${pair}`);
