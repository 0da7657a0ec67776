import { foldedText } from '../../language/text-features.ts';
import type { Answer, AssistantContext, AssistantItem, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { decide, type Wanted } from '../intent/decide.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { readIntent } from '../intent/read-intent.ts';
import { contextOf } from '../intent/standing.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { groundOf } from '../turn/grounding.ts';
import { confirm } from './command.ts';
import { tell } from './command-words.ts';
import { isRenaming } from './item-words.ts';
import { commandAnswer } from './run-command.ts';

type Said = { context: AssistantContext; text: string; wanted: Wanted; memory: Memory | undefined };

/** What separates one command from the next. */
const joints = /\s*(?:[.;\n]+|,)\s*|\s+(?:and|n|und|y|e|et|og|then|also|oh|dann|luego|puis|så)\s+/iu;
/** From here a part is a command by itself. House rule. */
const commandBar = 0.4;
const mostParts = 5;

/** Words of these senses make a part a command of its kind. */
const commandWords: Partial<Record<IntentName, readonly string[]>> = {
  item_wash: ['wash', 'status'],
  item_clean: ['clean', 'restore'],
  item_lend: ['lend', 'status'],
  item_repair: ['repair', 'status'],
  item_sold: ['sell', 'donate'],
  item_delete: ['delete'],
  item_restore: ['restore'],
  item_archive: ['archive'],
  item_favorite: ['favorite'],
  item_worn: ['wore', 'wear'],
  item_edit: ['change'],
  item_add: ['bought'],
  event_move: ['move', 'change'],
  event_delete: ['cancel', 'delete'],
};

/** "Bring it back and rename it", "this one's clean, the grey one is in the wash": several commands, asked about once. */
export async function severalCommands({ context, text, wanted, memory }: Said): Promise<Answer | undefined> {
  const parts = partsOf(text, wanted.language);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const asked: Answer[] = [];
  const kinds = new Set<IntentName>();
  let now = withoutPending(memory);
  const reached = new Map<string, AssistantItem>();
  let gone: Answer | undefined;
  for (const part of parts) {
    const there: AssistantContext = {
      ...context,
      items: async () => [...(await context.items()), ...reached.values()],
    };
    const read = await readPart(there, part, wanted.language, now);
    if (!read) return undefined;
    kinds.add(read.intent);
    const answer = await commandAnswer({
      context: there,
      text: part,
      english: read.english,
      wanted: read.wanted,
      memory: now,
    });
    const change = answer?.memory.pending?.change;
    if (!answer || !change) return undefined;
    if (read.intent === 'item_sold') gone = answer;
    asked.push(answer);
    const ids = 'itemIds' in change ? change.itemIds : [];
    for (const item of await context.archived()) if (ids.includes(item.id)) reached.set(item.id, item);
    now = { ...(now ?? { tool: 'command', shown: [] }), focus: { itemIds: [...ids] } };
  }
  if (kinds.size < 2) return undefined;
  // "Got rid of the vans. Charity shop" is one thing that left, said twice.
  if (gone && [...kinds].every((kind) => leaves.test(kind)) && areOfSame(asked)) return gone;
  const changes = asked.flatMap(({ memory: { pending } }): Change[] => (pending ? [pending.change] : []));
  const sentence = asked.map((answer) => answer.text).join(' ');
  const cards = asked.flatMap((answer) => answer.cards);
  const command = { language: wanted.language, memory: now };
  return confirm(
    command,
    sentence,
    { kind: 'several', changes },
    { cards, done: tell('done', wanted.language) },
  );
}

const leaves = /^item_(?:sold|delete|archive)$/;

function areOfSame(asked: readonly Answer[]): boolean {
  const ids = asked.map(({ memory: { pending } }) =>
    pending && 'itemIds' in pending.change ? pending.change.itemIds.join() : '',
  );
  return new Set(ids).size === 1;
}

function withoutPending(memory: Memory | undefined): Memory | undefined {
  if (!memory) return undefined;
  const { pending: _pending, asking: _asking, ...rest } = memory;
  return rest;
}

type Part = { intent: IntentName; english: string; wanted: Wanted };

async function readPart(
  context: AssistantContext,
  text: string,
  language: Language,
  memory: Memory | undefined,
): Promise<Part | undefined> {
  const ground = await groundOf(context, text, language, memory);
  const wanted = decide(readIntent(text, language, { own: ground.own, context: contextOf(memory) }), {
    language,
    memory,
    signals: ground.signals,
  });
  const senses = new Set(sensedWords(foldedText(text)).flatMap((word) => word.senses));
  if (isRenaming(text)) {
    const renaming = { ...wanted, intent: 'item_edit' as const };
    return { intent: 'item_edit', english: ground.english, wanted: renaming };
  }
  const isCommand = commandWords[wanted.intent]?.some((sense) => senses.has(sense)) ?? false;
  return isCommand && wanted.probability >= commandBar
    ? { intent: wanted.intent, english: ground.english, wanted }
    : undefined;
}

/** The parts of a message. A part without a command of its own belongs to the one before. */
function partsOf(text: string, language: Language): string[] {
  const parts: string[] = [];
  const verbs = new Set(Object.values(commandWords).flat());
  for (const part of text.split(joints).filter((each) => each.trim() !== '')) {
    const senses = sensedWords(foldedText(part)).flatMap((word) => word.senses);
    const isOwn = isRenaming(part) || senses.some((sense) => verbs.has(sense));
    const last = parts.at(-1);
    if (last !== undefined && !isOwn) parts[parts.length - 1] = `${last} ${joinWord[language]} ${part}`;
    else parts.push(part);
  }
  return parts;
}

const joinWord: Readonly<Record<Language, string>> = { en: 'and', de: 'und', es: 'y', fr: 'et', no: 'og' };
