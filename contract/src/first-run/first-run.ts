import { z } from 'zod';
import { firstRunSteps, sampleSets } from '../profile/options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';

const ids = z.array(z.string());

const step = z.object({
  step: z.enum(firstRunSteps),
  /** Done by what the person has; skipped by their word until it is done. */
  state: z.enum(['open', 'done', 'skipped']),
});

/** What is there as a sample; `changed` counts the items and events among it that a person has edited since. */
const samples = z.object({
  analyses: ids,
  items: ids,
  events: ids,
  changed: z.number().int(),
});

/** The guided start. `dismissed` once the person does not want to be asked any more. */
export const firstRun = z.object({ steps: z.array(step), dismissed: z.boolean(), samples });
export type FirstRun = z.infer<typeof firstRun>;

export const firstRunEndpoints = {
  getFirstRun: endpoint({
    ...paths.getFirstRun,
    summary: 'How far the guided start has come, and which things are samples',
    response: firstRun,
  }),
  updateFirstRun: endpoint({
    ...paths.updateFirstRun,
    summary: 'Skips a step of the guided start, takes it up again, or puts the guide away',
    body: z.strictObject({
      skip: z.enum(firstRunSteps).optional(),
      take_up: z.enum(firstRunSteps).optional(),
      dismissed: z.boolean().optional(),
    }),
    response: firstRun,
  }),
  addSamples: endpoint({
    ...paths.addSamples,
    summary: 'Adds a sample: an analysed photo, or a small wardrobe with an event; what is there stays',
    body: z.strictObject({ set: z.enum(sampleSets) }),
    response: firstRun,
    errors: ['limit_reached', 'too_many_requests', 'unavailable'],
    creates: true,
  }),
  removeSamples: endpoint({
    ...paths.removeSamples,
    summary: 'Removes the samples, those that a person has changed only when asked to; all can be restored',
    query: z.object({
      changed: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
    }),
    response: z.object({
      removed: z.object({ analyses: ids, items: ids, events: ids }),
      first_run: firstRun,
    }),
  }),
};
