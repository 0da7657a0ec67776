import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createTrash } from '../../../platform/trash.ts';
import * as rows from '../repository.ts';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

/** A deleted trip takes its plans along, except saved ones. */
export function createTripTrash(dependencies: Dependencies) {
  const { database } = dependencies;
  return createTrash(dependencies, {
    purgeKind: 'outfits.purge-trip',
    what: 'This trip',
    find: rows.findTrip,
    async setDeletedAt(transaction, row, deleted_at) {
      await rows.updateTrip(transaction, row, { deleted_at });
      await rows.binTripPlans(transaction, row, deleted_at);
    },
    purge: ({ user_id, id }) =>
      database.transaction((transaction) => rows.deleteTrip(transaction, user_id, id)),
  });
}
