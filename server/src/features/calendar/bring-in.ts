import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { dated, type PlansFollow } from './event-plans.ts';
import { type Change, changeFor, type ForeignEvent, type SourceColumn } from './foreign-event.ts';
import * as events from './repository.ts';

type Dependencies = { database: Database; clock: Clock; plansFollow: PlansFollow };

/** Brings events of another calendar in by their keys; of several with one key the last one counts. */
export function createBringIn({ database, clock, plansFollow }: Dependencies) {
  async function changesFor(
    db: Executor,
    { userId, timeZone }: Principal,
    column: SourceColumn,
    foreign: readonly ForeignEvent[],
  ): Promise<Change[]> {
    const byKey = new Map(foreign.map((event) => [event.key, event]));
    const kept = await events.listByKeys(db, userId, column, [...byKey.keys()]);
    const rows = new Map(kept.map((row) => [row[column], row]));
    const owner = { userId, timeZone, now: clock.now().toISOString() };
    return [...byKey].flatMap(([key, event]) => changeFor(owner, column, rows.get(key), event) ?? []);
  }

  return {
    /** What would happen. */
    preview: (principal: Principal, column: SourceColumn, foreign: readonly ForeignEvent[]) =>
      changesFor(database.read, principal, column, foreign),
    /** Makes it happen, all or nothing. */
    apply: (principal: Principal, column: SourceColumn, foreign: readonly ForeignEvent[]) =>
      database.transaction(async (transaction) => {
        const changes = await changesFor(transaction, principal, column, foreign);
        const { userId } = principal;
        await events.insertEvents(
          transaction,
          changes.flatMap((change) => (change.kind === 'create' ? [change.row] : [])),
        );
        await events.deleteEvents(
          transaction,
          userId,
          changes.flatMap((change) => (change.kind === 'remove' ? [change.row.id] : [])),
        );
        for (const change of changes) {
          if (change.kind !== 'update') continue;
          const { id, version } = change.row;
          await events.updateEvent(transaction, userId, id, version, change.columns);
          await plansFollow(
            transaction,
            userId,
            dated({ ...change.row, ...change.columns }, principal.timeZone),
          );
        }
        return changes;
      }),
  };
}

export type BringIn = ReturnType<typeof createBringIn>;

/** How many of the changes are of each kind. What was hidden here all along is not counted as removed. */
export function countChanges(changes: readonly Change[]) {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const removed = changes.filter(({ kind, row }) => kind === 'remove' && row.deleted_at === null).length;
  return { created: count('create'), updated: count('update'), removed };
}
