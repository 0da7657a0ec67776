import type { Outfit } from '@drape/engine/stylist/outfit/outfit';
import type { OutfitPlanRow } from '../../../platform/database/planning-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { Purpose, Sky } from '../occasion/occasion.ts';
import { presentOccasion } from '../occasion/occasion-for.ts';
import { percent, planResult, presentWeather, type Writing } from '../presenter.ts';

/** `confidence` in percent. */
export type MadeOutfit = {
  outfit: Outfit;
  others: Outfit[];
  confidence: number;
  locked: string[];
  writing?: Writing;
};

/** An outfit for a purpose as it is kept. */
export function newPlanRow(
  owner: { userId: string; now: Date },
  purpose: Purpose,
  sky: Sky,
  { outfit, others, confidence, locked, writing }: MadeOutfit,
): OutfitPlanRow {
  return {
    id: newId(),
    user_id: owner.userId,
    event_id: purpose.eventId,
    event_title: purpose.title,
    trip_id: purpose.tripId ?? null,
    kept_without: null,
    event_type: purpose.type,
    name: null,
    local_day: purpose.day,
    item_ids: JSON.stringify(outfit.itemIds),
    locked: JSON.stringify(locked),
    confidence: Math.round(confidence),
    score: percent(outfit.score),
    result: JSON.stringify({
      ...planResult(outfit, others, sky.weatherSentence),
      occasion: presentOccasion(sky.reading),
      ...(writing ? { writing } : {}),
    }),
    weather: JSON.stringify(presentWeather(sky.weather)),
    layout: null,
    thumb: null,
    rated_at: null,
    worn_on: null,
    saved_at: null,
    created_at: owner.now.toISOString(),
    deleted_at: null,
    version: 1,
  };
}
