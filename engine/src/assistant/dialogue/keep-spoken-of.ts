import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import type { Language } from '../intent/intent-names.ts';
import type { Grounding } from '../turn/grounding.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import type { DressedFor } from './dressed-for.ts';
import { sceneOf } from './scene.ts';

type Heard = {
  text: string;
  language: Language;
  wishes: readonly Wish[];
  ground: Grounding;
  memory: Memory | undefined;
};

/** What a message names to dress for is known while each of its wishes is answered. */
export async function withDressedFor(context: AssistantContext, heard: Heard): Promise<Memory | undefined> {
  if (heard.wishes.length < 2 || !heard.memory) return heard.memory;
  const { said, before } = await sceneOf(context, heard);
  return said ? { ...heard.memory, dressedFor: lastFirst(said, before) } : heard.memory;
}

/** An answer that remembers what is dressed for and the outfit that was shown last, whoever gave it. */
export async function keepsSpokenOf(
  context: AssistantContext,
  answer: Answer,
  heard: Heard,
): Promise<Answer> {
  const { memory } = answer;
  const { said, before } = await sceneOf(context, heard);
  const topic = dressedForShown(answer, heard.memory) ?? (isErrand(heard, said) ? undefined : said);
  const dressedFor = topic ? lastFirst(topic, before) : before;
  const last =
    memory.outfit && memory.wish ? { outfit: memory.outfit, wish: memory.wish } : heard.memory?.lastOutfit;
  const unsettled = stillUnsettled(answer, heard.memory);
  const { unsettled: _before, ...rest } = memory;
  return {
    ...answer,
    memory: {
      ...rest,
      ...(unsettled.length > 0 ? { unsettled } : {}),
      ...(dressedFor.length > 0 ? { dressedFor: [...dressedFor] } : {}),
      ...(last ? { lastOutfit: last } : {}),
    },
  };
}

const ofThings = /^(?:item_|remind|buy|money|wears|history)/;

/** "Picking the trousers up on Saturday": the day of an errand is not dressed for. */
function isErrand({ wishes }: Heard, said: DressedFor | undefined): boolean {
  const isBareDay = said !== undefined && said.eventId === undefined && said.title === undefined;
  return isBareDay && wishes.length > 0 && wishes.every(({ intent }) => ofThings.test(intent));
}

const mostKept = 4;

const partsOf = (change: Change | undefined): readonly Change[] =>
  change?.kind === 'several' ? change.changes : change ? [change] : [];

/** An event that moves, and where garments are: what people speak of as done. */
function isKept(change: Change): boolean {
  return change.kind === 'move_event' || (change.kind === 'edit_items' && change.edit.status !== undefined);
}

/** What a change is of: the event, or the garments. */
function idOf(change: Change): string | undefined {
  if (change.kind === 'move_event') return change.eventId;
  return 'itemIds' in change ? [...change.itemIds].sort().join() : undefined;
}

/** Of what was asked about, what was neither done nor refused, and does not wait any more. */
function stillUnsettled({ memory, change }: Answer, before: Memory | undefined): Change[] {
  const refused = memory.declined !== undefined;
  const waited = refused ? [] : partsOf(before?.pending?.change);
  const asked = [...(before?.unsettled ?? []), ...waited].filter(isKept);
  const settled = [...partsOf(change), ...partsOf(memory.pending?.change)].map(idOf);
  const open = asked.filter((each) => !settled.includes(idOf(each)));
  return open.filter((each, k) => open.findLastIndex((other) => idOf(other) === idOf(each)) === k);
}

function lastFirst(topic: DressedFor, before: readonly DressedFor[]): DressedFor[] {
  const isSame = (each: DressedFor) =>
    each.eventId === topic.eventId && each.day === topic.day && each.title === topic.title;
  return [topic, ...before.filter((each) => !isSame(each))].slice(0, mostKept);
}

/** What an outfit was just shown for, or where an event is to be. */
function dressedForShown({ memory, cards }: Answer, before: Memory | undefined): DressedFor | undefined {
  const waits = memory.pending?.change;
  if (waits?.kind === 'add_event' && waits !== before?.pending?.change)
    return { title: waits.title, day: waits.at.day, ...(waits.location ? { place: waits.location } : {}) };
  if (waits?.kind === 'move_event' && waits !== before?.pending?.change)
    return { eventId: waits.eventId, day: waits.at.day };
  const isShown = cards.some(({ kind }) => kind === 'outfit') && memory.wish !== undefined;
  if (!isShown || !memory.wish) return undefined;
  const { eventId, day, title, place } = memory.wish;
  return { day, title, ...(eventId === null ? {} : { eventId }), ...(place === null ? {} : { place }) };
}
