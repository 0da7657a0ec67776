import { type EventType, eventTypes } from '@drape/contract/calendar/calendar-options';
import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { outfitTitle } from '../outfit-words.ts';

export const wearFilters = ['all', 'worn', 'unworn', 'liked'] as const;
export type WearFilter = (typeof wearFilters)[number];

export const outfitOrders = ['newest', 'score', 'name', 'rested'] as const;
export type OutfitOrder = (typeof outfitOrders)[number];

export type LookbookView = {
  query: string;
  type: EventType | 'all';
  colour: string;
  wear: WearFilter;
  order: OutfitOrder;
};

export const wholeLookbook: LookbookView = {
  query: '',
  type: 'all',
  colour: 'all',
  wear: 'all',
  order: 'newest',
};

/** Whether a view shows less than the whole lookbook. */
export function isNarrowed({ order: _, ...filter }: LookbookView): boolean {
  return Object.entries(filter).some(([key, value]) => value !== wholeLookbook[key as keyof LookbookView]);
}

/** A colour counts from a tenth of a garment on, so that a button does not make a red outfit. */
const seenFrom = 0.1;

/** The basic colours of an outfit's items. */
export function coloursOf({ items }: Pick<LookbookOutfit, 'items'>): string[] {
  const swatches = items.flatMap(({ palette }) => palette).filter(({ share }) => share >= seenFrom);
  return [...new Set(swatches.map(({ basic }) => basic))];
}

function matches(outfit: LookbookOutfit, { query, type, colour, wear }: LookbookView): boolean {
  const texts = [outfitTitle(outfit), outfit.event_title, ...outfit.items.map((item) => item.description)];
  const sought = query.trim().toLowerCase();
  return (
    (type === 'all' || outfit.event_type === type) &&
    (colour === 'all' || coloursOf(outfit).includes(colour)) &&
    (wear === 'all' ||
      (wear === 'liked' ? outfit.thumb === 'up' : outfit.wears.length > 0 === (wear === 'worn'))) &&
    (sought === '' || texts.some((text) => text.toLowerCase().includes(sought)))
  );
}

const compare: Record<OutfitOrder, (a: LookbookOutfit, b: LookbookOutfit) => number> = {
  newest: (a, b) => b.created_at.localeCompare(a.created_at),
  score: (a, b) => b.confidence_score - a.confidence_score,
  name: (a, b) => outfitTitle(a).localeCompare(outfitTitle(b)),
  rested: (a, b) => (a.wears[0]?.date ?? '').localeCompare(b.wears[0]?.date ?? ''),
};

/** What a view shows, in its order; `rested` begins with what was never worn, then longest ago. */
export function viewLookbook(outfits: readonly LookbookOutfit[], view: LookbookView): LookbookOutfit[] {
  return outfits.filter((outfit) => matches(outfit, view)).sort(compare[view.order]);
}

const oneOf = <T extends string>(options: readonly T[], word: string | null, usual: T): T =>
  options.find((option) => option === word) ?? usual;

/** The view that an address asks for. */
export function readView(search: URLSearchParams): LookbookView {
  return {
    query: search.get('q') ?? '',
    type: oneOf(['all', ...eventTypes], search.get('for'), 'all'),
    colour: search.get('colour') ?? 'all',
    wear: oneOf(wearFilters, search.get('show'), 'all'),
    order: oneOf(outfitOrders, search.get('sort'), 'newest'),
  };
}

const names = { query: 'q', type: 'for', colour: 'colour', wear: 'show', order: 'sort' } as const;

/** An address with a view in it; what is usual stays out. */
export function writeView(search: URLSearchParams, view: LookbookView): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    if (view[key] === wholeLookbook[key]) next.delete(names[key]);
    else next.set(names[key], view[key]);
  }
  return next;
}
