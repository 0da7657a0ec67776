import type { EventType } from '@drape/contract/calendar/calendar-options';
import type { OutfitLayout } from '@drape/contract/outfits/outfit-layout';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { create } from 'zustand';
import { keepStore } from '../../../lib/drafts.ts';
import { onSessionEnd } from '../../../lib/session.ts';

/** The table as it can be undone: what lies on it, and what must stay when the rest is changed. */
export type Table = { layout: OutfitLayout; kept: readonly string[] };

type Builder = Table & {
  /** The plan that is being changed, or the event that the outfit is for. */
  planId: string | undefined;
  version: number | undefined;
  eventId: string | undefined;
  eventTitle: string | undefined;
  name: string;
  eventType: EventType;
  /** `YYYY-MM-DD`; undefined for today. */
  date: string | undefined;
  selected: string | undefined;
  past: readonly Table[];
  future: readonly Table[];
};

const mostSteps = 100;
const empty: Builder = {
  layout: [],
  kept: [],
  past: [],
  future: [],
  planId: undefined,
  version: undefined,
  eventId: undefined,
  eventTitle: undefined,
  selected: undefined,
  name: '',
  eventType: 'casual',
  date: undefined,
};

/** The outfit that is being built by hand. It outlives leaving the page, but not the session. */
export const useBuilder = create<Builder>()(() => empty);
keepStore<Partial<Builder>>('builder', {
  read() {
    const { past: _, future: __, ...built } = useBuilder.getState();
    return built.layout.length === 0 && built.name === '' ? undefined : built;
  },
  write: (built) => useBuilder.setState({ ...empty, ...built }, true),
});
onSessionEnd(() => useBuilder.setState(empty, true));

const set = useBuilder.setState;
const tableOf = ({ layout, kept }: Builder): Table => ({ layout, kept });

export function clearBuilder(start: Partial<Builder> = {}): void {
  set({ ...empty, ...start }, true);
}

/** Puts a plan on the table. */
export function loadPlan(plan: OutfitPlan, layout: OutfitLayout): void {
  clearBuilder({
    planId: plan.id,
    version: plan.version,
    layout,
    kept: plan.locked,
    name: plan.name ?? '',
    eventId: plan.event_id ?? undefined,
    eventType: plan.event_type as EventType,
    date: plan.date,
    eventTitle: plan.event_id === null ? undefined : plan.event_title,
  });
}

/** Remembers the table as it is, as the step that Undo goes back to. */
export function beginStep(): void {
  set((state) => ({ past: [...state.past, tableOf(state)].slice(-mostSteps), future: [] }));
}

/** Changes the table without a step of its own, as while something is dragged. */
export function changeTable(change: (layout: OutfitLayout) => OutfitLayout): void {
  set((state) => {
    const layout = change(state.layout);
    const isThere = (id: string) => layout.some(({ item_id }) => item_id === id);
    const selected = state.selected !== undefined && isThere(state.selected) ? state.selected : undefined;
    return { layout, selected, kept: state.kept.filter(isThere) };
  });
}

/** Changes the table as one step. */
export function step(change: (layout: OutfitLayout) => OutfitLayout): void {
  beginStep();
  changeTable(change);
}

export function toggleKept(id: string): void {
  beginStep();
  set(({ kept }) => ({ kept: kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id] }));
}

export function undo(): void {
  set((state) => {
    const before = state.past.at(-1);
    if (!before) return {};
    return {
      ...before,
      selected: undefined,
      past: state.past.slice(0, -1),
      future: [tableOf(state), ...state.future],
    };
  });
}

export function redo(): void {
  set((state) => {
    const [next, ...future] = state.future;
    return next ? { ...next, selected: undefined, past: [...state.past, tableOf(state)], future } : {};
  });
}
