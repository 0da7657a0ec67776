import type { Wanted } from '../intent/decide.ts';
import type { AssistantItem, Focus, Memory } from '../world.ts';
import type { Grounding } from './grounding.ts';

/** Nobody who has just said that they are sad is offered two guesses. */
const hurts = /^(grief|sad|self_harm)$/;
/** After these the outfit that was shown before is still the one that is spoken of. */
const keepsOutfit =
  /^(suits|check_pair|check_colours|explain|describe_items|talk|feeling|command|worn_then|unknown)$/;
/** So few things are still meant by "it" after a topic was explained. */
const mostKept = 2;
/** So few things are spoken of; a longer list is only shown. */
const mostSpokenOf = 3;

type Turn = {
  before: Memory | undefined;
  wanted: Wanted;
  ground: Grounding;
  /** The one of several that the answer named. */
  single: AssistantItem | undefined;
  isSettled: boolean;
};

/** What a conversation remembers once an answer is given: the answer's own memory, with what still holds of the one before. */
export function remembered(fresh: Memory, { before, wanted, ground, single, isSettled }: Turn): Memory {
  const undo = fresh.undo ?? (isSettled || wanted.intent === 'undo' ? undefined : before?.undo);
  const shown = fresh.tool === 'explain' && fresh.shown.length === 0 ? (before?.shown ?? []) : fresh.shown;
  const kept = shown.length <= mostKept ? shown : fresh.shown;
  const isAside = keepsOutfit.test(fresh.tool) && fresh.outfit === undefined;
  const outfit = isAside && before?.outfit && before.wish ? { outfit: before.outfit, wish: before.wish } : {};
  const command = fresh.command ?? before?.command;
  return {
    ...fresh,
    ...outfit,
    shown: kept,
    focus: focusOf(fresh, before, single ? { ...ground, items: [single], archived: [] } : ground),
    language: wanted.language,
    ...(undo ? { undo } : {}),
    ...(hurts.test(wanted.intent) ? { feeling: true as const } : {}),
    ...(command && (undo ?? fresh.pending) ? { command } : {}),
  };
}

/** What is spoken of now: what the message named, else the few things that were shown, else what it was before. */
function focusOf(fresh: Memory, before: Memory | undefined, { items, archived, event }: Grounding): Focus {
  const named = [...items, ...archived].map(({ id }) => id);
  const waiting = fresh.pending?.change;
  const meant = waiting && 'itemIds' in waiting ? waiting.itemIds : [];
  const few = fresh.outfit ? [] : fresh.shown;
  const [ids = []] = [meant, named, few].filter((list) => list.length > 0 && list.length <= mostSpokenOf);
  const old = before?.focus;
  const eventId = event?.id ?? fresh.wish?.eventId ?? old?.eventId;
  const day = fresh.focus?.day ?? fresh.wish?.day ?? event?.day ?? old?.day;
  return {
    itemIds: ids.length > 0 ? [...ids] : (old?.itemIds ?? []),
    ...(eventId ? { eventId } : {}),
    ...(day ? { day } : {}),
  };
}
