import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';

/** One to five stars, also in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={`size-4 ${star <= rating ? 'fill-ink text-ink' : 'text-edge'}`}
        />
      ))}
      <span className="sr-only">
        <Trans>
          {rating} of 5 <Plural value={rating} one="star" other="stars" />
        </Trans>
      </span>
    </span>
  );
}
