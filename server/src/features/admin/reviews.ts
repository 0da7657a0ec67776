import type { Review } from '@drape/contract/admin/admin-figures';
import { adminLimits, type Period, type ReviewCategory } from '@drape/contract/admin/admin-options';
import { notFound } from '../../platform/app-error.ts';
import { type Clock, dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import { periodRange } from './period-range.ts';
import { presentReview } from './presenter.ts';
import * as reviewRows from './reviews-repository.ts';

export type ReviewDraft = {
  rating: number;
  category: ReviewCategory;
  comment: string;
  analysisId: string | undefined;
};

export type ReviewsPage = {
  reviews: Review[];
  page: number;
  total: number;
  total_pages: number;
  average: number | null;
  by_rating: { rating: number; count: number }[];
};

export type ReviewsService = {
  /** Throws `not_found` for an analysis of somebody else. */
  send(principal: Principal, draft: ReviewDraft): Promise<{ id: string }>;
  list(
    admin: Principal,
    query: { period: Period; category?: ReviewCategory | undefined; page: number },
  ): Promise<ReviewsPage>;
};

type Dependencies = { database: Database; clock: Clock; throttle: Throttle; kept: SlowQueryCache };

const stars = [5, 4, 3, 2, 1] as const;

/** What users tell the people behind the installation. */
export function createReviews({ database, clock, throttle, kept }: Dependencies): ReviewsService {
  return {
    async send({ userId }, { rating, category, comment, analysisId }) {
      if (analysisId && !(await reviewRows.ownsAnalysis(database.read, userId, analysisId)))
        throw notFound('This analysis');
      const rules = { [countedFor(userId, 'reviews')]: { limit: adminLimits.reviewsADay, windowMs: dayMs } };
      await throttle.take(rules, userId);
      const id = newId();
      await reviewRows.insertReview(database.write, {
        id,
        user_id: userId,
        analysis_id: analysisId ?? null,
        rating,
        category,
        comment,
        created_at: clock.now().toISOString(),
      });
      return { id };
    },
    async list({ timeZone }, { period, category, page }) {
      const { moments } = periodRange(period, clock.now(), timeZone);
      const query = { ...moments, category };
      const counts = await kept.of(`reviews ${period} ${timeZone} ${category}`, () =>
        reviewRows.countReviews(database.read, query),
      );
      const countOf = (rating: number) => counts.find((row) => row.rating === rating)?.count ?? 0;
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      const sum = counts.reduce((all, { rating, count }) => all + rating * count, 0);
      const rows = await reviewRows.listReviews(database.read, query, page, adminLimits.reviewsOnPage);
      return {
        reviews: rows.map(presentReview),
        page,
        total,
        total_pages: Math.ceil(total / adminLimits.reviewsOnPage),
        average: total === 0 ? null : Math.round((sum / total) * 10) / 10,
        by_rating: stars.map((rating) => ({ rating, count: countOf(rating) })),
      };
    },
  };
}
