import { plannedIn } from '../../answers/events-question.ts';
import type { AssistantEvent, AssistantItem, Memory, OutfitWish } from '../../assistant-context.ts';
import type { Scene } from '../scene.ts';

/** The outfit that is spoken of, with what it is for. */
export type ShownOutfit = {
  worn: AssistantItem[];
  wish: OutfitWish;
  outfit: NonNullable<Memory['outfit']>;
  /** It stands in the calendar, or waits for a yes to be put there: a change of it is asked about. */
  isPlan: boolean;
};

/**
 * The outfit that a message can change or plan: the one of the event that it names, else the last one that was shown, else
 * the one that is planned for what is spoken of.
 */
export function shownOutfit(scene: Scene): ShownOutfit | undefined {
  const { said, topic, coming } = scene;
  const last = lastShown(scene);
  const named = coming.find(({ id }) => id === said?.eventId);
  if (named && last?.wish.eventId === named.id) return last;
  if (named) return named.outfit ? standing(named, scene) : undefined;
  if (last && !(said?.day !== undefined && said.day !== last.wish.day)) return last;
  const event = coming.find(({ id }) => id === topic?.eventId);
  return event?.outfit ? standing(event, scene) : undefined;
}

function lastShown({ memory, coming, items }: Scene): ShownOutfit | undefined {
  const kept =
    memory?.outfit && memory.wish ? { outfit: memory.outfit, wish: memory.wish } : memory?.lastOutfit;
  if (!kept) return undefined;
  const { outfit, wish } = kept;
  const event = coming.find(({ id }) => id === wish.eventId);
  const worn = outfit.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const isStanding = event?.outfit ? sameIds(event.outfit.itemIds, outfit.itemIds) : false;
  const isWaiting = waitingPlans(memory).some(({ itemIds }) => sameIds(itemIds, outfit.itemIds));
  // An event may have moved since its outfit was shown.
  const now = event ? { ...wish, day: event.day, place: event.location ?? wish.place } : wish;
  return { worn, wish: now, outfit, isPlan: isStanding || isWaiting || memory?.isPlanned === true };
}

function waitingPlans(memory: Memory | undefined): readonly { itemIds: string[] }[] {
  const change = memory?.pending?.change;
  const changes = change?.kind === 'several' ? change.changes : change ? [change] : [];
  return changes.flatMap((each) => (each.kind === 'plan_outfit' ? [each] : []));
}

function standing(event: AssistantEvent, { context, items }: Scene): ShownOutfit | undefined {
  const { wish, outfit } = plannedIn(event, items, context);
  if (!wish || !outfit) return undefined;
  const worn = outfit.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return { worn, wish, outfit, isPlan: true };
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
