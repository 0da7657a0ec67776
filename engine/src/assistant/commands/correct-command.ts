import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { bestNamed, namingWords, scoredByName } from '../turn/own-names.ts';
import { readDays } from '../understanding/read-day.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import { nearClock } from '../wishes/events-of-wish.ts';
import { confirm } from './command.ts';
import { dayIn, tell } from './command-words.ts';
import { dayNear } from './event-commands.ts';
import { clockTime } from './event-words.ts';
import { onItems } from './item-commands.ts';
import { meantItems } from './meant-items.ts';
import { commandOf, type Said } from './read-command.ts';

const longestCorrection = 9;

/** "No wait", "actually", "I meant", in the five languages. */
const corrects =
  /^\W*(?:(?:oh|ok|okay|ay|ach|ah|um|hm+|fair(?: enough| point)?|true|good (?:point|idea|call)|right|alright|fine|yeah|well|then|so|lol|in that case|let['’]?s)\W+)*(no|not|nope|nah|wait|hang on|oops|sorry|actually|i meant?|make (it|that)|not that|apart from|except|but not|bis auf|außer|menos|salvo|sauf|unntatt|nein|nee|ne|nö|doch|quatsch|ich mein\w*|eigentlich|mach|no,|perdón|mejor|quise decir|non|pardon|plutôt|en fait|je voulais dire|nei|vent|jeg mente|heller)(?!\p{L})/iu;

/** Whether a message begins like one that puts right what was said before. */
export function isCorrection(text: string): boolean {
  return corrects.test(text) || onlyThat.test(text);
}

/**
 * "No wait, it was the floral one", "actually make it 4": the last command with another thing or another time. What was
 * done is taken back and what is meant is asked for; undefined where the message corrects nothing.
 */
export async function correctedCommand(said: Said): Promise<Answer | undefined> {
  const { memory, text } = said;
  const last = memory?.command;
  if (!memory || !last || !(memory.pending ?? memory.undo)) return undefined;
  const part = await onlyPart(said, last);
  if (part) return part;
  if (!corrects.test(text) && !movesWaiting(said)) return undefined;
  if ((text.match(/[\p{L}\p{N}]+/gu) ?? []).length > longestCorrection) return undefined;
  if (/^item_/.test(last.intent)) return otherItem(said, last);
  return /^event_(create|move)$/.test(last.intent) ? otherTime(said) : undefined;
}

/** "Correction, June 4", while an event waits for a yes: no event is named, so that one is moved. */
function movesWaiting({ memory, wish }: Said): boolean {
  const isOfEvent = /^(?:add|move)_event$/.test(memory?.pending?.change.kind ?? '');
  return isOfEvent && wish?.intent === 'event_move' && !wish.details.some(({ role }) => role === 'event');
}

type Last = { intent: Said['wanted']['intent']; text: string };

/** The command before, read as it was said. */
function commandAgain(said: Said, { text }: Last, memory: Said['memory']): ReturnType<typeof commandOf> {
  return commandOf({ ...said, text, english: englishOf(text, said.wanted.language), memory });
}

async function otherItem(said: Said, last: Last) {
  const { memory, text } = said;
  if (/^item_(add|edit|delete_all|restore)$/.test(last.intent)) return undefined;
  const { pending, undo, focus: _focus, ...rest } = memory ?? { tool: 'command', shown: [] };
  // Of two offers it is not certain which is corrected.
  if (pending?.change.kind === 'several') return undefined;
  const fewer = pending && (await withoutNamed(said, last, pending.change));
  if (fewer) return fewer;
  const now = await commandOf({ ...said, memory: rest });
  const among = now.items.filter(({ id }) => !idsOf(pending?.change ?? undo).includes(id));
  const rewritten = { ...now, memory: { ...rest, shown: [], asking: { ...last, itemIds: [] } } };
  const { items, isOpen } = meantItems(rewritten, among);
  if (items.length === 0 || isOpen) return undefined;
  const before = await commandAgain(said, last, rest);
  const answer = onItems({ ...before, intent: last.intent }, items);
  const remembered = { ...answer.memory, command: { ...last, text: `${last.text} ${text}` } };
  if (pending || !undo) return { ...answer, memory: remembered };
  return {
    ...answer,
    text: `${tell('undone', now.language)} ${answer.text}`,
    change: undo,
    memory: remembered,
  };
}

const refuses =
  /(?<!\p{L})(not|without|except|apart from|leave out|nicht|ohne|bis auf|au(?:ß|ss)er|sin|menos|pas|sans|sauf|salvo|ikke|itj|uten|unntatt|no)(?!\p{L})/iu;

/** "Oh wait, not the cardi": one of several that wait stays out, and the others are asked for again. */
async function withoutNamed(said: Said, last: Last, change: Change): Promise<Answer | undefined> {
  const ids = idsOf(change);
  if (ids.length < 2 || !refuses.test(said.text)) return undefined;
  const { pending: _pending, focus: _focus, ...rest } = said.memory ?? { tool: 'command', shown: [] };
  const now = await commandOf({ ...said, memory: { ...rest, shown: [] } });
  const waiting = now.items.filter(({ id }) => ids.includes(id));
  const asking = { ...last, itemIds: [...ids] };
  const { items: named } = meantItems({ ...now, memory: { ...rest, shown: [], asking } }, waiting);
  const instead = namedInstead(
    said.text,
    now.items.filter(({ id }) => !ids.includes(id)),
  );
  const gone = named.filter((item) => !instead.includes(item));
  const left = [...waiting.filter((item) => !gone.includes(item)), ...instead];
  if (gone.length === 0 || left.length === 0) return undefined;
  const before = await commandAgain(said, last, rest);
  const answer = onItems({ ...before, intent: last.intent }, left);
  const focus = { itemIds: gone.map(({ id }) => id) };
  return { ...answer, memory: { ...answer.memory, command: last, focus } };
}

const onlyThat =
  /^\W*(?:(?:no|nah|oh|ok(?:ay)?|wait|actually|sorry|nee|nein|ne|ach|doch|non|bueno|nei)\W+)*(?:just|only|nur|bloß|bloss|solo|sólo|seulement|juste|bare|kun)\s/iu;
const mostOfPart = 8;

/** "Nur den Parka", of two things that wait: that one alone. */
async function onlyPart(said: Said, last: Last): Promise<Answer | undefined> {
  const change = said.memory?.pending?.change;
  const ids = idsOf(change);
  const isShort = said.text.split(/\s+/).length <= mostOfPart && !said.text.includes('?');
  if (!/^item_/.test(last.intent) || ids.length < 2 || !isShort || !onlyThat.test(said.text))
    return undefined;
  const { pending: _pending, focus: _focus, ...rest } = said.memory ?? { tool: 'command', shown: [] };
  const now = await commandOf({ ...said, memory: { ...rest, shown: [] } });
  const waiting = now.items.filter(({ id }) => ids.includes(id));
  const left = bestNamed(said.text, waiting, ({ description }) => description).map(({ thing }) => thing);
  if (left.length === 0 || left.length === waiting.length) return undefined;
  const before = await commandAgain(said, last, rest);
  const answer = onItems({ ...before, intent: last.intent }, left);
  return { ...answer, memory: { ...answer.memory, command: last } };
}

/** "Not the tee, it was the amyl one": what it was. */
const itWas =
  /(?<!\p{L})(?:it was|they were|i mean[t]?|but|rather|instead|es war|war|sondern|era|sino|c'était|mais|det var|men)\s+(.+)$/iu;

function namedInstead(text: string, others: readonly AssistantItem[]): AssistantItem[] {
  const rest = itWas.exec(text)?.[1];
  const [best, second] = rest
    ? scoredByName(namingWords(rest), others, ({ description }) => description)
    : [];
  return best && (!second || best.score > second.score) ? [best.thing] : [];
}

function idsOf(change: Change | undefined): readonly string[] {
  if (change?.kind === 'edit_each') return change.edits.map(({ itemId }) => itemId);
  return change && 'itemIds' in change ? change.itemIds : [];
}

async function otherTime(said: Said): Promise<Answer | undefined> {
  const { memory, context } = said;
  const command = await commandOf(said);
  const days = readDays(command.question.plain, context.today);
  const standing = memory?.pending?.change;
  const proposed = standing?.kind === 'move_event' ? standing.at.day : undefined;
  const day = days && (proposed ? dayNear(proposed, days, context.today) : days.first);
  const bare = /\b(\d{1,2})\b/.exec(said.text);
  const meant = clockTime(said.text) ?? (day === undefined && bare ? clockTime(`at ${bare[1]}`) : null);
  const clock = standing && 'at' in standing ? standing.at.time : null;
  const time = nearClock(meant, said.text, { clock });
  if (day === undefined && time === null) return undefined;
  const pending = memory?.pending?.change;
  if (pending?.kind === 'add_event' || pending?.kind === 'move_event') {
    const at = { day: day ?? pending.at.day, time: time ?? pending.at.time };
    const title = pending.kind === 'add_event' ? pending.title : await titleOf(said, pending.eventId);
    return asked(
      command,
      { ...pending, at },
      title,
      pending.kind === 'add_event' ? 'event_create' : 'event_move',
    );
  }
  const eventId = movedBy(memory?.undo);
  if (eventId === undefined) return undefined;
  const event = await eventById(said, eventId);
  if (!event) return undefined;
  const at = { day: day ?? event.day, time: time ?? event.clock };
  return asked(command, { kind: 'move_event', eventId, at }, event.title, 'event_move');
}

function movedBy(undo: Change | undefined): string | undefined {
  if (undo?.kind === 'set_event_time') return undo.eventId;
  return undo?.kind === 'delete_events' ? undo.eventIds[0] : undefined;
}

async function eventById({ context }: Said, id: string) {
  const year = `${Number(context.today.slice(0, 4)) + 1}${context.today.slice(4)}`;
  return (await context.events(context.today, year)).find((event) => event.id === id);
}

async function titleOf(said: Said, id: string): Promise<string> {
  return (await eventById(said, id))?.title ?? '';
}

function asked(
  command: Awaited<ReturnType<typeof commandOf>>,
  change: Extract<Change, { kind: 'add_event' | 'move_event' }>,
  title: string,
  sentence: 'event_create' | 'event_move',
): Answer {
  const { language, context } = command;
  const { day, time } = change.at;
  const clock = time === null ? '' : tell('at', language, { time });
  return confirm(
    command,
    tell(sentence, language, { title, day: dayIn(day, language, context), time: clock }),
    change,
  );
}
