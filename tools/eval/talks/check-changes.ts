import type { Change, ItemEdit } from '@drape/engine/assistant/change';
import type { ExpectedChange } from './expectation.ts';
import type { Ids } from './person.ts';

export function flattened(change: Change | undefined): Change[] {
  if (!change) return [];
  return change.kind === 'several' ? change.changes.flatMap(flattened) : [change];
}

export const idsOf = (ids: Ids, names: readonly string[]): string[] =>
  names.flatMap((name) => ids.items.get(name) ?? [`unknown item ${name}`]);
const eventOf = (ids: Ids, title: string | null | undefined) =>
  title ? (ids.events.get(title) ?? undefined) : undefined;

/** One thing that happens to one garment or one entry, so that one change of three pieces equals three of one. */
type Single = { itemId: string; edit: ItemEdit } | { itemId: string; worn: string } | { itemId: string };

function singles(change: Change): { kind: string; of: Single }[] | undefined {
  if (change.kind === 'edit_items')
    return change.itemIds.map((itemId) => ({ kind: 'edit', of: { itemId, edit: change.edit } }));
  if (change.kind === 'edit_each')
    return change.edits.map(({ itemId, edit }) => ({ kind: 'edit', of: { itemId, edit } }));
  if (change.kind === 'delete_items')
    return change.itemIds.map((itemId) => ({ kind: 'delete', of: { itemId } }));
  if (change.kind === 'wear_items')
    return change.itemIds.map((itemId) => ({ kind: 'wear', of: { itemId, worn: change.day } }));
  return undefined;
}

const statusHolds = (set: string, edit: ItemEdit, to: string | null | undefined): boolean => {
  if (set === 'archived' || set === 'sold') return edit.isArchived === true;
  if (set === 'unarchived') return edit.isArchived === false;
  if (set === 'favorite') return edit.isFavorite === true;
  if (set === 'not_favorite') return edit.isFavorite === false;
  const person = (edit.keptIn ?? '').toLowerCase();
  return (
    edit.status === set && (!to || set !== 'lent' || person.includes(to.toLowerCase().split(' ')[0] ?? ''))
  );
};

const fields: Readonly<Record<string, keyof ItemEdit>> = {
  name: 'description',
  price: 'price',
  size: 'size',
  color: 'colour',
  brand: 'brand',
  bought: 'purchasedOn',
};

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const holdsWords = (text: string, wanted: string) =>
  words(wanted).every((word) => words(text).includes(word));

type Wanted = Extract<ExpectedChange, { set: string }>;

function singleHolds(wanted: Wanted, kind: string, of: Single): boolean {
  if (wanted.set === 'worn') return kind === 'wear' && 'worn' in of && of.worn === wanted.day;
  if (wanted.set === 'deleted') return kind === 'delete';
  if (wanted.set === 'sold' && kind === 'delete') return true;
  if (kind !== 'edit' || !('edit' in of)) return false;
  if (wanted.set !== 'edited') return statusHolds(wanted.set, of.edit, 'to' in wanted ? wanted.to : null);
  const field = fields[wanted.field];
  // Notes and the like are kept in one way or another.
  if (field === undefined) return Object.keys(of.edit).length > 0;
  const value = String(of.edit[field] ?? '').toLowerCase();
  return value !== '' && words(String(wanted.value)).some((word) => value.includes(word));
}

const sameText = (a: string | null | undefined, b: string | null | undefined) => !a || a === b;

/** Whether this one change is what was wanted; those of garments are compared piece by piece. */
function wholeHolds(wanted: ExpectedChange, change: Change, ids: Ids): boolean {
  if ('add' in wanted) return change.kind === 'add_items';
  if ('plan' in wanted) {
    if (change.kind !== 'plan_outfit') return false;
    const event = eventOf(ids, wanted.plan.event);
    const has = wanted.plan.items.every((name) =>
      idsOf(ids, [name]).some((id) => change.itemIds.includes(id)),
    );
    return has && (event ? change.eventId === event : sameText(wanted.plan.day, change.day));
  }
  if ('unplan' in wanted) return change.kind === 'delete_plans';
  if ('event' in wanted)
    return (
      change.kind === 'add_event' &&
      change.at.day === wanted.event.day &&
      sameText(wanted.event.clock, change.at.time) &&
      holdsWords(change.title, wanted.event.title)
    );
  if ('move' in wanted) {
    if (change.kind === 'set_event_time') return change.eventId === eventOf(ids, wanted.move.event);
    if (change.kind !== 'move_event' || change.eventId !== eventOf(ids, wanted.move.event)) return false;
    return sameText(wanted.move.day, change.at.day) && sameText(wanted.move.clock, change.at.time);
  }
  if ('drop' in wanted)
    return (
      change.kind === 'delete_events' && change.eventIds.includes(eventOf(ids, wanted.drop.event) ?? 'none')
    );
  if ('preference' in wanted) return change.kind === 'set_taste' || change.kind === 'set_styles';
  if ('home' in wanted) return change.kind === 'set_home';
  return false;
}

/** Follows of themselves from another change: plans that move or go with their event. */
const follows = new Set(['move_plans', 'delete_plans']);

/** Undefined where exactly the wanted changes are made, else what differs. */
export function wrongChanges(
  expected: readonly ExpectedChange[],
  made: readonly Change[],
  ids: Ids,
): string | undefined {
  const left = new Set(made);
  const pieces = made.flatMap((change) => singles(change) ?? []);
  const leftPieces = new Set(pieces);
  for (const change of made) if (singles(change)) left.delete(change);
  const missing: string[] = [];
  for (const wanted of expected) {
    if ('set' in wanted) {
      for (const name of wanted.items) {
        const own = ids.items.get(name) ?? [];
        const found = [...leftPieces].filter(
          ({ kind, of }) => own.includes(of.itemId) && singleHolds(wanted, kind, of),
        );
        if (found.length === 0) missing.push(`${wanted.set} ${name}`);
        for (const each of found) leftPieces.delete(each);
      }
      continue;
    }
    const found = [...left].find((change) => wholeHolds(wanted, change, ids));
    if (found) left.delete(found);
    else missing.push(JSON.stringify(wanted));
  }
  const besides = [...left].filter(({ kind }) => !follows.has(kind)).map((change) => JSON.stringify(change));
  const also = [...besides, ...[...leftPieces].map((each) => JSON.stringify(each))];
  const said = [
    ...(missing.length > 0 ? [`not: ${missing.join('; ')}`] : []),
    ...(also.length > 0 ? [`but: ${also.join('; ')}`] : []),
  ];
  return said.length > 0 ? said.join(' | ') : undefined;
}

const undone: Partial<Record<Change['kind'], Change['kind'][]>> = {
  edit_each: ['edit_each', 'edit_items'],
  restore_items: ['delete_items'],
  unwear_items: ['wear_items'],
  delete_items: ['add_items'],
  delete_plans: ['plan_outfit'],
  restore_plans: ['delete_plans', 'plan_outfit'],
  delete_events: ['add_event'],
  move_event: ['move_event'],
  restore_events: ['delete_events'],
};

/** Whether what was carried out at once, known by what undoes it, may be what was wanted. */
export function undoFits(expected: readonly ExpectedChange[], undo: readonly Change[], ids: Ids): boolean {
  if (expected.length === 0) return undo.length === 0;
  const touched = undo.flatMap((change) => {
    if (change.kind === 'edit_each') return change.edits.map(({ itemId }) => itemId);
    return 'itemIds' in change ? change.itemIds : [];
  });
  const wanted = expected.flatMap((each) => ('set' in each ? idsOf(ids, each.items) : []));
  if (wanted.length > 0)
    return wanted.every((id) => touched.includes(id)) && touched.length === wanted.length;
  return undo.every(({ kind }) => undone[kind] !== undefined || kind.startsWith('set_'));
}
