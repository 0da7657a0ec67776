import type { AssistantItem } from '@drape/engine/assistant/assistant-context';
import type { Language } from '@drape/engine/assistant/intent/intent-names';
import { traitsOf } from '@drape/engine/assistant/understanding/mentions/match-items';
import type { Template } from '../../../assistant-corpus/fill-templates.ts';
import fillings from '../../../assistant-corpus/fillings.json' with { type: 'json' };
import type { Case } from './laws.ts';
import type { World } from './world.ts';

const places: Record<string, AssistantItem['category'][]> = {
  top: ['top', 'shirt'],
  bottom: ['pants'],
  dress: ['dresses'],
  shoes: ['shoes'],
  coat: ['outerwear'],
};

/** A number from a text, the same on every run (FNV-1a). */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
export const pick = <Value>(values: readonly Value[], seed: string): Value | undefined =>
  values[hash(seed) % Math.max(1, values.length)];

/** A name as somebody types it: without maker and remarks. */
const plainName = ({ description }: AssistantItem) =>
  description
    .split(/[,;(]| - /)[0]
    ?.trim()
    .toLowerCase() ?? description;
const shortName = (item: AssistantItem) => plainName(item).split(' ').slice(-1).join(' ');

/** How a piece of an outfit is called: by its last word where that says which, now and then by more. */
function calledIn(item: AssistantItem, others: readonly AssistantItem[], seed: string): string {
  const short = shortName(item);
  const isClear = !others.some((other) => other.id !== item.id && plainName(other).includes(short));
  return isClear && hash(`${seed} called`) % 3 > 0 ? short : plainName(item);
}

const isBag = (item: AssistantItem) =>
  item.category === 'accessories' && /bag|tote|backpack|clutch|rucksack|tasche/i.test(item.description);

function pieceFor(slot: string, worn: readonly AssistantItem[]): AssistantItem | undefined {
  if (slot === 'bag') return worn.find(isBag);
  if (slot === 'extra') return worn.find((item) => item.category === 'accessories' && !isBag(item));
  return worn.find(({ category }) => places[slot]?.includes(category));
}

const isNamedOnce = (item: AssistantItem, items: readonly AssistantItem[]) =>
  items.every((other) => other.id === item.id || !plainName(other).includes(plainName(item)));

/** What a template became, and what its places were filled with. */
export type Filled = Pick<Case, 'said' | 'piece' | 'own' | 'own2' | 'person' | 'weekday'>;

const daysOfWeek = 7;

/** Two days are seldom named the same; the list of a language begins with Monday. */
function weekdayFor(language: Language, seed: string): { name: string; weekday: number } {
  const k = hash(`${seed} day`) % daysOfWeek;
  return { name: fillings.weekdays[language][k] ?? '', weekday: (k + 1) % daysOfWeek };
}

const placeOf = (item: AssistantItem) => traitsOf(item).slots[0];
const unseen = /underwear|socks|tights|bra\b|strumpf|unterwäsche/i;

/** What somebody may name beside the outfit: each by a name that no other garment has. */
function namedBeside(items: readonly AssistantItem[], before: readonly string[]): AssistantItem[] {
  return items.filter(
    (item) =>
      !before.includes(item.id) &&
      isNamedOnce(item, items) &&
      plainName(item).includes(' ') &&
      !unseen.test(item.description),
  );
}

type Setting = { world: World; before: readonly string[]; language: Language; seed: string };

/** The message of a template as this person would type it; undefined where they have nothing of the kind. */
export function fill({ key, say }: Template, { world, before, language, seed }: Setting): Filled | undefined {
  const { items, event } = world;
  const worn = before.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const slot = /\{(top|bottom|dress|shoes|coat|bag|extra)\}/.exec(say)?.[1];
  const piece = slot ? pieceFor(slot, worn) : undefined;
  if (slot && !piece) return undefined;
  const free = namedBeside(items, before);
  const isFitting = (item: AssistantItem) =>
    key !== 'swap-for' || (piece && placeOf(item) === placeOf(piece));
  const own = pick(free.filter(isFitting), `${seed} own`);
  const own2 = pick(
    free.filter(({ id, category }) => id !== own?.id && category !== own?.category),
    `${seed} own2`,
  );
  if (say.includes('{own}') && !own) return undefined;
  const person = pick(fillings.people, seed) ?? '';
  const { name, weekday } = weekdayFor(language, seed);
  // "On Thursday", said on a Thursday, may be today.
  if (key === 'wore' && say.includes('{day}') && weekday === new Date(`${world.today}T12:00:00Z`).getUTCDay())
    return undefined;
  const said = say
    .replace(/\{(top|bottom|dress|shoes|coat|bag|extra)\}/g, () => (piece ? calledIn(piece, worn, seed) : ''))
    .replaceAll('{own2}', own2 ? plainName(own2) : '')
    .replaceAll('{own}', own ? plainName(own) : '')
    .replaceAll('{event}', event.title)
    .replaceAll('{person}', person)
    .replaceAll('{place}', pick(fillings.towns, seed) ?? '')
    .replaceAll('{kind}', pick(fillings.kinds[language], seed) ?? '')
    .replaceAll('{day}', name);
  return {
    said,
    piece,
    own: say.includes('{own}') ? own : undefined,
    own2: say.includes('{own2}') ? own2 : undefined,
    person,
    weekday: say.includes('{day}') ? weekday : undefined,
  };
}
