import type { Occasion } from '../../occasion/occasion.ts';
import { findOutfits } from '../find-outfits.ts';
import {
  type EventType,
  mainSlots,
  type Outfit,
  type OutfitAnswer,
  type OutfitRequest,
  type Weather,
} from '../outfit.ts';
import { scoreOutfit } from '../score-outfit.ts';
import { noPause, type Pause } from '../search/pause.ts';

/** An event to dress for. With `kept` its outfit stands already, as item ids. */
export type PlannedEvent = {
  key: string;
  /** `YYYY-MM-DD`. */
  date: string;
  eventType: EventType;
  occasion?: Occasion;
  weather: Weather;
  kept?: string[];
};

export type DayRequest = Omit<OutfitRequest, 'date' | 'eventType' | 'occasion' | 'weather'> & {
  events: PlannedEvent[];
};

/** What is put on and taken off since the event before; `changes` counts the main garments among what is put on. */
export type DressedEvent = {
  key: string;
  /** Undefined where the outfit was kept. */
  answer: OutfitAnswer | undefined;
  putOn: string[];
  takeOff: string[];
  changes: number;
};

export type DayPlan = { events: DressedEvent[]; changes: number };

/** A change is worth making only for an outfit that is better than what can be kept by more than this share. House rule. */
const goodEnough = 0.85;

type Dressed = { request: OutfitRequest; answer: OutfitAnswer | undefined; outfit: Outfit | undefined };

/**
 * Outfits for several events of one day, in their order, from one base: each event keeps as many main garments of the
 * base as it can without falling below 85 % of its own best score. The base is an outfit that is kept, else every event's
 * own best is tried; the fewest changes win, then the better scores. An event that nothing can be found for has an answer
 * that says so.
 */
export async function planDay({ events, ...common }: DayRequest, pause = noPause): Promise<DayPlan> {
  const own: Dressed[] = [];
  for (const { key: _, kept, ...asked } of events) {
    const request: OutfitRequest = { ...common, ...asked };
    await pause();
    const answer = kept ? undefined : findOutfits(request);
    const best = answer?.ok ? answer.best : undefined;
    own.push({ request, answer, outfit: kept ? keptOutfit(request, kept) : best });
  }
  const keptOnes = own.filter(({ answer, outfit }) => answer === undefined && outfit);
  const bases = own.length < 2 ? [] : keptOnes.length > 0 ? keptOnes : own;
  let best = { plan: planOf(events, own), score: scoreOf(own) };
  for (const { outfit: base } of bases) {
    if (!base) continue;
    const dressed: Dressed[] = [];
    for (const each of own) dressed.push(await nearBase(each, base, pause));
    const plan = planOf(events, dressed);
    const score = scoreOf(dressed);
    const fewer = plan.changes < best.plan.changes;
    if (fewer || (plan.changes === best.plan.changes && score > best.score)) best = { plan, score };
  }
  return best.plan;
}

/** Undefined where none of the items is left. */
function keptOutfit(request: OutfitRequest, kept: string[]): Outfit | undefined {
  return request.items.some(({ id }) => kept.includes(id)) ? scoreOutfit(request, kept) : undefined;
}

function scoreOf(dressed: readonly Dressed[]): number {
  return dressed.reduce((sum, { outfit }) => sum + (outfit?.score ?? 0), 0);
}

function mainIds({ slots }: Outfit): string[] {
  return mainSlots.flatMap((slot) => slots[slot] ?? []);
}

/** The outfit for an event that keeps most of the base: all of it, then all but one, then all but two. */
async function nearBase(own: Dressed, base: Outfit, pause: Pause): Promise<Dressed> {
  const { request, answer, outfit } = own;
  if (!answer || !outfit) return own;
  const kept = mainIds(base);
  if (kept.every((id) => outfit.itemIds.includes(id))) return own;
  for (const leaving of [[], ...singles(kept), ...pairsOf(kept)]) {
    const locked = [...(request.locked ?? []), ...kept.filter((id) => !leaving.includes(id))];
    await pause();
    const near = findOutfits({
      ...request,
      locked: [...new Set(locked)],
      recent: [],
      alternatives: 0,
      bestWorth: outfit.worth,
    });
    if (near.ok && near.best.score >= goodEnough * outfit.score && keepsUp(near.best, outfit, goodEnough))
      return { request, answer: near, outfit: near.best };
  }
  return own;
}

/** Whether an outfit suits event and weather to such a share of another. Locks go over the dress code, which a plan must not. */
export function keepsUp(outfit: Outfit, own: Outfit, share: number): boolean {
  const scoreOfTerm = ({ terms }: Outfit, name: string) =>
    terms.find(({ key }) => key === name)?.score ?? 100;
  return ['code', 'weather'].every((name) => scoreOfTerm(outfit, name) >= share * scoreOfTerm(own, name));
}

function singles(ids: readonly string[]): string[][] {
  return ids.map((id) => [id]);
}

function pairsOf(ids: readonly string[]): string[][] {
  return ids.flatMap((first, k) => ids.slice(k + 1).map((second) => [first, second]));
}

function planOf(events: readonly PlannedEvent[], dressed: readonly Dressed[]): DayPlan {
  const planned = dressed.map(({ answer, outfit }, k) => {
    const worn = outfit?.itemIds ?? [];
    const before = k === 0 ? worn : (dressed[k - 1].outfit?.itemIds ?? worn);
    const putOn = worn.filter((id) => !before.includes(id));
    const main = outfit ? mainIds(outfit) : [];
    return {
      key: events[k].key,
      answer,
      putOn,
      takeOff: before.filter((id) => !worn.includes(id)),
      changes: putOn.filter((id) => main.includes(id)).length,
    };
  });
  return { events: planned, changes: planned.reduce((sum, { changes }) => sum + changes, 0) };
}
