import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { PlanSuggestion } from '@drape/contract/outfits/week';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import type { OutfitFound } from '@drape/engine/stylist/outfit/outfit';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import { type Clock, localDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { nextDay } from '../../../platform/local-time.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import type { Agenda, Occurrence } from '../agenda/agenda.ts';
import type { Occasion, Occasions } from '../occasion/occasion.ts';
import { presentSuggestion, presentWeather } from '../presenter.ts';
import * as rows from '../repository.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { PlanReader } from './plan-reader.ts';
import { weatherChange } from './weather-change.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  occasions: Occasions;
  agenda: Agenda;
  reader: PlanReader;
  wardrobe: Pick<WardrobeService, 'garments' | 'items'>;
};

/** As far as forecasts reach. */
const daysAhead = 14;
/** A new forecast alone is worth a word only where another outfit is better by this much of the whole score. House rule. */
const worthSaying = 0.015;
/** With one garment replaced an outfit is good enough at this share of the best. House rule. */
const goodEnough = 0.92;

/** Looks after plans that stand: says when the forecast or the garments have changed, and what could be worn instead. */
export function createSuggestions({ database, clock, occasions, agenda, reader, wardrobe }: Dependencies) {
  async function missingOf({ userId }: Principal, { wardrobe_item_ids: ids }: OutfitPlan): Promise<string[]> {
    const garments = await wardrobe.garments(userId);
    const ready = new Map(garments.map((one) => [one.id, one.status === 'available' && !one.is_archived]));
    return ids.filter((id) => ready.get(id) !== true);
  }

  async function suggest(
    principal: Principal,
    { purpose, plan }: Occurrence,
  ): Promise<PlanSuggestion | undefined> {
    if (!plan || plan.worn_on !== null || purpose.hours.to <= clock.now()) return undefined;
    const missing = await missingOf(principal, plan);
    const row = await reader.keptRow(principal, plan.id);
    const isAccepted = missing.length > 0 && [...missing].sort().join() === row.kept_without;
    const sky = await occasions.skyOf(principal, purpose);
    const changed = plan.weather ? weatherChange(plan.weather, presentWeather(sky.weather)) : undefined;
    if ((missing.length === 0 || isAccepted) && changed === undefined) return undefined;
    const occasion = await occasions.of(principal, purpose);
    const instead = insteadOf(plan, occasion, missing);
    if (!instead || (missing.length === 0 && !isBetter(instead, plan, occasion))) return undefined;
    const items = await wardrobe.items.some(principal, instead.best.itemIds);
    return {
      plan,
      reasons: [...goneWords(plan, isAccepted ? [] : missing), ...(changed ? [changed] : [])],
      outfit: presentSuggestion(instead.best, instead.confidence, items),
      weather: presentWeather(sky.weather),
      weather_text: sky.weatherSentence,
    };
  }

  return {
    async suggestions(principal: Principal): Promise<{ suggestions: PlanSuggestion[]; total: number }> {
      const today = localDay(clock.now(), principal.timeZone);
      const days = await agenda(principal, [today, nextDay(today, daysAhead)]);
      const suggestions: PlanSuggestion[] = [];
      for (const occurrence of days.flatMap(({ occurrences }) => occurrences)) {
        await yieldToEventLoop();
        suggestions.push(...[await suggest(principal, occurrence)].filter((one) => one !== undefined));
      }
      return { suggestions, total: suggestions.length };
    },

    /** The forecast and the garments of now become what the plan was made for. */
    async keepPlan(principal: Principal, id: string): Promise<OutfitPlan> {
      const row = await reader.keptRow(principal, id);
      const plan = await reader.show(principal, row);
      const missing = await missingOf(principal, plan);
      const today = localDay(clock.now(), principal.timeZone);
      const days = await agenda(principal, [plan.date < today ? today : plan.date, plan.date]);
      const purpose = days
        .flatMap(({ occurrences }) => occurrences)
        .find((one) => one.plan?.id === id)?.purpose;
      const sky = purpose && (await occasions.skyOf(principal, purpose));
      await rows.updatePlan(database.write, row, {
        kept_without: missing.sort().join(),
        ...(sky ? { weather: JSON.stringify(presentWeather(sky.weather)) } : {}),
      });
      return reader.find(principal, id);
    },
  };
}

/** The plan with as little changed as possible where that is nearly as good as the best. */
function insteadOf(plan: OutfitPlan, { request }: Occasion, missing: string[]): OutfitFound | undefined {
  const best = findOutfits({ ...request, alternatives: 0 });
  if (!best.ok) return undefined;
  if (missing.length === 0) return best;
  const locked = plan.items.flatMap(({ id, category }) =>
    missing.includes(id) || category === 'accessories' ? [] : [id],
  );
  const near = findOutfits({ ...request, locked, recent: [], alternatives: 0, bestWorth: best.best.worth });
  if (!near.ok || near.best.score < goodEnough * best.best.score) return best;
  return near;
}

function isBetter({ best }: OutfitFound, plan: OutfitPlan, { request }: Occasion): boolean {
  const worn = plan.items.map(({ id }) => id);
  if (worn.length === 0) return true;
  return best.score - scoreOutfit({ ...request, bestWorth: best.worth }, worn).score >= worthSaying;
}

function goneWords({ items }: OutfitPlan, missing: readonly string[]): string[] {
  return missing.map((id) => {
    const item = items.find((one) => one.id === id);
    return item ? `${item.description} is not at hand.` : 'An item is no longer in your wardrobe.';
  });
}
