import { fileURLToPath } from 'node:url';
import { answerQuestion } from '@drape/engine/assistant/answer-question';
import type { AssistantItem, Memory } from '@drape/engine/assistant/assistant-context';
import { type Language, languages } from '@drape/engine/assistant/intent/intent-names';
import { provideTextModel } from '@drape/engine/language/text-encoder';
import { openTextEncoders } from '../../../../server/src/platform/inference/text/text-encoder.ts';
import {
  readTemplates,
  type Template,
  templateFiles,
  templates,
  writerOf,
} from '../../../assistant-corpus/fill-templates.ts';
import fillings from '../../../assistant-corpus/fillings.json' with { type: 'json' };
import { type CorpusWardrobe, readCorpus } from '../../../taste/corpus.ts';
import { type Filled, fill, hash, pick } from './fill.ts';
import { laws } from './laws.ts';
import { worldOf } from './world.ts';

provideTextModel(openTextEncoders);

/**
 * What people type, put to people's wardrobes and calendars, and what must hold of every answer (`laws.ts`).
 * `npm run eval:laws -- [--writers w1,w2] [--keys swap-any,add] [--every 3] [--show]`
 */
type Options = {
  folder: URL;
  isTaught: boolean;
  writers: RegExp;
  keys: RegExp;
  every: number;
  show: boolean;
};

const needsOutfit = new Set(
  'swap-any swap-how swap-for complain rest-stays without add not-that warmer dressier more-casual another save ask-outfit wore-it'.split(
    ' ',
  ),
);

/** What has to be so before the message makes sense. */
function stateFor(key: string, filled: Filled): (item: AssistantItem) => AssistantItem {
  const named = [filled.own?.id, filled.own2?.id];
  return (item) => {
    if (!named.includes(item.id)) return item;
    if (key === 'clean') return { ...item, status: 'in_wash', available: false };
    if (key === 'back') return { ...item, status: 'lent', available: false, keptIn: filled.person };
    if (key === 'unlove') return { ...item, isFavorite: true };
    if (key === 'last-worn') return { ...item, lastWorn: '2026-10-03', timesWorn: 4 };
    return item;
  };
}

type Outcome = { wrong: string | undefined; lines: string[] };

type Asked = { wardrobe: CorpusWardrobe; at: number; language: Language; seed: string };

async function play(said: Template, { wardrobe, at, language, seed }: Asked): Promise<Outcome | undefined> {
  const law = laws[said.key];
  let world = worldOf(wardrobe, at, (item) => item);
  if (!law || !world) return undefined;
  const lines: string[] = [];
  let memory: Memory | undefined;
  let before: string[] = [];
  if (needsOutfit.has(said.key)) {
    const question = `What should I wear to ${world.event.title} on ${new Date(`${world.event.day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })}?`;
    const first = await answerQuestion(world.context, question);
    const card = first.cards.find((each) => each.kind === 'outfit');
    if (card?.kind !== 'outfit' || card.date !== world.event.day || card.eventId !== world.event.id)
      return undefined;
    before = card.itemIds;
    memory = first.memory;
    lines.push(
      `  [${before.map((id) => world?.items.find((item) => item.id === id)?.description).join(' | ')}]`,
    );
  }
  const filled = fill(said, { world, before, language, seed });
  if (!filled) return undefined;
  world = worldOf(wardrobe, at, stateFor(said.key, filled)) ?? world;
  const answer = await answerQuestion(world.context, filled.said, memory);
  const wrong = law({ ...filled, world, before, answer });
  const cards = answer.cards.map((card) =>
    'itemIds' in card
      ? `  [${card.kind} ${card.itemIds.map((id) => world?.items.find((item) => item.id === id)?.description).join(' | ')}]`
      : `  [${card.kind}]`,
  );
  lines.push(`  > ${filled.said}`, `  < ${answer.text.replaceAll('\n', ' ').slice(0, 300)}`, ...cards);
  return { wrong, lines };
}

/** Writers who teach nothing, and with `--taught` those of the templates, whose messages show what is done wrongly though read rightly. */
const folders = { unseen: new URL('said/', import.meta.url), taught: templates };

/** The message without its marks. */
const plainSaid = ({ key, say }: Template): Template => ({ key, say: say.replace(/\[\w+ |\]/g, '') });

/** This share of somebody's clothes must have a color word of the language in their names to count as a speaker of it. */
const leastNames = 0.35;

/** People who speak a language; those with even numbers are asked with `--taught`, so that mends are tried on the others. */
function peopleOf(language: Language, isTaught: boolean): CorpusWardrobe[] {
  const color = new RegExp(fillings.colors[language], 'i');
  const everybody = readCorpus(fileURLToPath(new URL('../../../taste/panel', import.meta.url)));
  const theirs = everybody.filter(({ items }) => {
    const names = Object.values(items);
    return names.filter((name) => color.test(name)).length >= leastNames * names.length;
  });
  return theirs.length < 2 ? theirs : theirs.filter((_, k) => (k % 2 === 0) === isTaught);
}

const mostTries = 6;

/** A template asked of the first of a few people whom it fits. */
async function ask(
  said: Template,
  seed: string,
  { people, language }: { people: CorpusWardrobe[]; language: Language },
) {
  for (let tried = 0; tried < mostTries; tried++) {
    const wardrobe = pick(people, `${seed} ${tried}`);
    if (!wardrobe) return undefined;
    const at = hash(`${seed} at ${tried}`) % wardrobe.occasions.length;
    const outcome = await play(said, { wardrobe, at, language, seed });
    if (outcome) return { ...outcome, title: `${said.key} (${seed}, ${wardrobe.id})` };
  }
  return undefined;
}

class Tallies {
  private readonly counts = new Map<string, { asked: number; right: number }>();

  add(name: string, isRight: boolean): void {
    const count = this.counts.get(name) ?? { asked: 0, right: 0 };
    this.counts.set(name, { asked: count.asked + 1, right: count.right + (isRight ? 1 : 0) });
  }

  print(): void {
    for (const [name, { asked, right }] of [...this.counts].sort(([a], [b]) => a.localeCompare(b))) {
      const share = ((100 * right) / asked).toFixed(0);
      console.log(
        `${name.padEnd(14)} ${String(right).padStart(4)} of ${String(asked).padStart(4)}  ${share} %`,
      );
    }
  }
}

async function run({ folder, isTaught, writers, keys, every, show }: Options): Promise<void> {
  const tallies = new Tallies();
  for (const file of templateFiles(folder)) {
    const writer = writerOf(file);
    const language = languages.find((each) => writer.startsWith(`${each}-`));
    if (!language || !writers.test(writer)) continue;
    const people = peopleOf(language, isTaught);
    const said = readTemplates(file).map(plainSaid);
    for (const [at, each] of said.entries()) {
      if (!keys.test(each.key) || at % every !== 0) continue;
      const outcome = await ask(each, `${writer} ${at}`, { people, language });
      if (!outcome) continue;
      for (const name of [each.key, `= ${writer}`, '= all']) tallies.add(name, !outcome.wrong);
      if (show && outcome.wrong)
        console.log([`${outcome.title}: ${outcome.wrong}`, ...outcome.lines].join('\n'));
    }
  }
  tallies.print();
}

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const anyOf = (list: string | undefined) => (list ? new RegExp(`^(${list.replaceAll(',', '|')})$`) : /./);

const isTaught = process.argv.includes('--taught');
await run({
  folder: isTaught ? folders.taught : folders.unseen,
  isTaught,
  writers: anyOf(option('writers')),
  keys: anyOf(option('keys')),
  every: Number(option('every') ?? 1),
  show: process.argv.includes('--show'),
});
