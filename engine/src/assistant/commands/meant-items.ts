import { foldedText } from '../../language/text-features.ts';
import { readWords } from '../../stylist/item-text/read-words.ts';
import { isKind, resolve } from '../mention-filters.ts';
import type { AssistantItem } from '../world.ts';
import type { Command } from './command.ts';

/** Garments that a message means: certain ones, several of which only one can be meant, or none. */
export type Meant = { items: AssistantItem[]; isOpen: boolean };

const empty = new Set(
  'the and with for from has had was are not that this have mark put today yesterday worn wore'.split(' '),
);

const everyOne =
  /\b(all|both|every|everything|each|those|these|alle|beide|todos|todas|ambos|tous|toutes|alt|begge)\b/i;
/** Words in the plural that mean one thing. */
const pairs =
  /\b(jeans|trousers|pants|boots|shoes|sneakers|trainers|heels|loafers|shorts|leggings|gloves|sunglasses|glasses|tights|socks|sandals|chinos|flats|docs|mules|pumps|joggers|slacks|oxfords|brogues|earrings|overalls|dungarees|cords|slippers|wellies|clogs|flip flops|culottes|mittens|sweatpants|khakis)\b/;

/** Which garments a command means, by their names first, then by kind and looks, then by what was shown last. */
export function meantItems(command: Command, among = command.items): Meant {
  const named = byName(command, among);
  const { mentions } = command.question;
  const listed = byParts(command, among);
  if (listed.length > 1) return { items: listed, isOpen: false };
  const kinds = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const refused = mentions.filter((mention) => isKind(mention));
  const said = kinds.length > 0 ? kinds : refused;
  if (said.length === 0 && named.length === 0) return shownLast(command, among);
  if (said.length <= 1) {
    const found = said[0] ? resolve(among, said[0]) : [];
    const both = found.filter((item) => named.includes(item));
    if (both.length > 0) return settled(command, both);
    return settled(command, found.length > 0 && !isCalled(command, named) ? found : named);
  }
  const each = said.map((mention) => {
    const found = resolve(among, mention);
    const both = found.filter((item) => named.includes(item));
    return both.length > 0 ? both : found;
  });
  const isOpen = each.some((found) => found.length > 1 && !everyOne.test(command.question.plain));
  const items = [...new Set(each.flatMap((found) => (isOpen ? found.slice(0, 1) : found)))];
  return { items, isOpen: false };
}

const joins = /\s+(?:and|n|plus|und|y|et|og)\s+|\s*[,&+]\s*/i;

/** "The pret polo and the work trousers": each part by the name of one garment alone, where every part names one. */
function byParts(command: Command, among: readonly AssistantItem[]): AssistantItem[] {
  const parts = command.text.split(joins);
  if (parts.length < 2) return [];
  const found = parts.map((part) =>
    byName({ ...command, text: part, question: { ...command.question, plain: part.toLowerCase() } }, among),
  );
  const isClear = found.every((items) => items.length === 1);
  return isClear ? [...new Set(found.flat())] : [];
}

/** Whether the message says two words of their names, as "scrub tops" does of what no table calls a top. */
function isCalled({ text, question }: Command, [first]: readonly AssistantItem[]): boolean {
  const words = new Set(wordsIn(`${text} ${question.plain}`));
  return first !== undefined && wordsIn(first.description).filter((word) => words.has(word)).length > 1;
}

function settled({ question }: Command, items: AssistantItem[]): Meant {
  const isMany = everyOne.test(question.plain) || (isPlural(question.plain) && !pairs.test(question.plain));
  return { items, isOpen: items.length > 1 && !isMany };
}

/** "my summer dresses", "the wool sweaters". */
function isPlural(plain: string): boolean {
  return /\b(my|the|meine|mis|mes|mine)\b[^.]*?\b[a-z]{3,}(es|s|en|er|ene)\b/.test(plain) &&
    !/\b(this|his|dress|jeans|lens)$/.test(plain)
    ? /\b[a-z]{2,}([^s]s|sses|shes|ches)\b/.test(plain)
    : false;
}

/** "The suede ones" says no more of a garment than what it looks like. */
const standsForThing = /\b(ones?|pair)\b/;

/**
 * Those whose names share most words with the message. A color, a cloth or a length alone names no garment: who speaks
 * of a leather vest doesn't mean the leather boots.
 */
function byName(command: Command, among: readonly AssistantItem[]): AssistantItem[] {
  const { text, question, language } = command;
  const words = new Set(wordsIn(`${text} ${question.plain}`));
  const byLooks = language !== 'en' || standsForThing.test(question.plain) || isChoosing(command);
  const scored = among
    .map((item) => {
      const own = wordsIn(`${item.description} ${item.brand ?? ''}`);
      return { item, shared: own.filter((word) => words.has(word)), of: own.length };
    })
    .filter(({ item, shared }) => byLooks || shared.some((word) => !looksOf(item).has(word)))
    .map(({ item, shared, of }) => ({ item, shared: shared.length, of }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  if (most === 0) return [];
  const best = scored.filter(({ shared }) => shared === most);
  const whole = best.filter(({ shared, of }) => shared === of);
  return (whole.length > 0 ? whole : best).map(({ item }) => item);
}

/** Whether the message answers the question which of several is meant. */
function isChoosing({ memory }: Command): boolean {
  return memory?.asking !== undefined;
}

const looks = new WeakMap<AssistantItem, ReadonlySet<string>>();

/** The words of a name that only describe: colors, cloths, patterns, lengths. */
function looksOf(item: AssistantItem): ReadonlySet<string> {
  const before = looks.get(item);
  if (before) return before;
  const { tokens, attributes, nouns } = readWords(item.description);
  const isNoun = (k: number) => nouns.some(({ first, last }) => first <= k && k <= last);
  const described = attributes.flatMap(({ first, last }) =>
    tokens.slice(first, last + 1).filter((_, k) => !isNoun(first + k)),
  );
  const found = new Set([...shapes, ...described.flatMap(({ text }) => wordsIn(text))]);
  looks.set(item, found);
  return found;
}

/** Parts and shapes that stand in the names of many garments. */
const shapes = wordsIn(
  'knee length high low long short sleeve sleeved neck heel heeled fit leg line wide slim old new big small light dark two tone back front top waist',
);

/** Garments whose names hold the most words of a message that are no mere looks. */
export function itemsCalled(text: string, items: readonly AssistantItem[]): AssistantItem[] {
  const words = new Set(wordsIn(text));
  const scored = items.map((item) => {
    const shared = wordsIn(item.description).filter((word) => words.has(word));
    return { item, shared, isNamed: shared.some((word) => !looksOf(item).has(word)) };
  });
  const most = Math.max(0, ...scored.map(({ shared, isNamed }) => (isNamed ? shared.length : 0)));
  return scored.flatMap(({ item, shared, isNamed }) =>
    isNamed && most > 0 && shared.length === most ? [item] : [],
  );
}

/** The one garment whose name shares two words or more with a question, where no other shares as many. */
export function namedItem(text: string, items: readonly AssistantItem[]): AssistantItem | undefined {
  const words = new Set(wordsIn(text));
  const scored = items.map((item) => ({
    item,
    shared: wordsIn(item.description).filter((word) => words.has(word)).length,
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  const [best, other] = scored.filter(({ shared }) => shared === most);
  return most > 1 && !other ? best?.item : undefined;
}

function wordsIn(text: string): string[] {
  const words = foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.filter((word) => word.length > 2 && !empty.has(word)).map((word) => word.replace(/s$/, '')),
    ),
  ];
}

/** "It", "that", and a command without a thing, mean what was shown last. */
function shownLast({ memory }: Command, among: readonly AssistantItem[]): Meant {
  const ids = memory?.outfit?.itemIds ?? memory?.shown ?? [];
  const items = ids.flatMap((id) => among.find((item) => item.id === id) ?? []);
  return { items, isOpen: items.length > 1 && memory?.outfit === undefined && items.length > 6 };
}
