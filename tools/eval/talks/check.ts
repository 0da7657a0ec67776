import type { ChatCard, ChatResponse } from '@drape/contract/assistant/assistant';
import type { Memory } from '@drape/engine/assistant/assistant-context';
import type { Change } from '@drape/engine/assistant/change';
import { lengthOf } from '@drape/engine/assistant/tools/trip';
import { addDays } from '@drape/engine/assistant/understanding/read-day';
import { flattened, idsOf, undoFits, wrongChanges } from './check-changes.ts';
import type { Expectation } from './expectation.ts';
import type { Ids } from './person.ts';

/** What is known when an answer is checked: itself, what the conversation remembers after it, and what went before. */
export type Answered = {
  answer: ChatResponse;
  memory: Memory;
  before: { outfit: readonly string[]; pending: Change | undefined };
  ids: Ids;
};

type OutfitCard = Extract<ChatCard, { kind: 'outfit' }>;
export const outfitsOf = ({ cards }: ChatResponse): OutfitCard[] =>
  cards.filter((card): card is OutfitCard => card.kind === 'outfit');

function wrongPieces(
  ids: Ids,
  found: readonly string[],
  { has, hasNot }: { has?: string[] | null | undefined; hasNot?: string[] | null | undefined },
): string | undefined {
  const missing = (has ?? []).filter((name) => !idsOf(ids, [name]).some((id) => found.includes(id)));
  const wrong = (hasNot ?? []).filter((name) => idsOf(ids, [name]).some((id) => found.includes(id)));
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  return wrong.length > 0 ? `with ${wrong.join(', ')}` : undefined;
}

function wrongOutfit(
  wanted: NonNullable<Expectation['outfit']>,
  { answer, before, ids }: Answered,
): string | undefined {
  const cards = outfitsOf(answer);
  if (cards.length === 0) return 'no outfit';
  const event = wanted.event ? ids.events.get(wanted.event) : undefined;
  const onTime = cards.filter(
    (card) => (!event || card.event_id === event) && (event || !wanted.day || card.date === wanted.day),
  );
  if (onTime.length === 0) return `outfit for ${cards[0]?.date} ${cards[0]?.title}`;
  const shown = onTime.map((card) => card.items.map(({ id }) => id));
  const wrongs = shown.map((found) => wrongPieces(ids, found, wanted));
  if (!wrongs.includes(undefined)) return `outfit ${wrongs[0]}`;
  const named = idsOf(ids, [...(wanted.has ?? []), ...(wanted.hasNot ?? [])]);
  const lost = before.outfit.filter((id) => !named.includes(id) && !shown[0]?.includes(id));
  // A piece more may give way to what comes.
  const mayGo = (wanted.has ?? []).length + (wanted.hasNot ?? []).length === 0 ? 0 : 1;
  return wanted.keeps && lost.length > mayGo ? `lost ${lost.length} pieces` : undefined;
}

function namedIn({ answer, ids }: Answered): string[] {
  const carded = answer.cards.flatMap((card) => ('items' in card ? card.items.map(({ id }) => id) : []));
  const text = answer.response.toLowerCase();
  const told = [...ids.items].filter(([name]) => text.includes(name.toLowerCase())).flatMap(([, own]) => own);
  return [...carded, ...told];
}

function wrongDone(wanted: boolean, { answer, memory, before }: Answered): string | undefined {
  if (wanted) return answer.changed.length > 0 ? undefined : 'nothing was carried out';
  if (answer.changed.length > 0) return 'something was carried out';
  return memory.pending && JSON.stringify(memory.pending.change) === JSON.stringify(before.pending)
    ? 'still waits'
    : undefined;
}

function wrongMade(wanted: NonNullable<Expectation['changes']>, given: Answered): string | undefined {
  const { answer, memory, ids, before } = given;
  const pending = flattened(memory.pending?.change);
  if (pending.length === 0 && answer.changed.length > 0) {
    // What waited and is done now was wanted before.
    const undo = flattened(memory.undo);
    return before.pending || undoFits(wanted, undo, ids) ? undefined : `did ${JSON.stringify(undo)}`;
  }
  // A yes with a new order behind it: what was carried out and what is asked about now.
  const carried = answer.changed.length > 0 ? flattened(before.pending) : [];
  if (carried.length > 0 && !wrongChanges(wanted, [...carried, ...pending], ids)) return undefined;
  const isNew = JSON.stringify(memory.pending?.change) !== JSON.stringify(before.pending);
  if (wanted.length === 0)
    return pending.length > 0 && isNew ? wrongChanges(wanted, pending, ids) : undefined;
  return wrongChanges(wanted, pending, ids);
}

function wrongPack(wanted: NonNullable<Expectation['pack']>, { answer, memory }: Answered) {
  if (!answer.cards.some(({ kind }) => kind === 'packing')) return 'no packing list';
  const last = memory.trip && addDays(memory.trip.firstDay, lengthOf(memory.trip) - 1);
  const told = `${JSON.stringify(memory.trip)} ${last} ${answer.response}`.toLowerCase();
  const place = wanted.place?.split(',')[0]?.toLowerCase();
  if (place && !told.includes(place)) return `not to ${wanted.place}`;
  const days = [wanted.from, wanted.to].filter((day) => day && !told.includes(day));
  return days.length > 0 ? `not for ${days.join()}: ${JSON.stringify(memory.trip)}` : undefined;
}

/** Undefined where the answer holds what was wanted of it, else what is wrong. */
export function wrongIn(wanted: Expectation, given: Answered): string | undefined {
  const { answer, ids } = given;
  const text = answer.response.toLowerCase();
  const wrongs = [
    wanted.changes && wrongMade(wanted.changes, given),
    typeof wanted.done === 'boolean' ? wrongDone(wanted.done, given) : undefined,
    wanted.outfit && wrongOutfit(wanted.outfit, given),
    wanted.items && wrongPieces(ids, namedIn(given), wanted.items),
    wanted.pack && wrongPack(wanted.pack, given),
    ...(wanted.says ?? []).map((each) =>
      new RegExp(each, 'i').test(text) ? undefined : `does not say ${each}`,
    ),
    ...(wanted.saysNot ?? []).map((each) => (new RegExp(each, 'i').test(text) ? `says ${each}` : undefined)),
    wanted.talk && (answer.cards.length > 0 || answer.changed.length > 0)
      ? 'shows or changes something'
      : undefined,
  ];
  const found = wrongs.filter((each) => typeof each === 'string');
  return found.length > 0 ? found.join('; ') : undefined;
}
