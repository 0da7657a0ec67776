import { parseItems } from '../../stylist/item-text/parse-items.ts';
import type { Action, Answer, AssistantContext, AssistantItem, Card, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { unownedPiece } from '../understanding/unowned-item.ts';

/** What stands for a garment that waits for a yes to be added. */
export const waitingId = 'unowned';

export type Adding = Extract<Change, { kind: 'add_items' }>;

const priceBehind = /, (?=[€$£]?\s?\d)/;

/** What a new thing is called, and what was said of its price behind the name. */
export function nameAndPrice({ text, edit }: Adding): { name: string; price: string | undefined } {
  const [name = text, price] = text.split(priceBehind);
  return { name: edit?.description ?? name, price };
}

/** The one addition that waits for a yes, alone or beside other changes. */
export function waitingAddition(memory: Memory | undefined): Adding | undefined {
  const change = memory?.pending?.change;
  const parts = change?.kind === 'several' ? change.changes : change ? [change] : [];
  const [only, ...others] = parts.filter((part) => part.kind === 'add_items');
  return others.length === 0 ? only : undefined;
}

/** The one garment that waits to be added, as if it hung there; undefined where nothing or a list waits. */
export function waitingPiece(memory: Memory | undefined): AssistantItem | undefined {
  const change = waitingAddition(memory);
  if (!change) return undefined;
  const { items } = parseItems(change.text);
  if (items.length !== 1 || items[0]?.quantity !== 1) return undefined;
  const { name, price } = nameAndPrice(change);
  const { edit } = change;
  const paid = Number(price?.replace(/[^\d.,]/g, '').replace(',', '.'));
  const piece = unownedPiece(name);
  const known = unownedPiece(change.text.split(priceBehind)[0] ?? change.text);
  const looks = piece.subcategory === null ? { ...known, description: name } : piece;
  return {
    ...looks,
    price: edit?.price ?? (paid > 0 ? paid : null),
    purchasedOn: edit?.purchasedOn ?? null,
    brand: edit?.brand ?? null,
    size: edit?.size ?? null,
    isFavorite: edit?.isFavorite ?? false,
  };
}

/** The same wardrobe with what waits to be added, so that it can be asked about. */
export function withPiece(context: AssistantContext, piece: AssistantItem): AssistantContext {
  return { ...context, items: async () => [...(await context.items()), piece] };
}

/** An answer in which nothing stands that only waits to be added: no card, button, or change can name it. */
export function withoutPiece(answer: Answer): Answer {
  const { memory } = answer;
  const isWaiting = waitingAddition(memory) !== undefined;
  return {
    ...answer,
    cards: answer.cards.flatMap(cardWithout),
    actions: answer.actions.map(actionWithout),
    memory: isWaiting ? memory : forgotten(memory),
  };
}

const without = (ids: readonly string[]) => ids.filter((id) => id !== waitingId);

function cardWithout(card: Card): Card[] {
  if (!('itemIds' in card)) return [card];
  const itemIds = without(card.itemIds);
  if (itemIds.length === 0) return [];
  const fewer = card.kind === 'items' ? { total: card.total - (card.itemIds.length - itemIds.length) } : {};
  return [{ ...card, itemIds, ...fewer } as Card];
}

function actionWithout(action: Action): Action {
  return 'itemIds' in action ? { ...action, itemIds: without(action.itemIds) } : action;
}

/** Once it waits no longer, nothing that was shown holds it. */
function forgotten(memory: Memory): Memory {
  const { outfit, pending } = memory;
  const change = pending?.change;
  const kept = change && 'itemIds' in change ? { ...change, itemIds: without(change.itemIds) } : change;
  return {
    ...memory,
    shown: without(memory.shown),
    ...(outfit ? { outfit: { ...outfit, itemIds: without(outfit.itemIds) } } : {}),
    ...(pending && kept ? { pending: { ...pending, change: kept } } : {}),
  };
}
