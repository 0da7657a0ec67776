import { groupOf, type IntentName } from '@drape/engine/assistant/intent/intent-names';
import type { Background, Context, Standing } from '@drape/engine/assistant/intent/standing';
import type { Random } from './random.ts';
import type { Utterance } from './read-corpus.ts';

/** After what a message may come that stands alone; half of them open a conversation. House values. */
const alone: readonly Standing[] = [
  ...Array.from({ length: 12 }, () => 'first' as const),
  ...(['outfit', 'outfit', 'waits_item', 'waits_add', 'waits_worn', 'waits_event', 'waits_plan'] as const),
  ...(['waits_week', 'which_one', 'done', 'done', 'one_item', 'one_item', 'few_items', 'items'] as const),
  ...(['events', 'advice', 'advice', 'weather', 'trip', 'felt', 'talk', 'talk', 'lost'] as const),
];
const waiting: readonly Standing[] = [
  ...(['waits_item', 'waits_item', 'waits_add', 'waits_worn', 'waits_event', 'waits_plan'] as const),
  ...(['waits_week'] as const),
];
const shown: readonly Standing[] = [
  'advice',
  'one_item',
  'few_items',
  'items',
  'outfit',
  'events',
  'weather',
];
const dressed: readonly Standing[] = [
  ...Array.from({ length: 8 }, () => 'outfit' as const),
  ...(['few_items', 'one_item', 'weather', 'advice', 'talk', 'done', 'events'] as const),
];

/** After what the follow-ups come that say nothing by themselves. */
const after: Partial<Record<IntentName, readonly Standing[]>> = {
  yes: waiting,
  no: [...waiting, ...waiting, 'outfit', 'which_one', 'talk'],
  undo: ['done', 'done', 'done', 'first', 'waits_item'],
  again: shown,
};

/** Where the conversation stood: as it was noted, else where such a message may come. */
export function drawnContext({ intent, after: noted, behind }: Utterance, random: Random): Context {
  if (noted) return { standing: noted, behind: behind ?? backgroundOf(noted, random) };
  const [name] = intent.split('|') as [IntentName];
  const places = after[name] ?? (groupOf(name) === 'follow' ? dressed : alone);
  const standing = places[Math.floor(random() * places.length)] ?? 'first';
  const isDressed = groupOf(name) === 'follow' && places === dressed;
  const rest = backgroundOf(standing, random).filter((each) => each !== 'has_outfit');
  const hasOutfit = isDressed || standing === 'outfit' || (standing !== 'first' && random() < someOutfit);
  return { standing, behind: hasOutfit ? ['has_outfit', ...rest] : rest };
}

const [someOutfit, someItem, someEvent] = [0.2, 0.4, 0.25];

function backgroundOf(standing: Standing, random: Random): Background[] {
  if (standing === 'first') return [];
  const isOfItem = /^(one_item|few_items|waits_item|waits_worn|which_one)$/.test(standing);
  return [
    ...(standing === 'outfit' || standing === 'waits_plan' ? (['has_outfit'] as const) : []),
    ...(isOfItem || random() < someItem ? (['has_item'] as const) : []),
    ...(standing === 'events' || random() < someEvent ? (['has_event'] as const) : []),
  ];
}
