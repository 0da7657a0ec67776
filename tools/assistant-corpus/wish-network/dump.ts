import { writeFileSync } from 'node:fs';
import { type IntentName, intentNames } from '@drape/engine/assistant/intent/intent-names';
import type { Context } from '@drape/engine/assistant/intent/standing';
import { messageWords } from '@drape/engine/assistant/wishes/message-words';
import { roleNames } from '@drape/engine/assistant/wishes/wish-names';
import { contextInputs, ownWordsOf, wordInputs } from '@drape/engine/assistant/wishes/word-inputs';
import { drawnContext } from '../draw-context.ts';
import { filledTemplates, timesFilled } from '../fill-templates.ts';
import { joinedMessages } from '../join-messages.ts';
import { randomFrom } from '../random.ts';
import { conversations, type Marked, type MarkedMessage, readConversations } from '../read-conversations.ts';
import { readCorpus } from '../read-corpus.ts';

/**
 * Writes what the reader of wishes learns from, a line of JSON a message: `node tools/run.mjs
 * tools/assistant-corpus/wish-network/dump.ts FILE`. Messages of `wishes/` have their wishes and details marked; of those of
 * `utterances/` only what the whole wants is known.
 */
const buckets = 16_384;
/** So many messages of two wishes are made of those of one. */
const joinedShare = 0.5;
const [file = '', ...folders] = process.argv.slice(2);

/** The first word of each part is 2k + 1, the others are 2k + 2, words of none are 0. */
function tagsOf(
  words: readonly { from: number; to: number }[],
  marked: readonly (Marked<string> & { k: number })[],
) {
  return words.map(({ from, to }) => {
    const part = marked.find((each) => from < each.to && to > each.from);
    if (!part) return 0;
    const isFirst = !words.some((other) => other.from < from && other.to > part.from && other.from < part.to);
    return 2 * part.k + (isFirst ? 1 : 2);
  });
}

const meanings = new Map<string, number>();
const vectors: string[] = [];

function inputsOf(
  text: string,
  own: { items: readonly string[]; events: readonly string[] },
  context: Context,
) {
  const words = messageWords(text);
  const inputs = wordInputs(words, ownWordsOf(own.items, own.events), buckets);
  return {
    words,
    seen: {
      words: words.map((word) => word.text),
      buckets: inputs.map((input) => input.buckets),
      meanings: inputs.map(({ meaning }, k) => {
        if (!meaning) return -1;
        const key = words[k]?.text.toLowerCase() ?? '';
        const known = meanings.get(key);
        if (known !== undefined) return known;
        vectors.push(JSON.stringify(Array.from(meaning, (value) => Math.round(1000 * value) / 1000)));
        meanings.set(key, vectors.length - 1);
        return vectors.length - 1;
      }),
      signs: inputs.map(({ signs }) => signs.map((sign) => Math.round(100 * sign) / 100)),
      context: contextInputs(context),
    },
  };
}

/** Messages that were joined teach, and are not asked. */
function markedLine(message: MarkedMessage, isAsked: boolean): string {
  const { writer, person, language, text, acts, roles, context, before, items, events } = message;
  const { words, seen } = inputsOf(text, { items, events }, context);
  const numbered = <Name extends string>(parts: readonly Marked<Name>[], names: readonly string[]) =>
    parts.map((part) => ({ ...part, k: names.indexOf(part.name) }));
  return JSON.stringify({
    writer,
    person,
    isAsked,
    language,
    text,
    before,
    acts: tagsOf(words, numbered(acts, intentNames)),
    roles: tagsOf(words, numbered(roles, roleNames)),
    ...seen,
  });
}

const random = randomFrom(5);
const none = { items: [], events: [] };
const inConversation = [conversations, ...folders.map((folder) => new URL(`file://${folder}/`))].flatMap(
  (folder) => readConversations(folder, (place) => console.log(`not read: ${place.slice(0, 160)}`)),
);
const said = [...inConversation, ...filledTemplates(timesFilled, randomFrom(11))];
const marked = [
  ...said.map((message) => markedLine(message, true)),
  ...joinedMessages(said, joinedShare, random).map((message) => markedLine(message, false)),
];
const whole = readCorpus().map((utterance) => {
  const { words, seen } = inputsOf(utterance.text, none, drawnContext(utterance, random));
  const intents = utterance.intent.split('|').map((name) => intentNames.indexOf(name as IntentName));
  return words.length === 0
    ? ''
    : JSON.stringify({
        writer: utterance.file,
        language: utterance.lang,
        text: utterance.text,
        before: '',
        intents,
        ...seen,
      });
});
const head = JSON.stringify({ buckets, acts: intentNames, roles: roleNames });
writeFileSync(file, [head, ...marked, ...whole.filter((line) => line !== '')].join('\n'));
writeFileSync(`${file}.vectors`, vectors.join('\n'));
console.log(`${marked.length} marked messages, ${whole.length} with their intent alone`);
