import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { itemsCard } from '../tools/find-tools.ts';
import { readPastDays } from '../turn/past-days.ts';
import type { Turn } from '../turn/turn.ts';
import { corrects } from '../waiting/amount-said.ts';
import { aboutNewThing, changedNewThing, correctedAdded } from '../waiting/new-thing.ts';
import { waitingAddition } from '../waiting/waiting-piece.ts';
import { type Command, confirm } from './command.ts';
import { dayIn, itemNames, tell } from './command-words.ts';
import { onItems } from './item-commands.ts';
import { meantItems } from './meant-items.ts';
import { commandOf } from './read-command.ts';
import { isFurtherThing, mostFurther } from './same-command.ts';
import { changedDays } from './week-plans.ts';

/**
 * What changes or goes on from something that still waits for a yes: a new thing gets another name, a further thing is
 * marked as well, a planned week changes on one day. Undefined where the message does none of it.
 */
export async function changedWaiting(turn: Turn): Promise<Answer | undefined> {
  const pending = turn.memory?.pending;
  if (!pending) return correctedAdded(turn);
  const fresh = newOne.test(turn.text) ? waitingAddition(turn.memory) : undefined;
  if (turn.text.includes('?')) return aboutNewThing(turn, fresh ?? pending.change);
  return (
    (await changedDays(turn)) ??
    (await changedNewThing(turn, pending)) ??
    (await otherDay(turn, pending.change)) ??
    (await furtherThings(turn, pending.change)) ??
    (await aboutNewThing(turn, fresh ?? pending.change))
  );
}

/** What is new is what waits to be added, whatever else waits beside it. */
const newOne = /(?<!\p{L})(?:new|neue[nrms]?|nuev[oa]s?|nouve(?:au|aux|lles?)|nye?|nytt)(?!\p{L})/iu;

/** "No, Saturday": the same was worn on another day. */
async function otherDay(turn: Turn, change: Change): Promise<Answer | undefined> {
  const { context, ground, text, memory } = turn;
  const isCorrection =
    corrects.test(text) && ground.items.length === 0 && text.split(/\s+/).length <= mostOfDay;
  const day = isCorrection ? readPastDays(ground.english, context.today)?.first : undefined;
  if (change.kind !== 'wear_items' || day === undefined) return undefined;
  const command = await commandOf(turn);
  const answer = offerWear(
    command,
    command.items.filter(({ id }) => change.itemIds.includes(id)),
    day,
  );
  return memory?.command ? { ...answer, memory: { ...answer.memory, command: memory.command } } : answer;
}

const mostOfDay = 8;

function offerWear(command: Command, items: readonly AssistantItem[], day: string): Answer {
  const { language, context } = command;
  const named = { names: itemNames(items, language), day: dayIn(day, language, context) };
  const change: Change = { kind: 'wear_items', itemIds: items.map(({ id }) => id), day };
  const answer = confirm(command, tell('item_worn', language, named), change, {
    cards: itemsCard('', items),
  });
  const focus = { itemIds: change.itemIds, day };
  return { ...answer, memory: { ...answer.memory, tool: 'offer_worn', focus } };
}

/** "And the boots too": the same is done to all of them after one yes. */
async function furtherThings(turn: Turn, change: Change): Promise<Answer | undefined> {
  const last = turn.memory?.command;
  if (!('itemIds' in change) || change.kind === 'plan_outfit' || !last || !isFurtherThing(turn))
    return undefined;
  const command = await commandOf(turn);
  const { ground } = turn;
  const further =
    ground.items.length > 0 ? ground.items : meantItems({ ...command, memory: undefined }).items;
  if (further.length === 0 || further.length > mostFurther) return undefined;
  const before = command.items.filter(({ id }) => change.itemIds.includes(id));
  const items = [...new Set([...before, ...further])];
  const again = { ...command, intent: last.intent, text: last.text };
  if (change.kind !== 'wear_items') {
    const answer = onItems(again, items);
    return { ...answer, memory: { ...answer.memory, command: last } };
  }
  const day = pastDayIn(turn);
  if (day !== undefined && day !== change.day) return wornOnBoth(command, { change, before, further, day });
  const answer = offerWear(command, items, change.day);
  return { ...answer, memory: { ...answer.memory, command: last } };
}

function pastDayIn({ ground, context }: Turn): string | undefined {
  const day = readPastDays(ground.english, context.today)?.first ?? ground.days?.first;
  return day !== undefined && day <= context.today ? day : undefined;
}

type TwoDays = {
  change: Extract<Change, { kind: 'wear_items' }>;
  before: readonly AssistantItem[];
  further: readonly AssistantItem[];
  day: string;
};

/** "And the jeans today", while the trench waits for yesterday: both, each on its day, after one yes. */
function wornOnBoth(command: Command, { change, before, further, day }: TwoDays): Answer {
  const first = offerWear(command, before, change.day);
  const second = offerWear(command, further, day);
  const itemIds = further.map(({ id }) => id);
  const both: Change = { kind: 'several', changes: [change, { kind: 'wear_items', itemIds, day }] };
  const shown = { cards: itemsCard('', [...before, ...further]), done: tell('done', command.language) };
  return confirm(command, `${first.text} ${second.text}`, both, shown);
}
