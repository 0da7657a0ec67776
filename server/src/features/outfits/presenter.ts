import { weatherAttribution } from '@drape/contract/calendar/calendar-options';
import type { OutfitPlan, OutfitWeather, SuggestedOutfit } from '@drape/contract/outfits/outfits';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { Outfit, Weather } from '@drape/engine/stylist/outfit/outfit';
import { engineName, engineVersion } from '@drape/engine/version';
import type { OutfitPlanRow } from '../../platform/database/planning-rows.ts';

/** What the engine said of an outfit, as it is kept with the plan. */
export type PlanResult = {
  description: string;
  weatherText: string;
  reasons: string[];
  improvements: string[];
  terms: OutfitPlan['terms'];
  others: OutfitPlan['other_outfits'];
  /** Absent in plans of older versions. */
  occasion?: OutfitPlan['occasion'];
  /** Whose words these are; the embedded engine's where nothing is said. */
  writing?: Writing;
};

export type Writing = Pick<OutfitPlan, 'engine' | 'comparison' | 'notice'>;

export const embeddedEngine = { name: engineName, version: engineVersion };
const ownWords: Writing = { engine: embeddedEngine, comparison: null, notice: null };

/** A share from 0 to 1 in whole percent. */
export function percent(share: number): number {
  return Math.round(100 * Math.min(Math.max(share, 0), 1));
}

export function planResult(outfit: Outfit, others: readonly Outfit[], weatherSentence: string): PlanResult {
  return {
    description: outfit.description,
    weatherText: weatherSentence,
    reasons: outfit.reasons,
    improvements: outfit.improvements,
    terms: outfit.terms,
    others: others.map(({ itemIds, description, score }) => ({
      wardrobe_item_ids: itemIds,
      description,
      score: percent(score),
    })),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export function presentWeather(weather: Weather & { place: string | null }): OutfitWeather {
  return {
    felt_c: rounded(weather.feltC),
    min_c: rounded(weather.minC),
    max_c: rounded(weather.maxC),
    rain_mm: rounded(weather.rainMm),
    rain_chance: Math.min(Math.max(weather.rainChance, 0), 1),
    wind_kmh: rounded(weather.windKmh),
    source: weather.source,
    place: weather.place,
    attribution: weather.source === 'forecast' ? weatherAttribution : null,
  };
}

/** A plan with those of its items that are still in the wardrobe. */
export function presentPlan(row: OutfitPlanRow, items: ReadonlyMap<string, WardrobeItem>): OutfitPlan {
  const { description, weatherText, reasons, improvements, terms, others, occasion, writing } = JSON.parse(
    row.result,
  ) as PlanResult;
  const ids = JSON.parse(row.item_ids) as string[];
  return {
    id: row.id,
    version: row.version,
    event_id: row.event_id,
    trip_id: row.trip_id,
    event_title: row.event_title,
    event_type: row.event_type,
    occasion: occasion ?? null,
    name: row.name,
    date: row.local_day,
    wardrobe_item_ids: ids,
    items: ids.flatMap((id) => items.get(id) ?? []),
    confidence_score: row.confidence,
    score: row.score,
    outfit_description: description,
    weather_considerations: weatherText,
    weather: row.weather ? (JSON.parse(row.weather) as OutfitWeather) : null,
    alternatives: others.map((other) => other.description),
    other_outfits: others,
    reasons,
    improvements,
    terms,
    locked: JSON.parse(row.locked),
    thumb: row.thumb as OutfitPlan['thumb'],
    worn_on: row.worn_on,
    saved: row.saved_at !== null,
    layout: row.layout ? (JSON.parse(row.layout) as OutfitPlan['layout']) : null,
    ...(writing ?? ownWords),
    created_at: row.created_at,
  };
}

export function presentSuggestion(
  outfit: Outfit,
  confidence: number,
  items: ReadonlyMap<string, WardrobeItem>,
): SuggestedOutfit {
  return {
    wardrobe_item_ids: outfit.itemIds,
    items: outfit.itemIds.flatMap((id) => items.get(id) ?? []),
    confidence_score: Math.round(confidence),
    score: percent(outfit.score),
    outfit_description: outfit.description,
    reasons: outfit.reasons,
    improvements: outfit.improvements,
    terms: outfit.terms,
  };
}
