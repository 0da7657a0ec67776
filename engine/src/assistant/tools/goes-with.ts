import type { Answer, AssistantItem } from '../assistant-context.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { are, nameOf, namesOf } from '../words.ts';
import { answered, itemsCard } from './find-tools.ts';
import { pairScore } from './pair-tools.ts';

/** The places of an outfit in the order in which they are told, each with how many garments are named for it. */
const places: readonly [string, number][] = [
  ['bottom', 2],
  ['dress', 1],
  ['top', 2],
  ['mid', 1],
  ['outer', 1],
  ['shoes', 2],
];
/** Below this two garments are not said to go together. House rule. */
const goes = 0.6;
/** Places that one garment fills at the same time as another. */
const excluded: Readonly<Record<string, readonly string[]>> = {
  dress: ['dress', 'top', 'bottom'],
  top: ['top', 'dress'],
  bottom: ['bottom', 'dress'],
};

/** What one garment goes with, place by place: "what goes with the green skirt?". Undefined where nothing does. */
export function goesWith(anchor: AssistantItem, items: readonly AssistantItem[]): Answer | undefined {
  const { slots, sport } = traitsOf(anchor);
  const own = slots[0] ?? 'top';
  const taken = excluded[own] ?? [own];
  const companions = items.filter(
    (item) => item.available && item.id !== anchor.id && traitsOf(item).sport === sport,
  );
  const shown = places
    .filter(([place]) => !taken.includes(place))
    .flatMap(([place, most]) => bestIn(place, companions, anchor).slice(0, most));
  if (shown.length === 0) return undefined;
  const name = nameOf(anchor);
  const text = `The ${name} ${are(anchor, 'goes', 'go')} with ${namesOf(shown, shown.length)}.`;
  return answered('match_items', text, {
    cards: itemsCard(`With the ${name}`, shown),
    actions: [{ kind: 'ask', label: `Outfit with the ${name}` }],
    memory: { tool: 'match_items', shown: shown.map(({ id }) => id), anchors: [anchor.id] },
  });
}

function bestIn(place: string, items: readonly AssistantItem[], anchor: AssistantItem): AssistantItem[] {
  return items
    .filter((item) => traitsOf(item).slots[0] === place)
    .map((item) => ({ item, score: pairScore(anchor, item) }))
    .filter(({ score }) => score >= goes)
    .sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}
