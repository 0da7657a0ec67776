import type { Review } from '@drape/contract/admin-figures';
import { type Period, type ReviewCategory, reviewCategories } from '@drape/contract/admin-options';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { InlineSelect } from '../../ui/inline-select.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { AdminSection } from './admin-section.tsx';
import { FeedbackAgreement } from './feedback-agreement.tsx';
import { Loaded } from './loaded.tsx';
import { reviewsQuery } from './queries.ts';
import { Stars } from './stars.tsx';

const words: Record<ReviewCategory, string> = {
  positive: 'Positive',
  suggestion: 'Suggestion',
  issue: 'Issue',
};

const options = [
  { value: '', label: 'Every category' },
  ...reviewCategories.map((value) => ({ value, label: words[value] })),
];

function ReviewEntry({ review }: { review: Review }) {
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <Badge tone={review.category === 'issue' ? 'accent' : 'neutral'}>{words[review.category]}</Badge>
        <span className="font-medium">@{review.user}</span>
        <span className="text-muted">{formatDay(review.date)}</span>
        {review.analysis_id !== null && <span className="text-muted">after an analysis</span>}
      </p>
      {review.comment === '' ? (
        <p className="text-sm text-muted">Without a comment</p>
      ) : (
        <p className="max-w-[68ch] break-words whitespace-pre-line">{review.comment}</p>
      )}
    </li>
  );
}

/** What people say of the product, and how far they agree with what it says. */
export function FeedbackPanel({ period }: { period: Period }) {
  const [category, setCategory] = useState<ReviewCategory | undefined>();
  const [page, setPage] = useState(1);
  const query = useQuery(reviewsQuery({ period, page, ...(category ? { category } : {}) }));
  return (
    <>
      <AdminSection
        title="Reviews"
        lead="From the form under Support and below every analysis."
        action={
          <InlineSelect
            label="Category"
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
              <p className="text-muted">Nobody has written anything in this period yet.</p>
            ) : (
              <div className="grid gap-6">
                <p className="figures">
                  <span className="font-display text-2xl">{average}</span>
                  <span className="text-muted">
                    {' '}
                    of 5, {formatCount(total)} {total === 1 ? 'review' : 'reviews'} (
                    {by_rating.map(({ rating, count }) => `${rating}★ ${count}`).join(', ')})
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
