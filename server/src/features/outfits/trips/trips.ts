import type { NewTrip, Trip, TripChanges } from '@drape/contract/outfits/trips';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TripRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { Trash } from '../../../platform/trash.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import * as rows from '../repository.ts';
import type { DayTypes, TripPacking } from './trip-packing.ts';
import type { TripReader } from './trip-reader.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  wardrobe: Pick<WardrobeService, 'garments'>;
  packing: TripPacking;
  reader: TripReader;
  trash: Trash;
};

/** The row of a trip that nothing is packed for yet. */
function newTrip(userId: string, { name, place, start_day, end_day, types }: NewTrip, now: Date): TripRow {
  return {
    id: newId(),
    user_id: userId,
    name,
    place: place ?? null,
    start_day,
    end_day,
    types: JSON.stringify(types ?? {}),
    packed: '[]',
    extras: '[]',
    at_least: null,
    created_at: now.toISOString(),
    deleted_at: null,
    version: 1,
  };
}

/** Trips: an outfit for each day from few items, the packing list, and what of it is in the suitcase. */
export function createTrips({ database, clock, wardrobe, packing, reader, trash }: Dependencies) {
  const { keptRow, present } = reader;
  const { pack, store } = packing;

  return {
    trips: reader.list,
    trip: async (principal: Principal, id: string) => present(principal, await keptRow(principal, id)),

    async createTrip(principal: Principal, trip: NewTrip): Promise<Trip> {
      const row = newTrip(principal.userId, trip, clock.now());
      await store(principal, row, await pack(principal, row), (transaction, at_least) =>
        rows.insertTrip(transaction, { ...row, at_least }),
      );
      return present(principal, await keptRow(principal, row.id));
    },

    async packTrip(principal: Principal, id: string, types: DayTypes | undefined): Promise<Trip> {
      const before = await keptRow(principal, id);
      const row = types ? { ...before, types: JSON.stringify(types) } : before;
      await store(principal, row, await pack(principal, row), async (transaction, at_least) => {
        const saved = await rows.updateTrip(transaction, before, { types: row.types, at_least });
        if (!saved) throw stale();
      });
      return present(principal, await keptRow(principal, id));
    },

    async updateTrip(principal: Principal, id: string, changes: TripChanges): Promise<Trip> {
      const row = await keptRow(principal, id);
      const { version, name, packed, extras } = changes;
      if (version !== undefined && version !== row.version) throw stale();
      const owned = new Set((await wardrobe.garments(principal.userId)).map((garment) => garment.id));
      if (extras?.some((item) => !owned.has(item))) throw notFound('One of these items');
      const columns = {
        ...(name === undefined ? {} : { name }),
        ...(packed === undefined ? {} : { packed: JSON.stringify([...new Set(packed)]) }),
        ...(extras === undefined ? {} : { extras: JSON.stringify([...new Set(extras)]) }),
      };
      if (Object.keys(columns).length > 0 && !(await rows.updateTrip(database.write, row, columns))) {
        throw stale();
      }
      return present(principal, await keptRow(principal, id));
    },

    async removeTrip({ userId }: Principal, id: string): Promise<{ id: string }> {
      await trash.moveToTrash(userId, id);
      return { id };
    },
    async restoreTrip(principal: Principal, id: string): Promise<Trip> {
      await trash.restore(principal.userId, id);
      return present(principal, await keptRow(principal, id));
    },
  };
}

function stale(): AppError {
  return new AppError('conflict', 'This trip was changed elsewhere in the meantime');
}
