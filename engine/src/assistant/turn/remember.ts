import type { AssistantItem, Focus, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { kindSaidIn } from '../conversation/kind-said.ts';
import type { Wanted } from '../intent/decide.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { waitingId } from '../waiting/waiting-piece.ts';
import type { Grounding } from './grounding.ts';
import { recentOf, weighsThings } from './spoken-of.ts';

/** Nobody who has just said that they are sad is offered two guesses. */
const hurts = /^(grief|sad|self_harm)$/;
/** After these the outfit that was shown before is still the one that is spoken of. */
const keepsOutfit =
  /^(suits|check_pair|check_colours|explain|describe_items|talk|feeling|command|worn_then|unknown|tell_weather|list_events|wardrobe_facts|match_items|unworn_items|wardrobe_gaps|summarise_wardrobe)$/;
/** After these the trip that was packed for is still the one that is spoken of. */
const keepsTrip =
  /^(explain|describe_items|talk|unknown|tell_weather|list_events|wardrobe_facts|find_items|suits|compare|pair)$/;
/** So few things are still meant by "it" after a topic was explained. */
const mostKept = 2;
/** So few things are spoken of; a longer list is only shown. */
const mostSpokenOf = 3;
/** So few things stand side by side. */
const mostGrouped = 5;

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
  const isOfFew = fresh.tool === 'find_items' && fresh.shown.length <= mostKept;
  const isAside = (keepsOutfit.test(fresh.tool) || isOfFew) && fresh.outfit === undefined;
  const outfit = isAside && before?.outfit && before.wish ? { outfit: before.outfit, wish: before.wish } : {};
  const trip = fresh.trip ?? (keepsTrip.test(fresh.tool) ? before?.trip : undefined);
  const command = fresh.command ?? before?.command;
  const focus = focusOf(fresh, before, single ? { ...ground, items: [single], archived: [] } : ground);
  const { justDone: _done, declined: _declined, ...now } = fresh;
  const kindSaid = kindSaidIn(ground) ?? before?.kindSaid;
  const waits = fresh.pending ?? (isSettled ? undefined : waitsStill(before, fresh));
  const named = namedTogether(ground) ?? (ground.surely.length > 1 ? undefined : before?.named);
  const group = shown.length > 1 && shown.length <= mostGrouped ? shown : before?.group;
  return {
    ...(isSettled ? fresh : now),
    ...outfit,
    ...(trip ? { trip } : {}),
    ...(waits ? { pending: waits } : {}),
    shown: kept,
    focus,
    recent: recentOf(focus.itemIds, before?.recent),
    ...(named ? { named } : {}),
    ...(group ? { group } : {}),
    ...(kindSaid ? { kindSaid } : {}),
    ...(before?.person ? { person: before.person } : {}),
    language: wanted.language,
    ...(undo ? { undo } : {}),
    ...(hurts.test(wanted.intent) ? { feeling: true as const } : {}),
    ...(command && (undo ?? fresh.pending) ? { command } : {}),
  };
}

/** A few things of one place on the body, named in one breath. */
function namedTogether({ surely, items: all, english }: Grounding): string[] | undefined {
  const items = surely.length > 1 || !weighsThings(english) ? surely : all;
  const places = new Set(items.map((item) => traitsOf(item).slots[0]));
  const isChoice = items.length > 1 && items.length <= mostGrouped && places.size === 1;
  return isChoice ? items.map(({ id }) => id) : undefined;
}

/** After these what waited for a yes still waits, if it only adds: people ask for the weather before they agree. */
const asides =
  /^(tell_weather|list_events|explain|describe_items|wardrobe_facts|suits|check_pair|talk|unknown|worn_then)$/;

function waitsStill(before: Memory | undefined, { tool, outfit, asking }: Memory): Memory['pending'] {
  const isAside = asides.test(tool) && !asking && outfit === undefined;
  const pending = before?.pending;
  const isWithIt = pending?.change.kind === 'add_items' && outfit?.itemIds.includes(waitingId);
  return (isAside || isWithIt) && pending && onlyAdds(pending.change) ? pending : undefined;
}

/** A yes that was meant for something else must never delete or change what is there. */
function onlyAdds(change: Change): boolean {
  if (change.kind === 'several') return change.changes.every(onlyAdds);
  return change.kind === 'add_items' || change.kind === 'plan_outfit' || change.kind === 'add_event';
}

/** What is spoken of now: what the message named, else the few things that were shown, else what it was before. */
function focusOf(fresh: Memory, before: Memory | undefined, { items, archived, event }: Grounding): Focus {
  const named = [...items, ...archived].map(({ id }) => id);
  const waiting = fresh.pending?.change;
  const isNew = waiting?.kind === 'add_items' && waiting !== before?.pending?.change;
  const meant = isNew ? [waitingId] : waiting && 'itemIds' in waiting ? waiting.itemIds : [];
  const isSame = fresh.shown.join() === before?.shown.join();
  const few = fresh.outfit || isSame ? [] : fresh.shown;
  const chosen = fresh.focus && fresh.focus !== before?.focus ? fresh.focus.itemIds : [];
  const [ids = []] = [chosen, meant, named, few].filter(
    (list) => list.length > 0 && list.length <= mostSpokenOf,
  );
  const old = before?.focus;
  // An outfit that was just made says best what it is for.
  const dressed = fresh.tool === 'suggest_outfit' ? fresh.wish?.eventId : undefined;
  const eventId = dressed ?? event?.id ?? fresh.wish?.eventId ?? old?.eventId;
  const day = fresh.focus?.day ?? fresh.wish?.day ?? event?.day ?? old?.day;
  return {
    itemIds: ids.length > 0 ? [...ids] : (old?.itemIds ?? []),
    ...(eventId ? { eventId } : {}),
    ...(day ? { day } : {}),
  };
}
