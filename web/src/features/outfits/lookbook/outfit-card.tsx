import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Shirt } from 'lucide-react';
import { useId } from 'react';
import { formatCalendarDay, formatShortDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { capitalised, wornWords } from '../../wardrobe/items/item-words.ts';
import { Collage } from '../collage.tsx';
import { confidenceToldFrom, outfitPalette, outfitTitle } from '../outfit-words.ts';
import type { LookbookActions } from './use-lookbook-actions.ts';

type Props = {
  outfit: LookbookOutfit;
  actions: LookbookActions;
  onOpen: (id: string) => void;
};

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** A day of the last year needs no year. */
function daySaid(day: string): string {
  return Date.parse(localDay()) - Date.parse(day) < yearMs ? formatShortDay(day) : formatCalendarDay(day);
}

function WearButton({ outfit, actions }: Pick<Props, 'outfit' | 'actions'>) {
  const today = outfit.wears.find(({ date }) => date === localDay());
  const label = today === undefined ? t`Wear today` : t`Worn today`;
  return (
    <Button
      needsNetwork
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
export function OutfitCard({ outfit, actions, onOpen }: Props) {
  const headingId = useId();
  const title = outfitTitle(outfit);
  const [last] = outfit.wears;
  return (
    <article aria-labelledby={headingId} className="group relative flex h-full flex-col">
      <Collage items={outfit.items} layout={outfit.layout} className="w-full" />
      <PaletteStrip palette={outfitPalette(outfit.items)} focusable={false} className="z-10 pt-1" />
      <h2 id={headingId} className="font-display mt-1 text-lg wrap-anywhere">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(outfit.id)}
          className="text-start after:absolute after:inset-0 after:rounded-photo group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {title}
        </button>
      </h2>
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
                one: `Worn once, last on ${daySaid(last.date)}`,
                other: `Worn # times, last on ${daySaid(last.date)}`,
              })}
        </span>
      </p>
      <div className="mt-auto pt-1">
        <WearButton outfit={outfit} actions={actions} />
      </div>
    </article>
  );
}
