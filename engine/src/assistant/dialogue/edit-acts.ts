import { parseItems } from '../../stylist/item-text/parse-items.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import type { Command } from '../commands/command.ts';
import { editOf, isRenaming } from '../commands/item-words.ts';
import { withDayBought } from '../orders/price-and-day.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { correctedPrice } from '../waiting/amount-said.ts';
import { offerNewThing } from '../waiting/new-thing.ts';
import { type Adding, nameAndPrice, waitingId } from '../waiting/waiting-piece.ts';
import { editOfWish } from '../wishes/edit-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';
import { commandFor, offered } from './item-acts.ts';
import type { Scene } from './scene.ts';
import { piecesMeant } from './things-meant.ts';

/** Sets what is told on a piece: one that is named, the new one that waits for a yes, or the one that is spoken of. */
export async function editsPiece(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (scene.memory?.asking) return undefined;
  const command = await commandFor(scene, wish);
  const found = editOfWish(command) ?? editOf(command) ?? priceAlone(wish.text);
  if (!found) return undefined;
  const named = namesPiece(scene, wish) ? piecesMeant(scene, wish) : [];
  if (named === undefined) return undefined;
  const fresh = named.length === 0 ? waitingAdd(scene) : undefined;
  const isFresh = named.length === 1 && named[0]?.id === waitingId;
  const waiting = fresh ?? (isFresh ? waitingAdd(scene) : undefined);
  if (waiting) return editsNew(scene, { command, waiting, edit: withDayBought(found, command).edit });
  const items = named.length > 0 ? named : onlySpokenOf(scene);
  return items.length === 1 ? offered(command, items) : undefined;
}

function priceAlone(text: string): { edit: ItemEdit; said: [string, string] } | undefined {
  const price = correctedPrice(text);
  return price === undefined ? undefined : { edit: { price }, said: ['price', String(price)] };
}

/** Whether the words name a piece, and not only what it is to be: "actually it's more charcoal". */
function namesPiece({ ground }: Scene, wish: Wish): boolean {
  const spans = saidAs(wish, 'item').filter((span) => !isOnlyPronoun(span));
  return spans.length > 0 || ground.surely.length > 0;
}

function onlySpokenOf({ memory, items }: Scene): AssistantItem[] {
  return items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
}

type Waiting = { add: Adding; before: readonly Change[] };

/** The new piece that waits for a yes, alone or as the last of several changes. */
function waitingAdd({ memory }: Scene): Waiting | undefined {
  const change = memory?.pending?.change;
  const parts = change?.kind === 'several' ? change.changes : change ? [change] : [];
  const add = parts.at(-1);
  return add?.kind === 'add_items' ? { add, before: parts.slice(0, -1) } : undefined;
}

type NewEdit = { command: Command; waiting: Waiting; edit: ItemEdit };

/** Asks once more whether to add a new piece, as it is now; what waits beside it still waits. */
function editsNew(scene: Scene, { command, waiting, edit }: NewEdit): Answer | undefined {
  const { memory } = scene;
  const { before } = waiting;
  const rest = memory?.pending?.rest;
  // Two new things: it is not certain which is meant.
  if (before.some(({ kind }) => kind === 'add_items') || (before.length > 0 && !rest)) return undefined;
  const add = withEdit(waiting.add, edit, isRenaming(command.text));
  const answer = offerNewThing(command, add);
  const { pending } = answer.memory;
  if (!pending || !memory?.pending) return undefined;
  const now = { ...pending, before: memory.pending.change };
  if (before.length === 0 || !rest) return { ...answer, memory: { ...answer.memory, pending: now } };
  const text = `${rest.asked}\n\n${answer.text}`;
  const change: Change = { kind: 'several', changes: [...before, add] };
  return { ...answer, text, memory: { ...answer.memory, pending: { ...now, change, rest, asked: text } } };
}

/** A new color takes the place of the one in the name, and everything else stands beside it. */
function withEdit(add: Adding, { colour, ...edit }: ItemEdit, isRenamed: boolean): Adding {
  const { edit: before = {}, text } = add;
  const { name, price } = nameAndPrice(add);
  const recolored = colour === undefined || isRenamed ? undefined : withColor(name, colour);
  if (recolored === undefined) return { ...add, edit: { ...before, ...edit, ...(colour ? { colour } : {}) } };
  const { description: _name, ...rest } = before;
  const now = price === undefined ? recolored : `${recolored}, ${price}`;
  return { ...add, text: text === '' ? text : now, edit: { ...rest, ...edit } };
}

/** "Gray overcoat" is now a "charcoal overcoat"; undefined where its name has no color. */
function withColor(name: string, color: string): string | undefined {
  const [draft, ...others] = parseItems(name).items;
  const span = draft?.understood.find(({ field }) => field === 'color_primary');
  if (!span || others.length > 0) return undefined;
  return capital(`${name.slice(0, span.start)}${color}${name.slice(span.end)}`);
}
