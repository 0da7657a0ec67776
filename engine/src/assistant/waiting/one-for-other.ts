import heard from '../../knowledge/assistant/heard/contrasts.json' with { type: 'json' };
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { confirm, meantCard } from '../commands/command.ts';
import { itemNames } from '../commands/command-words.ts';
import { commandOf } from '../commands/read-command.ts';
import { askWhich } from '../conversation/ask-which.ts';
import type { Language } from '../intent/intent-names.ts';
import { namingWords, scoredByName } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { englishOf } from '../wishes/command-of-wish.ts';

type Said = Pick<Turn, 'context' | 'text' | 'memory'> & { language: Language };

const refusal = new RegExp(`,?\\s+${heard.not}\\s+`, 'giu');
const refusedFirst = new RegExp(
  `(?:^|\\W)${heard.not}\\s+(?<refused>[^,.;!]+?)\\s*(?:[,.;–—-]|\\s${heard.but}(?!\\p{L})|\\s(?=(?:the|die|den|das|der|le|la|les|el|los|las)\\s))+\\s*(?<said>[^.;!]+)`,
  'iu',
);
const takesBack = new RegExp(heard.takesBack, 'iu');
const longest = 16;
/** Names this close are equally meant. House rule. */
const near = 0.3;

/**
 * "No hang on, ankle boots not knee", while several things wait for a yes: the one takes the other's place, and all else
 * that waits stays. Undefined where it is not certain which goes and which comes.
 */
export async function oneForOther(said: Said): Promise<Answer | undefined> {
  const { context, text, memory, language } = said;
  const pending = memory?.pending;
  if (!memory || !pending || !context.hasWardrobe || text.includes('?')) return undefined;
  if (text.split(/\s+/).length > longest) return undefined;
  const own = await context.items();
  const leaves = partsOf(pending.change).filter((part) => idsIn(part).length > 0);
  const found = leaves.flatMap((part) => {
    const ids = idsIn(part);
    const waiting = own.filter(({ id }) => ids.includes(id));
    const others = own.filter(({ id }) => !ids.includes(id));
    const pair = contrasted(text, waiting, others) ?? inItsPlace(text, waiting, others);
    return pair ? [{ part, waiting, pair }] : [];
  });
  const only = found.at(-1);
  if (!only) return which(said, own);
  const { part, waiting, pair } = only;
  const changed = withOther(part, pair);
  const change: Change =
    pending.change.kind === 'several'
      ? { ...pending.change, changes: pending.change.changes.map((each) => (each === part ? changed : each)) }
      : changed;
  const sentence = renamed(pending.asked, pair, language);
  if (sentence === undefined) return undefined;
  const now = waiting.map((item) => (item === pair.refused ? pair.said : item));
  const answer = confirm({ language, memory }, sentence, change, {
    cards: meantCard(now),
    done: pending.done,
  });
  const kept = memory.command ? { command: memory.command } : {};
  const focus = { ...memory.focus, itemIds: now.map(({ id }) => id) };
  return { ...answer, memory: { ...answer.memory, ...kept, focus } };
}

/** "Die Jeans, nicht die Leggings", where there are two pairs of jeans: asks which. */
async function which(
  { context, text, memory, language }: Said,
  own: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const ids = memory?.pending ? idsIn(memory.pending.change) : [];
  const waiting = own.filter(({ id }) => ids.includes(id));
  const others = own.filter(({ id }) => !ids.includes(id));
  const last = memory?.command;
  const [only, ...more] = waiting;
  if (!last || !only || more.length > 0 || !/^item_(?!add|edit)/.test(last.intent)) return undefined;
  const open = sidesOf(text).flatMap(({ said, refused }) => {
    if (!onlyNamed(refused, [only])) return [];
    const [best, ...next] = scored(said, others.filter(isOfPlace(only))).filter(({ isNamed }) => isNamed);
    return best ? [best, ...next.filter(({ score }) => score >= best.score - near)] : [];
  });
  if (open.length < 2) return undefined;
  const { pending: _pending, ...rest } = memory;
  const wanted = { intent: last.intent, probability: 1, ranked: [], language };
  const command = await commandOf({
    context,
    text: last.text,
    english: englishOf(last.text, language),
    wanted,
    memory: rest,
  });
  return askWhich(
    command,
    open.map(({ thing }) => thing),
  );
}

type Pair = { refused: AssistantItem; said: AssistantItem };

/** What is said and what is refused, set against each other. */
function contrasted(
  text: string,
  waiting: readonly AssistantItem[],
  others: readonly AssistantItem[],
): Pair | undefined {
  for (const { said, refused } of sidesOf(text)) {
    const leaving = onlyNamed(refused, waiting);
    const coming = leaving && onlyNamed(said, others.filter(isOfPlace(leaving)));
    if (leaving && coming) return { refused: leaving, said: coming };
  }
  return undefined;
}

/** What is said and what is refused, each way in which the words can be read. */
function sidesOf(text: string): { said: string; refused: string }[] {
  const { said = '', refused = '' } = refusedFirst.exec(text)?.groups ?? {};
  const sides = [...text.matchAll(refusal)].map(({ index, 0: word }) => ({
    said: text.slice(0, index),
    refused: /^[^.;!,]*/.exec(text.slice(index + word.length))?.[0] ?? '',
  }));
  return [...sides, { said, refused }];
}

/** "Actually the ankle boots", where one pair waits among other things: in its place. */
function inItsPlace(
  text: string,
  waiting: readonly AssistantItem[],
  others: readonly AssistantItem[],
): Pair | undefined {
  if (waiting.length < 2 || !takesBack.test(text)) return undefined;
  const pairs = waiting.flatMap((refused): (Pair & { score: number })[] => {
    const [best, next] = scored(text, others.filter(isOfPlace(refused)));
    const isSure = best?.isNamed && (!next || next.score < best.score - near);
    return best && isSure ? [{ refused, said: best.thing, score: best.score }] : [];
  });
  const named = onlyNamed(text, waiting);
  const [only, ...more] = pairs;
  return only && more.length === 0 && !named ? only : undefined;
}

const scored = (text: string, items: readonly AssistantItem[]) =>
  scoredByName(namingWords(text), items, ({ description }) => description);

function onlyNamed(text: string, items: readonly AssistantItem[]): AssistantItem | undefined {
  const [best, next] = scored(text, items);
  return best && best.score > near && (!next || next.score < best.score - near) ? best.thing : undefined;
}

function isOfPlace(item: AssistantItem): (other: AssistantItem) => boolean {
  const place = traitsOf(item).slots[0];
  return (other) => traitsOf(other).slots[0] === place;
}

function partsOf(change: Change): readonly Change[] {
  return change.kind === 'several' ? change.changes : [change];
}

function idsIn(change: Change): string[] {
  const isOfItems = /^(?:wear_items|edit_items|delete_items)$/.test(change.kind);
  return isOfItems && 'itemIds' in change ? [...change.itemIds] : [];
}

function withOther(change: Change, { refused, said }: Pair): Change {
  if (!('itemIds' in change)) return change;
  const itemIds = change.itemIds.map((id) => (id === refused.id ? said.id : id));
  return { ...change, itemIds };
}

/** The question as it was asked, with the other thing in it. */
function renamed(
  asked: NonNullable<Memory['pending']>['asked'],
  { refused, said }: Pair,
  language: Language,
): string | undefined {
  const old = itemNames([refused], language);
  return asked?.includes(old) ? asked.replace(old, itemNames([said], language)) : undefined;
}
