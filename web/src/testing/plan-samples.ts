import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { PlanDetails } from '@drape/contract/membership/membership';
import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { anItem } from './samples.ts';

export function aLookbookOutfit(changes: Partial<LookbookOutfit> = {}): LookbookOutfit {
  const items = changes.items ?? [
    anItem(),
    anItem({ id: 'i2', description: 'White tee', category: 'top', subcategory: 't-shirt' }),
    anItem({ id: 'i3', description: 'Chelsea boots', category: 'shoes', subcategory: 'chelsea boots' }),
  ];
  return {
    id: 'o1',
    version: 1,
    event_id: null,
    trip_id: null,
    event_title: 'My outfit',
    event_type: 'casual',
    occasion: null,
    name: 'Saturday',
    date: '2026-05-04',
    wardrobe_item_ids: items.map(({ id }) => id),
    items,
    confidence_score: 80,
    score: 82,
    outfit_description: 'Navy over white.',
    wears: [],
    weather_considerations: 'Mild and dry.',
    weather: null,
    layout: null,
    alternatives: [],
    other_outfits: [],
    reasons: ['Navy and white stand well apart.'],
    improvements: ['A belt would finish it.'],
    locked: [],
    thumb: null,
    worn_on: null,
    saved: true,
    engine: { name: 'embedded', version: '1' },
    comparison: null,
    notice: null,
    terms: [{ key: 'colour', label: 'Colour', score: 84, weight: 1, text: 'Two colours.' }],
    created_at: '2026-05-04T10:00:00Z',
    ...changes,
  };
}

export function anEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'e1',
    version: 1,
    title: 'Team meeting',
    description: null,
    location: null,
    startTime: '2030-05-06T09:00:00Z',
    endTime: '2030-05-06T10:00:00Z',
    eventType: 'business',
    googleEventId: null,
    userId: 'u1',
    hasOutfit: false,
    outfitPlan: null,
    outfitItems: [],
    createdAt: '2026-05-04T10:00:00Z',
    updatedAt: '2026-05-04T10:00:00Z',
    ...changes,
  };
}

export function aPlan(changes: Partial<PlanDetails> = {}): PlanDetails {
  const usage = { wardrobe_items: 12, analyses: 3, chat_messages_today: 2 };
  return { usage, upgrade: 'request', request: null, subscription: null, ...changes };
}
