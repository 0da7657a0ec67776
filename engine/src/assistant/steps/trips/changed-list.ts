import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { type Command, replied } from '../../commands/command.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import type { Language } from '../../intent/intent-names.ts';
import { itemsCard } from '../../tools/find-tools.ts';
import { tripTitle } from '../../tools/trip.ts';
import type { Step, Turn } from '../../turn/turn.ts';
import { commandOfWish } from '../../wishes/command-of-wish.ts';
import { meantBy } from '../../wishes/items-of-wish.ts';
import type { Detail, Wish } from '../../wishes/read-wishes.ts';

/** What a message may be read as that changes the packing list before it, and what of it leaves things out. */
const changes = /^(?:with|without|find|item_add|item_favorite|pack|other|outfit_with|pair|explain|yes)$/;
const leaves = /^(?:without|item_delete|item_archive)$/;
/** After something else was asked in between only what plainly goes on with the list changes it. */
const plainly = /^(?:with|without|item_add)$/;
const aside = /^(?:explain|describe_items|talk|unknown|tell_weather|list_events|wardrobe_facts|find_items)$/;
/** Who asks a question changes nothing, unless they ask for it to be done. */
const asks = /\?|^\W*(?:wh\p{L}+|how|do|does|is|are|have|wie|was|wo|qué|dónde|où|quoi|hva|hvor)(?!\p{L})/iu;
const asksToAdd = /(?<!\p{L})(?:add|put in|include|throw in|take out|leave out|swap)(?!\p{L})/iu;
/** "The pumps out, the sandals in": what stands behind a garment says where it goes. */
const [goesOut, comesIn] = [
  /^\s*(?:out|off|away|raus|weg|fuera|dehors|ut)(?!\p{L})/iu,
  /^\s*(?:in|rein|dazu|dentro|dedans|inn)(?!\p{L})/iu,
];

/** "Also the green boots and not the overalls": the packing list that was shown, changed by the garments that are named. */
export const changedList: Step = async (turn) => {
  const { context, memory, wanted, wish } = turn;
  if (!wish || !memory?.trip || !context.hasWardrobe) return undefined;
  const isShown = memory.tool === 'pack_trip';
  const mayChange = isShown ? changes : plainly;
  if (!isShown && (memory.outfit || !aside.test(memory.tool))) return undefined;
  if (!(mayChange.test(wish.intent) || leaves.test(wish.intent))) return undefined;
  if (asks.test(wish.text) && !asksToAdd.test(wish.text)) return undefined;
  const command = await commandOfWish(context, wish, { language: wanted.language, memory: undefined });
  const { coming, going } = meantItems(command, wish);
  const listed = memory.trip.packed ?? memory.shown;
  const packed = command.items.filter(({ id }) => listed.includes(id));
  const fresh = coming.filter((item) => !packed.includes(item) && item.available);
  const left = going.filter((item) => packed.includes(item));
  if (fresh.length + left.length > 0)
    return retold(turn, command, [...packed.filter((item) => !left.includes(item)), ...fresh], left);
  if (coming.length > 0 && coming.every((item) => packed.includes(item))) return hasIt(turn, command, coming);
  if (coming.length === 0 && going.length > 0) return without(turn, command, packed);
  return undefined;
};

/** What the garments that a wish names do: come along, or stay at home. */
function meantItems(command: Command, wish: Wish): { coming: AssistantItem[]; going: AssistantItem[] } {
  const { items, text } = command;
  const coming = new Set<AssistantItem>();
  const going = new Set<AssistantItem>();
  for (const detail of wish.details.filter(({ role }) => role === 'item' || role === 'not')) {
    const found = meantBy(detail.text, command, items);
    const target = isLeft(detail, text, wish) ? going : coming;
    if (!found.isOpen) for (const item of found.items) target.add(item);
  }
  return { coming: [...coming].filter((item) => !going.has(item)), going: [...going] };
}

function isLeft({ role, text: said }: Detail, text: string, wish: Wish): boolean {
  const behind = text.slice(text.indexOf(said) + said.length);
  if (goesOut.test(behind)) return true;
  if (comesIn.test(behind)) return false;
  // "Red wings then, not the new balance": what is not refused there comes along.
  const isRefusedApart = role === 'item' && wish.details.some((each) => each.role === 'not');
  return role === 'not' || (leaves.test(wish.intent) && !isRefusedApart);
}

/** The list in other words, and remembered: what is on it now, and what was left at home. */
export function retold(
  { memory }: Pick<Turn, 'memory'>,
  command: Command,
  items: readonly AssistantItem[],
  left: readonly AssistantItem[],
): Answer {
  const { language } = command;
  const itemIds = items.map(({ id }) => id);
  const trip = memory?.trip;
  const without = left.map(({ id, description }) => ({ ids: [id], noun: description }));
  const text = tellChange(items, { left, before: trip?.packed ?? [], language });
  return {
    ...replied(command, text, {
      cards: [{ kind: 'packing', title: tripTitle(trip?.days ?? 1, trip?.place ?? null, language), itemIds }],
    }),
    memory: {
      ...memory,
      tool: 'pack_trip',
      shown: itemIds,
      ...(trip ? { trip: { ...trip, packed: itemIds, without: [...(trip.without ?? []), ...without] } } : {}),
    },
  };
}

type Changed = { left: readonly AssistantItem[]; before: readonly string[]; language: Language };

/** What came and went, and how many there are now; the list itself is shown. */
function tellChange(items: readonly AssistantItem[], { left, before, language }: Changed): string {
  const fresh = items.filter(({ id }) => !before.includes(id));
  const gone = left.filter(({ id }) => before.includes(id));
  const count = String(items.length);
  const isKnown = before.length > 0 && fresh.length + gone.length > 0 && fresh.length <= mostTold;
  if (!isKnown) return tell('trip_changed', language, { count, list: itemNames(items, language) });
  return [
    ...(gone.length > 0 ? [tell('trip_left', language, { names: itemNames(gone, language) })] : []),
    ...(fresh.length > 0 ? [tell('trip_added', language, { names: itemNames(fresh, language) })] : []),
    tell('trip_count', language, { count }),
  ].join(' ');
}

/** Where more than these are new, the whole list is told. */
const mostTold = 4;

/** It is on the list already. */
function hasIt({ memory }: Turn, command: Command, items: readonly AssistantItem[]): Answer {
  const { language } = command;
  const answer = replied(command, tell('trip_has', language, { names: itemNames(items, language) }), {
    cards: itemsCard('', items),
  });
  return { ...answer, memory: memory ?? answer.memory };
}

/** It is not on the list anyway. */
function without({ memory }: Turn, command: Command, packed: readonly AssistantItem[]): Answer {
  const { language } = command;
  const answer = replied(command, tell('trip_without', language, { list: itemNames(packed, language) }));
  return { ...answer, memory: memory ?? answer.memory };
}
