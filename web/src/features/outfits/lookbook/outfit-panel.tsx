import type { LookbookOutfit, OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown, Pencil, Shirt, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaletteNames } from '../../../ui/colour/palette-names.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { shownScale } from '../../wardrobe/items/item-measure.ts';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { capitalised } from '../../wardrobe/items/item-words.ts';
import { Collage } from '../collage.tsx';
import { OutfitColourNote } from '../outfit-colour-note.tsx';
import { OutfitTerms } from '../outfit-terms.tsx';
import { OutfitThumbs } from '../outfit-thumbs.tsx';
import { confidenceToldFrom, outfitPalette, outfitTitle } from '../outfit-words.ts';
import { PictureButtons } from '../picture-buttons.tsx';
import { DaysWorn, OutfitName } from './outfit-name-and-days.tsx';
import type { LookbookActions } from './use-lookbook-actions.ts';

type Props = { outfit: LookbookOutfit; actions: LookbookActions; onClose: () => void };

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group -mb-6 border-t border-line">
      <summary className="flex h-13 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-6">{children}</div>
    </details>
  );
}

function Reasons({ plan }: { plan: OutfitPlan }) {
  const lists = [
    [t`Why it works`, plan.reasons],
    [t`What would raise it`, plan.improvements],
  ] as const;
  return lists.map(
    ([title, sentences]) =>
      sentences.length > 0 && (
        <section key={title} className="grid gap-0.5">
          <h3 className="text-sm text-muted">{title}</h3>
          <ul className="grid max-w-[60ch] gap-1.5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ),
  );
}

function Pieces({ outfit }: { outfit: LookbookOutfit }) {
  const missing = outfit.wardrobe_item_ids.length - outfit.items.length;
  return (
    <div className="grid gap-2">
      <ul
        aria-label={t`Items of the outfit`}
        className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 md:grid-cols-3"
      >
        {outfit.items.map((item) => (
          <li key={item.id} className="group relative min-w-0">
            <ItemPicture
              src={item.thumbnail_url}
              item={item}
              scale={shownScale(item)}
              className="aspect-4/5"
            />
            <Link
              to={`/wardrobe?item=${encodeURIComponent(item.id)}`}
              className="mt-1 line-clamp-2 text-xs after:absolute after:inset-0 after:rounded-photo group-hover:underline"
            >
              {item.description}
            </Link>
            {item.status !== 'available' && (
              <span className="text-xs text-muted">{item.status.replaceAll('_', ' ')}</span>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className="text-sm text-muted">
          <Plural
            value={missing}
            one="One item is no longer in your wardrobe."
            other="# items are no longer in your wardrobe."
          />
        </p>
      )}
    </div>
  );
}

function Main({ outfit, actions }: Omit<Props, 'onClose'>) {
  const today = localDay();
  const isWorn = outfit.wears.some(({ date }) => date === today);
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-sm:[&>:is(a,button)]:px-3 sm:gap-2">
      <Button
        variant="primary"
        disabled={isWorn || outfit.items.length === 0}
        onClick={() => void actions.wear(outfit, today)}
      >
        <Shirt aria-hidden />
        {isWorn ? t`Worn today` : t`Wear today`}
      </Button>
      <Button asChild>
        <Link to={`/outfits/build?plan=${encodeURIComponent(outfit.id)}`}>
          <Pencil aria-hidden />
          <Trans>Edit</Trans>
        </Link>
      </Button>
      <span className="-me-2 ms-auto">
        <OutfitThumbs thumb={outfit.thumb} onThumb={(thumb) => void actions.rate(outfit, thumb)} />
      </span>
    </div>
  );
}

/** One outfit of the lookbook at full size, with its reasons and everything that can be done with it. */
export function OutfitPanel({ outfit, actions, onClose }: Props) {
  const title = outfitTitle(outfit);
  const remove = () => {
    onClose();
    void actions.remove(outfit);
  };
  return (
    <Dialog open shape="panel" title={title} onOpenChange={(open) => !open && onClose()}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-2 md:sticky md:top-24 md:self-start">
          <Collage items={outfit.items} layout={outfit.layout} />
          <PaletteStrip palette={outfitPalette(outfit.items)} size="tall" />
          <OutfitColourNote items={outfit.items} />
        </div>
        <div className="grid content-start gap-6">
          <p className="font-display max-w-[40ch] text-lg">{outfit.outfit_description}</p>
          <Main outfit={outfit} actions={actions} />
          <Pieces outfit={outfit} />
          <Reasons plan={outfit} />
          <Folded title={t`Name and days worn`}>
            <OutfitName key={title} outfit={outfit} actions={actions} />
            <DaysWorn outfit={outfit} actions={actions} />
          </Folded>
          <Folded title={t`Score details`}>
            <p className="figures text-sm text-muted">
              {capitalised(outfit.event_type)}
              {outfit.confidence_score >= confidenceToldFrom && (
                <>
                  {' · '}
                  <Trans>{outfit.confidence_score}% confidence</Trans>
                </>
              )}
            </p>
            <OutfitTerms terms={outfit.terms} />
            <PaletteNames palette={outfitPalette(outfit.items)} />
          </Folded>
          <Folded title={t`Share or remove`}>
            <div className="flex flex-wrap items-center gap-2">
              <PictureButtons outfit={outfit} />
              <Button size="sm" variant="danger" onClick={remove}>
                <Trash2 aria-hidden />
                <Trans>Remove from the lookbook</Trans>
              </Button>
            </div>
          </Folded>
        </div>
      </div>
    </Dialog>
  );
}
