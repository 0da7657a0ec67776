import type { ChatArea } from '@drape/contract/assistant/assistant';
import { type ItemChanges, itemChanges, type WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { Answer } from '@drape/engine/assistant/assistant-context';
import type { Change, EventTime, ItemEdit } from '@drape/engine/assistant/change';
import { waitingId } from '@drape/engine/assistant/waiting/waiting-piece';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { CalendarService } from '../calendar/service.ts';
import type { OutfitService } from '../outfits/service.ts';
import type { ProfileService } from '../profile/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { tripChangesOf } from './trip-changes.ts';

export type CarryOutDependencies = {
  wardrobe: Pick<WardrobeService, 'items' | 'worn'>;
  calendar: Pick<CalendarService, 'find' | 'create' | 'update' | 'removeAll' | 'restore'>;
  outfits: Pick<
    OutfitService,
    | ('build' | 'update' | 'find' | 'remove' | 'restore' | 'between' | 'taste' | 'setTaste')
    | ('createTrip' | 'updateTrip' | 'removeTrip' | 'restoreTrip')
  >;
  profile: Pick<ProfileService, 'find' | 'update' | 'preferences'>;
};

export type CarryOut = (
  principal: Principal,
  answer: Answer,
) => Promise<{ answer: Answer; changed: ChatArea[] }>;

/**
 * Carries out what a person has said yes to, through the services that its routes use; where that fails, the answer is
 * why. The answer that comes back remembers what takes it back.
 */
export function createCarryOut(dependencies: CarryOutDependencies): CarryOut {
  const makers = [
    itemChangesOf(dependencies),
    planChangesOf(dependencies),
    tripChangesOf(dependencies),
    eventChangesOf(dependencies),
    personChangesOf(dependencies),
  ];
  /** Where a later one of several fails, those before are taken back. */
  async function makeAll(principal: Principal, changes: readonly Change[]): Promise<Change> {
    const undoes: Change[] = [];
    let added: readonly string[] = [];
    for (const change of changes) {
      try {
        const undo = await make(principal, withAdded(change, added));
        if (undo.kind === 'delete_items') added = undo.itemIds;
        undoes.unshift(undo);
      } catch (error) {
        for (const undo of undoes) await make(principal, undo);
        throw error;
      }
    }
    return { kind: 'several', changes: undoes };
  }
  async function make(principal: Principal, change: Change): Promise<Change> {
    if (change.kind === 'several') return makeAll(principal, change.changes);
    for (const maker of makers) {
      const undo = await maker(principal, change);
      if (undo) return undo;
    }
    throw invalidField(['body', 'message'], 'This cannot be done here');
  }
  return async (principal, { change, ...answer }) => {
    if (!change) return { answer, changed: [] };
    try {
      const undo = await make(principal, change);
      const memory = { ...answer.memory, ...addedFocus(undo), undo };
      return { answer: { ...answer, memory }, changed: areasOf(change) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const text = error.problems?.[0]?.msg ?? error.message;
      return { answer: { ...answer, text, actions: [] }, changed: [] };
    }
  };
}

/** An outfit with a garment that is added by the same yes gets the garment once it is there. */
function withAdded(change: Change, added: readonly string[]): Change {
  if (change.kind !== 'plan_outfit') return change;
  return { ...change, itemIds: change.itemIds.flatMap((id) => (id === waitingId ? added : [id])) };
}

/** What was just added is what "it" means next. */
function addedFocus(undo: Change): Pick<Answer['memory'], 'focus'> {
  return undo.kind === 'delete_items' ? { focus: { itemIds: undo.itemIds } } : {};
}

function areasOf(change: Change): ChatArea[] {
  const { kind } = change;
  if (change.kind === 'several') return [...new Set(change.changes.flatMap(areasOf))];
  if (/items|edit_each/.test(kind)) return ['wardrobe'];
  return /plan|event|week|trip/.test(kind) ? ['calendar'] : ['profile'];
}

type Undo = Promise<Change | undefined>;

function changesOf({
  colour,
  isArchived,
  isFavorite,
  keptIn,
  purchasedOn,
  addTags: _tags,
  ...rest
}: ItemEdit): ItemChanges {
  const read = itemChanges.safeParse({
    ...rest,
    ...(colour === undefined ? {} : { color_primary: colour }),
    ...(isArchived === undefined ? {} : { is_archived: isArchived }),
    ...(isFavorite === undefined ? {} : { is_favorite: isFavorite }),
    ...(keptIn === undefined ? {} : { kept_in: keptIn }),
    ...(purchasedOn === undefined ? {} : { purchase_date: purchasedOn }),
  });
  if (!read.success) throw invalidField(['body', 'message'], 'That value does not fit');
  return read.data;
}

/** Everything of an item that an edit of the chat can change, as it is. */
function fieldsOf(item: WardrobeItem): Required<Omit<ItemEdit, 'addTags'>> {
  return {
    description: item.description,
    colour: item.color_primary,
    material: item.material,
    brand: item.brand,
    size: item.size,
    price: item.price,
    season: item.season,
    status: item.status,
    isArchived: item.is_archived,
    isFavorite: item.is_favorite,
    keptIn: item.kept_in,
    purchasedOn: item.purchase_date,
    tags: item.tags,
  };
}

function itemChangesOf({ wardrobe }: CarryOutDependencies) {
  const { items, worn } = wardrobe;

  /** What the fields of an edit are now, item by item. */
  async function before(principal: Principal, ids: readonly string[], edit: ItemEdit): Promise<Change> {
    const { items: all } = await items.list(principal);
    const wanted = new Set(ids);
    const edits = all
      .filter(({ id }) => wanted.has(id))
      .map((item) => {
        const keys = Object.keys(edit).map((key) => (key === 'addTags' ? 'tags' : key));
        const old = Object.fromEntries(Object.entries(fieldsOf(item)).filter(([key]) => keys.includes(key)));
        return { itemId: item.id, edit: old as ItemEdit };
      });
    return { kind: 'edit_each', edits };
  }

  return async (principal: Principal, change: Change): Undo => {
    switch (change.kind) {
      case 'add_items': {
        const added = await items.create(principal, { description: change.text });
        const ids = 'items' in added ? added.items.map(({ id }) => id) : [added.id];
        if (change.edit) await items.edit(principal, ids, changesOf(change.edit), change.edit.addTags ?? []);
        return { kind: 'delete_items', itemIds: ids };
      }
      case 'edit_items': {
        const undo = await before(principal, change.itemIds, change.edit);
        await items.edit(principal, change.itemIds, changesOf(change.edit), change.edit.addTags ?? []);
        return undo;
      }
      case 'edit_each': {
        const [first] = change.edits;
        const ids = change.edits.map(({ itemId }) => itemId);
        const undo = await before(principal, ids, first?.edit ?? {});
        for (const { itemId, edit } of change.edits)
          await items.edit(principal, [itemId], changesOf(edit), []);
        return undo;
      }
      case 'delete_items':
        await items.removeAll(principal, change.itemIds);
        return { kind: 'restore_items', itemIds: change.itemIds };
      case 'restore_items':
        await items.restore(principal, change.itemIds);
        return { kind: 'delete_items', itemIds: change.itemIds };
      case 'wear_items':
        for (const id of change.itemIds) await worn.mark(principal, id, change.day);
        return { ...change, kind: 'unwear_items' };
      case 'unwear_items':
        for (const id of change.itemIds) await worn.unmark(principal, id, change.day);
        return { ...change, kind: 'wear_items' };
      default:
        return undefined;
    }
  };
}

function planChangesOf({ outfits }: CarryOutDependencies) {
  return async (principal: Principal, change: Change): Undo => {
    switch (change.kind) {
      case 'plan_outfit': {
        const { itemIds, day, eventType, eventId, title } = change;
        const made = { wardrobe_item_ids: itemIds, date: day, event_type: eventType, event_id: eventId };
        const plan = await outfits.build(principal, { ...made, name: title.slice(0, 100) || null });
        return { kind: 'delete_plans', planIds: [plan.id] };
      }
      case 'move_plans': {
        const moves: { planId: string; day: string }[] = [];
        for (const { planId, day } of change.moves) {
          const { date } = await outfits.find(principal, planId);
          await outfits.update(principal, planId, { date: day });
          moves.push({ planId, day: date });
        }
        return { kind: 'move_plans', moves };
      }
      case 'delete_plans':
        for (const id of change.planIds) await outfits.remove(principal, id);
        return { kind: 'restore_plans', planIds: change.planIds };
      case 'restore_plans':
        for (const id of change.planIds) await outfits.restore(principal, id);
        return { kind: 'delete_plans', planIds: change.planIds };
      default:
        return undefined;
    }
  };
}

function startOf({ day, time }: EventTime): string {
  return time === null ? day : `${day}T${time}:00`;
}

function eventChangesOf({ calendar }: CarryOutDependencies) {
  return async (principal: Principal, change: Change): Undo => {
    switch (change.kind) {
      case 'add_event': {
        const { title, at, location } = change;
        const event = await calendar.create(principal, { title, location, startTime: startOf(at) });
        return { kind: 'delete_events', eventIds: [event.id] };
      }
      case 'move_event': {
        const { startTime, endTime } = await calendar.find(principal, change.eventId);
        await calendar.update(principal, change.eventId, { startTime: startOf(change.at) });
        return { kind: 'set_event_time', eventId: change.eventId, startTime, endTime };
      }
      case 'set_event_time': {
        const { eventId, startTime, endTime } = change;
        const before = await calendar.find(principal, eventId);
        await calendar.update(principal, eventId, { startTime, endTime });
        return { ...change, startTime: before.startTime, endTime: before.endTime };
      }
      case 'delete_events':
        await calendar.removeAll(principal, change.eventIds);
        return { kind: 'restore_events', eventIds: change.eventIds };
      case 'restore_events':
        for (const id of change.eventIds) await calendar.restore(principal, id);
        return { kind: 'delete_events', eventIds: change.eventIds };
      default:
        return undefined;
    }
  };
}

function personChangesOf({ outfits, profile }: CarryOutDependencies) {
  return async (principal: Principal, change: Change): Undo => {
    switch (change.kind) {
      case 'set_styles': {
        const { style_preference } = await profile.preferences.find(principal);
        const wanted = change.styles as typeof style_preference;
        await profile.preferences.update(principal, { style_preference: wanted });
        return { kind: 'set_styles', styles: style_preference };
      }
      case 'set_taste': {
        const { features } = await outfits.taste(principal);
        const chosen = new Map(
          features.flatMap((each) => (each.chosen ? [[each.feature, each.weight]] : [])),
        );
        await outfits.setTaste(principal, change.weights);
        const names = Object.keys(change.weights);
        const weights = Object.fromEntries(names.map((name) => [name, chosen.get(name) ?? null]));
        return { kind: 'set_taste', weights };
      }
      case 'set_home': {
        const { home_town } = await profile.find(principal);
        await profile.update(principal, { home_town: change.town });
        return { kind: 'set_home', town: home_town };
      }
      case 'set_units': {
        const { units } = await profile.find(principal);
        await profile.update(principal, { units: change.units });
        return { kind: 'set_units', units };
      }
      default:
        return undefined;
    }
  };
}
