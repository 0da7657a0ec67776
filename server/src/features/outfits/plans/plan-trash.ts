import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createTrash } from '../../../platform/trash.ts';
import * as plans from '../repository.ts';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

export function createPlanTrash(dependencies: Dependencies) {
  return createTrash(dependencies, {
    purgeKind: 'outfits.purge-plan',
    what: 'This outfit plan',
    find: plans.findPlan,
    async setDeletedAt(transaction, row, deleted_at) {
      await plans.updatePlan(transaction, row, { deleted_at });
    },
    purge: ({ user_id, id }) => plans.deletePlan(dependencies.database.write, user_id, id),
  });
}
