import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { PhotoWorkers } from '../src/platform/imaging/photo-pool.ts';

/**
 * The same threads for photos, which are asked only once about the same photo: most tests send a few drawn ones over and
 * over, and what a thread answers depends on nothing but its task.
 */
export function rememberingPhotos(workers: PhotoWorkers): PhotoWorkers {
  const answers = new Map<string, unknown>();
  return {
    get preparing() {
      return workers.preparing;
    },
    set preparing(work) {
      workers.preparing = work;
    },
    pool: {
      async run(task, options) {
        const asked = createHash('sha256').update(serialize([options?.name, task]));
        const key = asked.digest('hex');
        // A task that fails or is given up is not remembered, and goes to a thread the next time.
        if (!answers.has(key)) answers.set(key, structuredClone(await workers.pool.run(task, options)));
        return structuredClone(answers.get(key));
      },
      destroy: () => workers.pool.destroy(),
    },
  };
}
