import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { searchItems } from '../wardrobe/items/forgiving-search.ts';

/** Something that can be gone to. */
export type Found = {
  kind: 'page' | 'item' | 'outfit' | 'event';
  to: string;
  name: string;
  picture?: string;
};

export type Searched = {
  pages: readonly { to: string; name: string }[];
  items: readonly WardrobeItem[];
  outfits: readonly LookbookOutfit[];
  events: readonly CalendarEvent[];
};

/** How many of a kind are shown. */
const most = { page: 5, item: 6, outfit: 4, event: 4 };

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Whether every word of the query begins a word of the text. */
function begins(text: string, query: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((asked) => words.some((word) => word.startsWith(asked)));
}

function pages({ pages: all }: Searched, query: string): Found[] {
  const found = all.filter(({ name }) => begins(name, query)).slice(0, most.page);
  return found.map(({ to, name }) => ({ kind: 'page', to, name }));
}

function items({ items: all }: Searched, query: string): Found[] {
  return searchItems(all, query)
    .slice(0, most.item)
    .map(({ id, description, thumbnail_url }) => ({
      kind: 'item',
      to: `/wardrobe?item=${encodeURIComponent(id)}`,
      name: description,
      picture: thumbnail_url,
    }));
}

function outfits({ outfits: all }: Searched, query: string): Found[] {
  const nameOf = ({ name, event_title }: LookbookOutfit) => name ?? event_title;
  return all
    .filter((outfit) => begins(nameOf(outfit), query))
    .slice(0, most.outfit)
    .map((outfit) => ({
      kind: 'outfit',
      to: `/outfits?outfit=${encodeURIComponent(outfit.id)}`,
      name: nameOf(outfit),
    }));
}

function events({ events: all }: Searched, query: string): Found[] {
  return all
    .filter(({ title, location }) => begins(`${title} ${location ?? ''}`, query))
    .slice(0, most.event)
    .map(({ id, title }) => ({
      kind: 'event',
      to: `/wardrobe?event=${encodeURIComponent(id)}`,
      name: title,
    }));
}

/** Pages, then events, outfits and items that fit the query; without one, the pages. */
export function find(searched: Searched, query: string): Found[] {
  if (query.trim() === '') return pages(searched, '');
  return [pages, events, outfits, items].flatMap((one) => one(searched, query));
}
