import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { id, idParams } from '../wire/wire.ts';

export const votes = ['up', 'down'] as const;
export type Vote = (typeof votes)[number];

/** A thumb on one target of an analysis (see `feedbackTargets`); one per person and target. */
const feedback = z.object({ target: z.string(), vote: z.enum(votes) });
export type Feedback = z.infer<typeof feedback>;

const targetParams = z.object({ id, target: z.string().min(1).max(64) });

/** Votes on one kind of sentence or term; `agreement` is the share of thumbs up, 0 to 1. */
const agreement = z.object({
  kind: z.string(),
  up: z.number().int(),
  down: z.number().int(),
  agreement: z.number().min(0).max(1),
});
export type Agreement = z.infer<typeof agreement>;

export const feedbackEndpoints = {
  listFeedback: endpoint({
    ...paths.listFeedback,
    summary: 'The thumbs of the user on an analysis',
    params: idParams,
    response: z.object({ feedback: z.array(feedback), total: z.number().int() }),
    errors: ['not_found'],
  }),
  setFeedback: endpoint({
    ...paths.setFeedback,
    summary: 'A thumb up or down on the rating, a term or a sentence; again changes it',
    params: targetParams,
    body: z.strictObject({ vote: z.enum(votes) }),
    response: feedback,
    errors: ['not_found'],
  }),
  deleteFeedback: endpoint({
    ...paths.deleteFeedback,
    summary: 'Takes a thumb back',
    params: targetParams,
    response: z.object({ target: z.string() }),
    errors: ['not_found'],
  }),
  feedbackAgreement: endpoint({
    ...paths.feedbackAgreement,
    summary: 'How far people agree with the rating, its terms and each kind of sentence',
    response: z.object({ agreement: z.array(agreement), total: z.number().int(), people: z.number().int() }),
  }),
};
