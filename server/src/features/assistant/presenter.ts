import type { ChatAction, ChatCard } from '@drape/contract/assistant/assistant';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { Action, Card } from '@drape/engine/assistant/assistant-context';
import type { PersonContext } from './person-context.ts';

type Shown = PersonContext['shown'];

function itemsOf({ items }: Shown, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const item = items.get(id);
    return item ? [brief(item)] : [];
  });
}

function brief({ id, description, thumbnail_url, palette }: WardrobeItem) {
  return { id, description, thumbnail_url, palette };
}

/** A card with what it shows; undefined where nothing of it is left. */
export function presentCard(card: Card, shown: Shown): ChatCard | undefined {
  if (card.kind === 'palette') return { kind: 'palette', title: card.title, colors: card.colours };
  if (card.kind === 'events') {
    const events = card.eventIds.flatMap((id) => shown.events.get(id) ?? []);
    const briefs = events.map(({ id, title, startTime, hasOutfit }) => ({ id, title, startTime, hasOutfit }));
    return briefs.length > 0 ? { kind: 'events', events: briefs } : undefined;
  }
  const items = itemsOf(shown, card.itemIds);
  if (items.length === 0) return undefined;
  if (card.kind === 'items') return { kind: 'items', title: card.title, items, total: card.total };
  if (card.kind === 'packing') return { kind: 'packing', title: card.title, items };
  const { title, date, eventType: event_type, eventId: event_id, score } = card;
  return { kind: 'outfit', title, items, date, event_type, event_id, score };
}

function pageOf({ page, search }: Extract<Action, { kind: 'open' }>): string {
  const query = search ? `?q=${encodeURIComponent(search)}` : '';
  if (page === 'wardrobe') return `/wardrobe${query}`;
  if (page === 'calendar') return '/calendar-view';
  if (page === 'upgrade') return '/profile';
  return search ? `/analysis/${encodeURIComponent(search)}` : '/upload';
}

export function presentAction(action: Action): ChatAction {
  if (action.kind === 'open') return { kind: 'open', label: action.label, href: pageOf(action) };
  if (action.kind === 'ask') return action;
  if (action.kind === 'worn') {
    return { kind: 'worn', label: action.label, item_ids: action.itemIds, date: action.date };
  }
  const { label, itemIds: item_ids, date, eventType: event_type, eventId: event_id, title } = action;
  return { kind: 'plan', label, item_ids, date, event_type, event_id, title };
}
