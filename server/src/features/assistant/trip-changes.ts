import type { Change } from '@drape/engine/assistant/change';
import type { Principal } from '../../platform/http/mount.ts';
import type { OutfitService } from '../outfits/service.ts';

type Dependencies = {
  outfits: Pick<OutfitService, 'createTrip' | 'updateTrip' | 'removeTrip' | 'restoreTrip'>;
};

/** Keeps a packing list as a trip, and takes trips away and back; undefined for any other change. */
export function tripChangesOf({ outfits }: Dependencies) {
  return async (principal: Principal, change: Change): Promise<Change | undefined> => {
    switch (change.kind) {
      case 'add_trip': {
        const { name, place, firstDay, lastDay, itemIds } = change;
        const made = { name, place, start_day: firstDay, end_day: lastDay };
        const { id } = await outfits.createTrip(principal, made);
        await outfits.updateTrip(principal, id, { extras: itemIds });
        return { kind: 'delete_trips', tripIds: [id] };
      }
      case 'delete_trips':
        for (const id of change.tripIds) await outfits.removeTrip(principal, id);
        return { kind: 'restore_trips', tripIds: change.tripIds };
      case 'restore_trips':
        for (const id of change.tripIds) await outfits.restoreTrip(principal, id);
        return { kind: 'delete_trips', tripIds: change.tripIds };
      default:
        return undefined;
    }
  };
}
