import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { cx } from '../cx.ts';
import { type RatingBand, ratingBand, ratingWords, shownRating } from './rating-band.ts';

const bands: Record<RatingBand, { text: MessageDescriptor; look: string; Icon?: LucideIcon }> = {
  good: { text: msg`Looks great`, look: 'text-good', Icon: CircleCheck },
  fair: { text: msg`Works well`, look: 'text-fair' },
  poor: { text: msg`Room to grow`, look: 'text-poor', Icon: TriangleAlert },
};

type RatingProps = { rating: number; shown?: { low: number; high: number } | null };

/** A rating from 0 to 10, shown by its number, a colour and a word; `shown` is the band it is known to lie in. */
export function Rating({ rating, shown }: RatingProps) {
  const { text, look, Icon } = bands[ratingBand(rating)];
  return (
    <div className={cx('grid grid-cols-[auto_auto] items-end gap-x-3 gap-y-1.5', look)}>
      <p className="contents">
        <span className="sr-only">
          <Trans>Overall rating</Trans>{' '}
        </span>
        <span
          className={cx(
            'row-span-2 font-display figures leading-[0.8]',
            shown && shown.low !== shown.high ? 'text-[3.5rem]' : 'text-[6rem]',
          )}
        >
          {shown ? ratingWords(shown) : shownRating(rating)}
        </span>{' '}
        <span className="text-lg leading-none text-muted">/ 10</span>
      </p>
      <p className="flex items-center gap-1.5 leading-none font-medium">
        {Icon && <Icon aria-hidden className="size-4.5" />}
        {t(text)}
      </p>
    </div>
  );
}

const scoreStep = 5;

/** A score from 0 to 100 as it is shown, in fives. */
export const shownScore = (score: number): number => Math.round(score / scoreStep) * scoreStep;

/** The same on one line, for cards; `score` from 0 to 100, in fives, as the page of an analysis shows halves. */
export function Score({ score, className }: { score: number; className?: string }) {
  const { text, look, Icon } = bands[ratingBand(score / 10)];
  return (
    <span className={cx('inline-flex items-baseline gap-1.5 whitespace-nowrap', look, className)}>
      {Icon && <Icon aria-hidden className="size-4 translate-y-0.5" />}
      <span className="font-display figures text-xl">{shownScore(score)}</span>
      <span className="text-xs text-muted">/ 100</span>
      <span className="sr-only">, {t(text)}</span>
    </span>
  );
}
