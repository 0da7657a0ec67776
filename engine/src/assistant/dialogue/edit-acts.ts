import { parseItems } from '../../stylist/item-text/parse-items.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import type { Command } from '../commands/command.ts';
import { editOf, type Found, isRenaming } from '../commands/item-words.ts';
import { withDayBought } from '../orders/price-and-day.ts';
import { isFetched } from '../spoken/came-home.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { correctedPrice } from '../waiting/amount-said.ts';
import { offerNewThing } from '../waiting/new-thing.ts';
import { type Adding, nameAndPrice, waitingId } from '../waiting/waiting-piece.ts';
import { editOfWish } from '../wishes/edit-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';
import { bringsBack, commandFor, offered } from './item-acts.ts';
import type { Scene } from './scene.ts';
import { saysOnlyLooks, thingsCalled } from './things.ts';
import { piecesMeant } from './things-meant.ts';

/** Sets what is told on a piece: one that is named, the new one that waits for a yes, or the one that is spoken of. */
export async function editsPiece(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (scene.memory?.asking) return undefined;
  const home = await cameHome(scene, wish);
  if (home) return home;
  const renamed = (await renamesQuoted(scene, wish)) ?? (await renamesNamed(scene, wish));
  if (renamed) return renamed;
  const command = await commandFor(scene, wish);
  const read = editOfWish(command) ?? editOf(command) ?? priceAlone(wish.text);
  const found = read && asSaid(read, scene, wish);
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

/** "The tweed skirt is back from the dressmaker. She charged me 18 pounds": what was away is back, and costs no more for it. */
function cameHome(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const pieces = isFetched(wish.text) ? (piecesMeant(scene, wish) ?? []) : [];
  const isAway = ({ status }: AssistantItem) => status === 'repair' || status === 'lent';
  const areBack = pieces.length > 0 && pieces.every(isAway);
  return areBack ? bringsBack(scene, { ...wish, intent: 'item_clean' }) : Promise.resolve(undefined);
}

const quoted = /["“„«]([^"”“»]{2,60})["”“»]/gu;

/** Rename "Sorels" to "Black Sorel snow boots": what stands in quotes first gets the name that stands in quotes next. */
async function renamesQuoted(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const [old, name, ...more] = [...scene.text.matchAll(quoted)].map(([, inside = '']) => inside.trim());
  if (!old || !name || more.length > 0) return undefined;
  const { items, isOpen } = thingsCalled(old, scene);
  const [only, ...others] = items;
  if (!only || others.length > 0 || isOpen) return undefined;
  const named: Wish = { ...wish, details: [{ role: 'value', text: name, from: scene.text.indexOf(name) }] };
  return offered({ ...(await commandFor(scene, named)), text: `rename it to ${name}` }, [only]);
}

/** "Die gelbe Regenjacke nenn bitte in gelbe Matschjacke um": the first is renamed to the second. */
async function renamesNamed(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const [old, name, ...more] = saidAs(wish, 'item');
  if (!old || !name || more.length > 0 || !renames.test(scene.text)) return undefined;
  const { items, isOpen } = thingsCalled(old, scene);
  const [only, ...others] = items;
  if (!only || others.length > 0 || isOpen) return undefined;
  const named: Wish = { ...wish, details: [{ role: 'value', text: name, from: scene.text.indexOf(name) }] };
  return offered({ ...(await commandFor(scene, named)), text: `rename it to ${name}` }, [only]);
}

const renames =
  /(?<!\p{L})(?:rename\p{L}*|call|nenn\p{L}*|benenn\p{L}*|umbenenn\p{L}*|renombr\p{L}*|ll[aá]ma\p{L}*|renomm\p{L}*|appelle\p{L}*|kall\p{L}*)(?!\p{L})/iu;

const mostOfCloth = 4;
const article = /^(?:the|de la|de l['’]|del?|la|le|les|el|aus|en|av)\s+/iu;

/** "Laine et alpaga": the cloth in the words that were typed. */
function asSaid(found: Found, scene: Scene, wish: Wish): Found {
  const detail = wish.details.find(({ role, text }) => role === 'item' && saysOnlyLooks(text, scene));
  if (found.edit.material === undefined || !detail || saidAs(wish, 'value').length > 0) return found;
  const at = wish.text.indexOf(detail.text);
  const material = wish.text
    .slice(at)
    .replace(article, '')
    .replace(/[.!]+$/, '')
    .trim();
  const isShort = at >= 0 && material.split(/\s+/).length <= mostOfCloth;
  return isShort ? { edit: { ...found.edit, material }, said: ['material', material] } : found;
}

function priceAlone(text: string): Found | undefined {
  const price = correctedPrice(text);
  return price === undefined ? undefined : { edit: { price }, said: ['price', String(price)] };
}

/** Whether the words name a piece, and not only what it is to be: "actually it's more charcoal". */
function namesPiece(scene: Scene, wish: Wish): boolean {
  const isValue = (span: string) => saidAs(wish, 'value').length === 0 && saysOnlyLooks(span, scene);
  const spans = saidAs(wish, 'item').filter((span) => !isOnlyPronoun(span) && !isValue(span));
  return spans.length > 0 || scene.ground.surely.length > 0;
}

function onlySpokenOf({ memory, items }: Scene): AssistantItem[] {
  return items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
}

/** A new piece that waits for a yes, among all changes that wait with it. */
type Waiting = { add: Adding; parts: readonly Change[] };

/** The new piece that is meant: the only one that waits, else the one that is named. */
function waitingAdd({ memory, text }: Scene): Waiting | undefined {
  const change = memory?.pending?.change;
  const parts = change?.kind === 'several' ? change.changes : change ? [change] : [];
  const adds = parts.filter((part) => part.kind === 'add_items');
  const named = adds.filter((add) => isNamed(nameAndPrice(add).name, text));
  const [only, ...others] = adds.length > 1 ? named : adds;
  return only && others.length === 0 ? { add: only, parts } : undefined;
}

/** From here a word is the same, inflected. House rule. */
const sameWord = 0.85;

function isNamed(name: string, text: string): boolean {
  const said = namingWords(text);
  return namingWords(name).some((own) => said.some((word) => likeness(word, own) >= sameWord));
}

type NewEdit = { command: Command; waiting: Waiting; edit: ItemEdit };

/** Asks once more whether to add a new piece, as it is now; what waits beside it still waits. */
function editsNew(scene: Scene, { command, waiting, edit }: NewEdit): Answer | undefined {
  const { memory } = scene;
  const add = withEdit(waiting.add, edit, isRenaming(command.text));
  const answer = offerNewThing(command, add);
  const parts = waiting.parts.map((part) => (part === waiting.add ? add : part));
  const sentences = parts.flatMap((part) =>
    part.kind === 'add_items' ? [offerNewThing(command, part).text] : [],
  );
  const isOnlyNew = sentences.length === parts.length;
  const rest = memory?.pending?.rest;
  const { pending } = answer.memory;
  if (!pending || !memory?.pending || !(isOnlyNew || rest)) return undefined;
  const text = [...(isOnlyNew || !rest ? [] : [rest.asked]), ...sentences].join('\n\n');
  const change: Change = parts.length === 1 ? add : { kind: 'several', changes: parts };
  const now = { ...pending, change, before: memory.pending.change, asked: text };
  return { ...answer, text, memory: { ...answer.memory, pending: rest ? { ...now, rest } : now } };
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
