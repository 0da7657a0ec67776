import { pathToFileURL } from 'node:url';
import { readWishes } from '@drape/engine/assistant/wishes/read-wishes';
import { ownWordsOf } from '@drape/engine/assistant/wishes/word-inputs';
import { provideTextModel } from '@drape/engine/language/text-encoder';
import { openTextEncoders } from '../../server/src/platform/inference/text/text-encoder.ts';
import { readConversations } from './read-conversations.ts';

provideTextModel(openTextEncoders);

/**
 * Asks the stored readers for marked messages that they have not learned: `node tools/run.mjs
 * tools/assistant-corpus/ask-wishes.ts FOLDER [--show]`. Prints how many messages are cut and named as their writer means
 * them, and how many details are found in the words and the role that was marked.
 */
const [folder = '', ...options] = process.argv.slice(2);
const isShown = options.includes('--show');
const shares = new Map<string, [number, number]>();

function count(name: string, right: number, all = 1): void {
  const [sum, total] = shares.get(name) ?? [0, 0];
  shares.set(name, [sum + right, total + all]);
}

for (const message of readConversations(pathToFileURL(`${folder}/`))) {
  const { text, language, acts, roles, context, items, events } = message;
  const own = ownWordsOf(items, events);
  const wishes = readWishes(text, { language, own, senses: new Map(), context, before: message.before });
  const meant = acts.map(({ name }) => name);
  const read = wishes.map(({ intent }) => intent);
  const isRight = meant.join() === read.join();
  const kind = meant.length > 1 ? 'several wishes' : meant.length === 1 ? 'one wish' : 'no wish';
  for (const name of ['all messages', kind, language]) count(name, Number(isRight));
  count('as many wishes', Number(meant.length === read.length));
  const marked = roles.map(({ name, from, to }) => `${name} ${text.slice(from, to).toLowerCase()}`);
  const found = wishes.flatMap(({ details }) =>
    details.map((detail) => `${detail.role} ${detail.text.toLowerCase()}`),
  );
  count('details', 2 * marked.filter((each) => found.includes(each)).length, marked.length + found.length);
  if (isShown && !isRight) console.log(`${text}\n   ${meant.join(', ')} | ${read.join(', ')}`);
}
for (const [name, [right, all]] of shares)
  console.log(`${name.padEnd(16)} ${((100 * right) / all).toFixed(1)} % of ${all}`);
