import type { Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';

/** Where a conversation stands when a message arrives, as far as it says what the message may mean. */
export const standings = [
  'first',
  'outfit',
  'waits_item',
  'waits_add',
  'waits_worn',
  'waits_event',
  'waits_plan',
  'waits_week',
  'which_one',
  'done',
  'one_item',
  'few_items',
  'items',
  'events',
  'advice',
  'weather',
  'trip',
  'felt',
  'talk',
  'lost',
] as const;
export type Standing = (typeof standings)[number];

/** What a conversation still has beside the last answer. */
export const backgrounds = ['has_outfit', 'has_item', 'has_event'] as const;
export type Background = (typeof backgrounds)[number];

/** The last answer, and what is still spoken of behind it. */
export type Context = { standing: Standing; behind: readonly Background[] };

const ofTool: Readonly<Record<string, Standing>> = {
  suggest_outfit: 'outfit',
  explain_outfit: 'outfit',
  explain: 'advice',
  check_colours: 'advice',
  list_events: 'events',
  tell_weather: 'weather',
  pack_trip: 'trip',
  feeling: 'felt',
  talk: 'talk',
  unknown: 'lost',
};
const mostFew = 3;

export function contextOf(memory: Memory | undefined): Context {
  if (!memory) return { standing: 'first', behind: [] };
  const { outfit, focus } = memory;
  const behind: Background[] = [
    ...(outfit ? (['has_outfit'] as const) : []),
    ...((focus?.itemIds.length ?? 0) > 0 ? (['has_item'] as const) : []),
    ...(focus?.eventId ? (['has_event'] as const) : []),
  ];
  return { standing: standingOf(memory), behind };
}

function standingOf({ pending, asking, tool, shown, justDone, outfit }: Memory): Standing {
  if (pending) return waitsFor(pending.change);
  if (asking) return 'which_one';
  if (justDone) return 'done';
  const known = ofTool[tool];
  if (known) return known;
  if (shown.length === 1) return 'one_item';
  if (shown.length > 0) return shown.length <= mostFew ? 'few_items' : 'items';
  return outfit ? 'outfit' : 'talk';
}

function waitsFor(change: Change): Standing {
  switch (change.kind) {
    case 'add_items':
      return 'waits_add';
    case 'wear_items':
      return 'waits_worn';
    case 'plan_outfit':
      return 'waits_plan';
    case 'several':
      return change.changes.some(({ kind }) => kind === 'plan_outfit') ? 'waits_week' : 'waits_item';
    case 'add_event':
    case 'move_event':
    case 'delete_events':
      return 'waits_event';
    default:
      return 'waits_item';
  }
}
