import { findOutfits } from './find-outfits.ts';
import {
  mainSlots,
  type Outfit,
  type OutfitAnswer,
  type OutfitMissing,
  type OutfitRequest,
} from './outfit.ts';
import type { PlannedDay } from './plan-week.ts';

export type DayRequest = Omit<OutfitRequest, 'date' | 'eventType' | 'weather'> & { events: PlannedDay[] };

/** `changes` counts the main garments that are put on anew since the event before. */
export type DayPlan = {
  ok: true;
  events: { key: string; outfit: Outfit; putOn: string[]; takeOff: string[]; changes: number }[];
  changes: number;
};

/** A change is worth making only for an outfit that is better than what can be kept by more than this share. House rule. */
const goodEnough = 0.92;

/**
 * Outfits for several events of one day, in their order, from one base: each event keeps as many main garments of the
 * base as it can without falling below 92 % of its own best score. Every event's own best outfit is tried as the base;
 * the fewest changes win, then the better scores. An event that nothing can be found for is the answer.
 */
export function planDay({ events, ...common }: DayRequest): DayPlan | OutfitMissing {
  const requests = events.map(
    ({ date, eventType, weather }): OutfitRequest => ({
      ...common,
      date,
      eventType,
      weather,
      alternatives: 0,
    }),
  );
  const bests = requests.map(findOutfits);
  const failed = bests.find((answer) => !answer.ok);
  if (failed && !failed.ok) return failed;
  const own = bests.flatMap((answer) => (answer.ok ? [answer.best] : []));
  let best: { plan: DayPlan; score: number } | undefined;
  for (const base of own) {
    const outfits = requests.map((request, k) => nearBase(request, base, own[k]));
    const plan = planOf(events, outfits);
    const score = outfits.reduce((sum, outfit) => sum + outfit.score, 0);
    if (
      !best ||
      plan.changes < best.plan.changes ||
      (plan.changes === best.plan.changes && score > best.score)
    )
      best = { plan, score };
  }
  return best?.plan ?? { ok: true, events: [], changes: 0 };
}

function mainIds({ slots }: Outfit): string[] {
  return mainSlots.flatMap((slot) => slots[slot] ?? []);
}

/** The outfit for an event that keeps most of the base: all of it, then all but one, then all but two. */
function nearBase(request: OutfitRequest, base: Outfit, own: Outfit): Outfit {
  const kept = mainIds(base);
  if (kept.every((id) => own.itemIds.includes(id))) return own;
  for (const leaving of [[], ...singles(kept), ...pairsOf(kept)]) {
    const locked = [...(request.locked ?? []), ...kept.filter((id) => !leaving.includes(id))];
    const answer: OutfitAnswer = findOutfits({ ...request, locked: [...new Set(locked)], recent: [] });
    if (answer.ok && answer.best.score >= goodEnough * own.score && fits(answer.best, own))
      return answer.best;
  }
  return own;
}

/** Locks go over the dress code, which a day's plan must not. */
function fits(outfit: Outfit, own: Outfit): boolean {
  const formality = ({ terms }: Outfit) => terms.find(({ key }) => key === 'formality')?.score ?? 100;
  return formality(outfit) >= goodEnough * formality(own);
}

function singles(ids: readonly string[]): string[][] {
  return ids.map((id) => [id]);
}

function pairsOf(ids: readonly string[]): string[][] {
  return ids.flatMap((first, k) => ids.slice(k + 1).map((second) => [first, second]));
}

function planOf(events: readonly PlannedDay[], outfits: readonly Outfit[]): DayPlan {
  const planned = outfits.map((outfit, k) => {
    const before = k === 0 ? outfit : outfits[k - 1];
    const putOn = outfit.itemIds.filter((id) => !before.itemIds.includes(id));
    const takeOff = before.itemIds.filter((id) => !outfit.itemIds.includes(id));
    const main = mainIds(outfit);
    return {
      key: events[k].key,
      outfit,
      putOn,
      takeOff,
      changes: putOn.filter((id) => main.includes(id)).length,
    };
  });
  return { ok: true, events: planned, changes: planned.reduce((sum, { changes }) => sum + changes, 0) };
}
