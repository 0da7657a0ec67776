import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChatResponse } from '@drape/contract/assistant/assistant';
import type { Memory } from '@drape/engine/assistant/assistant-context';
import { startTestApp, type TestApp } from '../../../server/test/test-app.ts';
import { type Answered, outfitsOf, wrongIn } from './check.ts';
import { dress, type Ids, type Person, readPerson } from './person.ts';

/**
 * Plays written conversations against the real application and prints what the person would read: the answer, what is
 * shown, the buttons, and what was changed, beside what the writer expects, and how many answers hold what was wanted.
 * `--half even|odd` plays the conversations with even or odd numbers, so that the others stay unseen; `--quiet` prints
 * the figures alone, `--wrong` the turns that hold something else.
 */
const waitMs = 61_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
  },
});

function show({ response, cards, actions, changed, notice }: ChatResponse): string {
  const shown = cards.map((card) => {
    if (card.kind === 'events')
      return `   [events] ${card.events.map(({ title, startTime }) => `${title} ${startTime}`).join(' | ')}`;
    if (card.kind === 'palette') return `   [palette] ${card.colors.map(({ name }) => name).join(', ')}`;
    const total = card.kind === 'items' ? ` of ${card.total}` : '';
    const on = card.kind === 'outfit' ? ` ${card.date} ${card.event_type} ${card.score}` : '';
    return `   [${card.kind}${total}${on}] ${card.title}: ${card.items.map(({ description }) => description).join(' | ')}`;
  });
  const buttons = actions.map((each) => each.label).join(' / ');
  return [
    ` < ${response.replaceAll('\n', '\n   ')}`,
    ...shown,
    ...(buttons ? [`   (${buttons})`] : []),
    ...(changed.length > 0 ? [`   *changed: ${changed.join()}*`] : []),
    ...(notice ? [`   !${notice}`] : []),
  ].join('\n');
}

async function memoryOf({ app }: TestApp, conversation: string): Promise<Memory> {
  const row = await app.database.read
    .selectFrom('chat_conversations')
    .select('memory')
    .where('id', '=', conversation)
    .executeTakeFirst();
  return JSON.parse(row?.memory ?? '{"tool":"","shown":[]}') as Memory;
}

type Talk = { id: string | null; before: Answered['before']; lines: string[] };
type Score = { checked: number; held: number; times: number[] };

async function playTurn(
  test: TestApp,
  { turn, talk, ids, score }: { turn: Person['turns'][number]; talk: Talk; ids: Ids; score: Score },
  client: Awaited<ReturnType<TestApp['signUp']>>['client'],
): Promise<void> {
  test.clock.advance(waitMs);
  const started = performance.now();
  const answer = await client.chat({ body: { message: turn.say, conversation_id: talk.id } });
  score.times.push(performance.now() - started);
  const memory = await memoryOf(test, answer.conversation_id);
  const wrong = turn.want ? wrongIn(turn.want, { answer, memory, before: talk.before, ids }) : undefined;
  if (turn.want) score.checked++;
  if (turn.want && !wrong) score.held++;
  const lines = [
    `${talk.id === null ? `\n=== ${turn.conversation}\n` : ''}> ${turn.say}`,
    show(answer),
    ...(turn.good ? [`     good: ${turn.good}`] : []),
    ...(turn.bad ? [`     bad: ${turn.bad}`] : []),
    ...(wrong ? [`     WRONG: ${wrong}`] : []),
  ];
  talk.lines.push(...lines);
  talk.id = answer.conversation_id;
  const shown = outfitsOf(answer)[0]?.items.map(({ id }) => id);
  talk.before = { outfit: shown ?? talk.before.outfit, pending: memory.pending?.change };
  if (!values.quiet && !values.wrong) console.log(lines.join('\n'));
  // With what led to it, as far as it was not printed yet.
  if (values.wrong && wrong) console.log(talk.lines.splice(0).join('\n'));
}

async function play(file: string): Promise<Score> {
  const person = readPerson(file);
  const test = await startTestApp();
  test.clock.advance(Date.parse(`${person.today}T08:00:00Z`) - test.clock.now().getTime());
  const score: Score = { checked: 0, held: 0, times: [] };
  try {
    const { client } = await test.signUp();
    const ids = await dress(client, person);
    const talks = new Map<number, Talk>();
    for (const turn of person.turns) {
      const half = turn.conversation % 2 === 0 ? 'even' : 'odd';
      if (values.half && values.half !== half) continue;
      const known = talks.get(turn.conversation);
      const talk = known ?? { id: null, before: { outfit: [], pending: undefined }, lines: [] };
      talks.set(turn.conversation, talk);
      await playTurn(test, { turn, talk, ids, score }, client);
    }
  } finally {
    await test.close();
  }
  score.times.sort((a, b) => a - b);
  const median = score.times[Math.floor(score.times.length / 2)]?.toFixed(0);
  console.log(
    `${basename(file)}: ${score.held} of ${score.checked} answers hold what was wanted, median ${median} ms`,
  );
  return score;
}

if (positionals.length === 0)
  throw new Error('Usage: play:chat FILE... [--half even|odd] [--quiet] [--wrong]');
let checked = 0;
let held = 0;
for (const file of positionals) {
  const score = await play(file);
  checked += score.checked;
  held += score.held;
}
if (positionals.length > 1)
  console.log(`all: ${held} of ${checked} (${((100 * held) / Math.max(1, checked)).toFixed(1)} %)`);
