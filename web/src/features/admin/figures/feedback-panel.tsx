import type { Review } from '@drape/contract/admin/admin-figures';
import { type Period, type ReviewCategory, reviewCategories } from '@drape/contract/admin/admin-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { AdminSection } from '../admin-section.tsx';
import { EmptyActions } from '../empty-actions.tsx';
import { ExampleReviews } from '../examples.tsx';
import { Loaded } from '../loaded.tsx';
import { reviewsQuery } from '../queries.ts';
import { FeedbackAgreement } from './feedback-agreement.tsx';
import { Stars } from './stars.tsx';

const words: Record<ReviewCategory, MessageDescriptor> = {
  positive: msg`Positive`,
  suggestion: msg`Suggestion`,
  issue: msg`Issue`,
};

const options = [
  { value: '', label: msg`Every category` },
  ...reviewCategories.map((value) => ({ value, label: words[value] })),
];

function ReviewEntry({ review }: { review: Review }) {
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <Badge tone={review.category === 'issue' ? 'accent' : 'neutral'}>{t(words[review.category])}</Badge>
        <span className="font-medium">@{review.user}</span>
        <span className="text-muted">{formatDay(review.date)}</span>
        {review.analysis_id !== null && (
          <span className="text-muted">
            <Trans>after an analysis</Trans>
          </span>
        )}
      </p>
      {review.comment === '' ? (
        <p className="text-sm text-muted">
          <Trans>Without a comment</Trans>
        </p>
      ) : (
        <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{review.comment}</p>
      )}
    </li>
  );
}

/** What people say of the product, and how far they agree with what it says. */
export function FeedbackPanel({ period }: { period: Period }) {
  const [category, setCategory] = useState<ReviewCategory | undefined>();
  const [page, setPage] = useState(1);
  const query = useQuery(reviewsQuery({ period, page, ...(category ? { category } : {}) }));
  const isEmpty = query.data?.total === 0 && category === undefined;
  if (isEmpty)
    return (
      <>
        <EmptyState
          title={t`Nobody has written in this period yet.`}
          action={<EmptyActions period={period} to="/support" label={t`See the form`} />}
          art={<ExampleReviews />}
        >
          <Trans>
            Stars, a category and the person’s own words appear here, from the form under Support and below
            every analysis.
          </Trans>
        </EmptyState>
        <FeedbackAgreement isExtra />
      </>
    );
  return (
    <>
      <AdminSection
        title={t`Reviews`}
        lead={t`From the form under Support and below every analysis.`}
        action={
          <InlineSelect
            label={t`Category`}
            className="w-48 print:hidden"
            options={options}
            value={category ?? ''}
            marked={category !== undefined}
            onValueChange={(value) => {
              setCategory(reviewCategories.find((known) => known === value));
              setPage(1);
            }}
          />
        }
      >
        <Loaded query={query}>
          {({ reviews, total, total_pages, average, by_rating }) =>
            total === 0 ? (
              <p className="text-muted">
                <Trans>Nothing in this category.</Trans>
              </p>
            ) : (
              <div className="grid gap-6">
                <p className="figures">
                  <span className="font-display text-2xl">{average}</span>
                  <span className="text-muted">
                    {' '}
                    <Trans>
                      of 5, <Plural value={total} one="# review" other="# reviews" /> (
                      {by_rating.map(({ rating, count }) => `${rating}★ ${count}`).join(', ')})
                    </Trans>
                  </span>
                </p>
                <ul>
                  {reviews.map((review) => (
                    <ReviewEntry key={review.id} review={review} />
                  ))}
                </ul>
                <Pagination page={page} totalPages={total_pages} onPage={setPage} />
              </div>
            )
          }
        </Loaded>
      </AdminSection>
      <FeedbackAgreement />
    </>
  );
}
