import type { Agreement, Feedback, Vote } from '@drape/contract/analysis/feedback';
import { feedbackTargets } from '@drape/contract/analysis/feedback-targets';
import { notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { SlowQueryCache } from '../../../platform/slow-query-cache.ts';
import { presentVote, resultOf } from '../presenter.ts';
import * as analyses from '../repository.ts';

export type FeedbackService = {
  list(principal: Principal, analysisId: string): Promise<{ feedback: Feedback[]; total: number }>;
  /** Throws `not_found` for an analysis of somebody else and for what is not part of it. */
  set(principal: Principal, analysisId: string, target: string, vote: Vote): Promise<Feedback>;
  remove(principal: Principal, analysisId: string, target: string): Promise<{ target: string }>;
  agreement(): Promise<{ agreement: Agreement[]; total: number; people: number }>;
};

type Dependencies = { database: Database; clock: Clock; kept: SlowQueryCache };

/** Thumbs on the rating, its terms and single sentences of an analysis, and how far people agree. */
export function createFeedback({ database, clock, kept }: Dependencies): FeedbackService {
  async function kindsOf({ userId }: Principal, analysisId: string): Promise<Map<string, string>> {
    const row = await analyses.findAnalysis(database.read, userId, analysisId);
    if (!row || row.deleted_at !== null) throw notFound('This analysis');
    return feedbackTargets(resultOf(row));
  }

  async function kindOf(principal: Principal, analysisId: string, target: string): Promise<string> {
    const kind = (await kindsOf(principal, analysisId)).get(target);
    if (kind === undefined) throw notFound('This sentence');
    return kind;
  }

  return {
    async list(principal, analysisId) {
      await kindsOf(principal, analysisId);
      const feedback = (await analyses.listFeedback(database.read, principal.userId, analysisId)).map(
        presentVote,
      );
      return { feedback, total: feedback.length };
    },
    async set(principal, analysisId, target, vote) {
      const row = {
        user_id: principal.userId,
        analysis_id: analysisId,
        target,
        kind: await kindOf(principal, analysisId, target),
        up: vote === 'up' ? 1 : 0,
        updated_at: clock.now().toISOString(),
      };
      await analyses.saveFeedback(database.write, row);
      return presentVote(row);
    },
    async remove(principal, analysisId, target) {
      await kindOf(principal, analysisId, target);
      await analyses.deleteFeedback(database.write, principal.userId, analysisId, target);
      return { target };
    },
    async agreement() {
      const counts = await kept.of('feedback', () => analyses.countFeedback(database.read));
      const agreement = agreementOf(counts);
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      return {
        agreement,
        total,
        people: await kept.of('people of feedback', () => analyses.countFeedbackPeople(database.read)),
      };
    },
  };
}

type Counted = { kind: string; up: number; count: number };

/** One row for each kind, the most voted first. */
function agreementOf(counts: readonly Counted[]): Agreement[] {
  const byKind = new Map<string, { up: number; down: number }>();
  for (const { kind, up, count } of counts) {
    const known = byKind.get(kind) ?? { up: 0, down: 0 };
    known[up === 1 ? 'up' : 'down'] += count;
    byKind.set(kind, known);
  }
  return [...byKind]
    .map(([kind, { up, down }]) => ({ kind, up, down, agreement: up / (up + down) }))
    .sort((x, y) => y.up + y.down - (x.up + x.down) || (x.kind < y.kind ? -1 : 1));
}
