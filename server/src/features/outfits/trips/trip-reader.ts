import type { Trip, TripHead } from '@drape/contract/outfits/trips';
import { notFound } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TripRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { presentDay } from '../agenda/present-days.ts';
import { dayPurpose, type Occasions } from '../occasion/occasion.ts';
import * as rows from '../repository.ts';
import type { TripPacking } from './trip-packing.ts';

type Dependencies = {
  database: Database;
  occasions: Occasions;
  packing: TripPacking;
  wardrobe: Pick<WardrobeService, 'items'>;
};

/** Trips with their days and items as they are now. */
export function createTripReader({ database, occasions, packing, wardrobe }: Dependencies) {
  async function keptRow({ userId }: Principal, id: string): Promise<TripRow> {
    const row = await rows.findTrip(database.read, userId, id);
    if (!row || row.deleted_at !== null) throw notFound('This trip');
    return row;
  }

  async function present(principal: Principal, row: TripRow): Promise<Trip> {
    const days = await packing.daysOf(principal, row);
    const presented = await Promise.all(
      days.map(async (day) => {
        const own = dayPurpose(day.date, principal.timeZone, '', 'casual');
        return presentDay(day, await occasions.skyOf(principal, { ...own, place: row.place }));
      }),
    );
    const worn = presented.flatMap(({ outfits }) =>
      outfits.flatMap(({ plan }) => plan?.wardrobe_item_ids ?? []),
    );
    const ids = [...new Set([...worn, ...(JSON.parse(row.extras) as string[])])];
    const owned = await wardrobe.items.some(principal, ids);
    const items = ids.flatMap((id) => owned.get(id) ?? []);
    const bare = days.flatMap(({ occurrences }) => occurrences.filter(({ plan }) => !plan));
    const notes = bare.map(({ purpose }) => `${purpose.title} has no outfit yet: pack again to include it.`);
    return {
      ...presentHead(
        row,
        items.map(({ id }) => id),
      ),
      days: presented,
      items,
      notes,
    };
  }

  return {
    keptRow,
    present,
    async list({ userId }: Principal): Promise<{ trips: TripHead[]; total: number }> {
      const [found, plans] = await Promise.all([
        rows.listTrips(database.read, userId),
        rows.listTripPlans(database.read, userId),
      ]);
      const trips = found.map((row) => {
        const worn = plans.filter(({ trip_id }) => trip_id === row.id);
        const ids = [...worn.flatMap(({ item_ids }) => JSON.parse(item_ids) as string[])];
        return presentHead(row, [...new Set([...ids, ...(JSON.parse(row.extras) as string[])])]);
      });
      return { trips, total: trips.length };
    },
  };
}

/** What is ticked off counts as long as it is on the list. */
function presentHead(row: TripRow, list: string[]): TripHead {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    place: row.place,
    start_day: row.start_day,
    end_day: row.end_day,
    packed: (JSON.parse(row.packed) as string[]).filter((id) => list.includes(id)),
    extras: (JSON.parse(row.extras) as string[]).filter((id) => list.includes(id)),
    item_ids: list,
    item_count: list.length,
    at_least: row.at_least === null ? null : Math.min(row.at_least, list.length),
    created_at: row.created_at,
  };
}

export type TripReader = ReturnType<typeof createTripReader>;
