import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Shirt } from 'lucide-react';
import { useId } from 'react';
import { formatCalendarDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { capitalised, wornWords } from '../../wardrobe/items/item-words.ts';
import { Collage } from '../collage.tsx';
import { OutfitThumbs } from '../outfit-thumbs.tsx';
import { confidenceToldFrom, outfitPalette, outfitTitle } from '../outfit-words.ts';
import type { LookbookActions } from './use-lookbook-actions.ts';

type Props = {
  outfit: LookbookOutfit;
  /** Its number in the lookbook, from the oldest on. */
  number: number;
  isFeature: boolean;
  actions: LookbookActions;
  onOpen: (id: string) => void;
};

function WearButton({ outfit, actions }: Pick<Props, 'outfit' | 'actions'>) {
  const today = outfit.wears.find(({ date }) => date === localDay());
  const label = today === undefined ? t`Wear today` : t`Worn today`;
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={today !== undefined}
      aria-label={`${label}: ${outfitTitle(outfit)}`}
      disabled={outfit.items.length === 0}
      onClick={() =>
        void (today === undefined ? actions.wear(outfit) : actions.unwear(outfit, today.plan_id))
      }
      className="relative z-10 -ms-3"
    >
      {today === undefined ? <Shirt aria-hidden /> : <Check aria-hidden />}
      {label}
    </Button>
  );
}

/** An outfit of the lookbook: the collage, its caption, and what is done most often. */
export function OutfitCard({ outfit, number, isFeature, actions, onOpen }: Props) {
  const headingId = useId();
  const title = outfitTitle(outfit);
  const [last] = outfit.wears;
  return (
    <article aria-labelledby={headingId} className="group relative flex h-full flex-col">
      <Collage items={outfit.items} layout={outfit.layout} className="w-full" />
      <PaletteStrip palette={outfitPalette(outfit.items)} focusable={false} className="z-10 pt-1" />
      <div className="mt-1 flex items-baseline justify-between gap-4">
        <h2
          id={headingId}
          className={cx('font-display min-w-0 wrap-anywhere', isFeature ? 'text-lg md:text-xl' : 'text-lg')}
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(outfit.id)}
            className="text-start after:absolute after:inset-0 after:rounded-photo group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {title}
          </button>
        </h2>
        <span aria-hidden className="figures text-sm whitespace-nowrap text-muted">
          <Trans>No. {number}</Trans>
        </span>
      </div>
      <p className="figures mt-1 text-sm text-muted">
        {capitalised(outfit.event_type)}
        {outfit.confidence_score >= confidenceToldFrom && (
          <>
            {' · '}
            <Trans>{outfit.confidence_score}% confidence</Trans>
          </>
        )}
        <span className="block">
          {last === undefined
            ? wornWords(0)
            : plural(outfit.wears.length, {
                one: `Worn once, last on ${formatCalendarDay(last.date)}`,
                other: `Worn # times, last on ${formatCalendarDay(last.date)}`,
              })}
        </span>
      </p>
      {isFeature && (
        <p className="mt-3 max-w-[60ch] max-lg:hidden">
          {outfit.outfit_description} <span className="text-muted">{outfit.reasons[0]}</span>
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between">
        <WearButton outfit={outfit} actions={actions} />
        <OutfitThumbs
          about={title}
          thumb={outfit.thumb}
          onThumb={(thumb) => void actions.rate(outfit, thumb)}
        />
      </div>
    </article>
  );
}
