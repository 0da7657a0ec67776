import type { LookbookOutfit, OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatCalendarDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaletteNames } from '../../../ui/colour/palette-names.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { capitalised, wornWords } from '../../wardrobe/items/item-words.ts';
import { Collage } from '../collage.tsx';
import { OutfitColourNote } from '../outfit-colour-note.tsx';
import { OutfitTerms } from '../outfit-terms.tsx';
import { OutfitThumbs } from '../outfit-thumbs.tsx';
import { confidenceToldFrom, outfitPalette, outfitTitle } from '../outfit-words.ts';
import { PictureButtons } from '../picture-buttons.tsx';
import type { LookbookActions } from './use-lookbook-actions.ts';

type Props = { outfit: LookbookOutfit; actions: LookbookActions; onClose: () => void };

function Rename({ outfit, actions }: Omit<Props, 'onClose'>) {
  const [name, setName] = useState(outfitTitle(outfit));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void actions.rename(outfit, name.trim());
  };
  return (
    <form aria-label={t`Name of the outfit`} onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={t`Name`}
        value={name}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
        className="flex-1"
      />
      <Button type="submit" disabled={name.trim() === '' || name.trim() === outfitTitle(outfit)}>
        <Trans>Rename</Trans>
      </Button>
    </form>
  );
}

function Wears({ outfit, actions }: Omit<Props, 'onClose'>) {
  const [day, setDay] = useState(() => localDay());
  const noted = outfit.wears.some(({ date }) => date === day);
  const unreadable = day === '' || day > localDay();
  return (
    <section aria-label={t`When it was worn`} className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-display text-lg">{wornWords(outfit.wears.length)}</h3>
      {outfit.wears.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm">
          {outfit.wears.map(({ plan_id, date }) => (
            <li key={plan_id}>
              <Button
                size="sm"
                aria-label={t`Remove ${formatCalendarDay(date)}`}
                onClick={() => void actions.unwear(outfit, plan_id)}
              >
                {formatCalendarDay(date)}
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={t`Worn on`}
          type="date"
          max={localDay()}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className="flex-1"
        />
        <Button
          disabled={noted || unreadable || outfit.items.length === 0}
          onClick={() => void actions.wear(outfit, day)}
        >
          {noted ? t`Noted` : t`Mark as worn`}
        </Button>
      </div>
    </section>
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
        <section key={title} className="grid gap-2 border-t border-line pt-5">
          <h3 className="font-display text-lg wrap-anywhere">{title}</h3>
          <ul className="grid max-w-[60ch] gap-1.5 text-sm text-muted">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ),
  );
}

function ItemList({ outfit }: { outfit: LookbookOutfit }) {
  const missing = outfit.wardrobe_item_ids.length - outfit.items.length;
  return (
    <ul aria-label={t`Items of the outfit`} className="grid gap-1 text-sm">
      {outfit.items.map((item) => (
        <li key={item.id}>
          <Link to={`/wardrobe?item=${encodeURIComponent(item.id)}`} className={textLink}>
            {item.description}
          </Link>
          {item.status !== 'available' && (
            <span className="text-muted"> · {item.status.replaceAll('_', ' ')}</span>
          )}
        </li>
      ))}
      {missing > 0 && (
        <li className="text-muted">
          <Plural
            value={missing}
            one="One item is no longer in your wardrobe."
            other="# items are no longer in your wardrobe."
          />
        </li>
      )}
    </ul>
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
        <div className="grid content-start gap-2">
          <Collage items={outfit.items} layout={outfit.layout} />
          <PaletteStrip palette={outfitPalette(outfit.items)} size="tall" />
          <PaletteNames palette={outfitPalette(outfit.items)} />
          <OutfitColourNote items={outfit.items} />
        </div>
        <div className="grid content-start gap-5">
          <p className="font-display max-w-[40ch] text-lg">{outfit.outfit_description}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button asChild size="sm">
              <Link to={`/outfits/build?plan=${encodeURIComponent(outfit.id)}`}>
                <Pencil aria-hidden />
                <Trans>Edit</Trans>
              </Link>
            </Button>
            <PictureButtons outfit={outfit} />
          </div>
          <div className="-my-2 flex items-center justify-between gap-4">
            <p className="figures text-sm text-muted">
              {capitalised(outfit.event_type)}
              {outfit.confidence_score >= confidenceToldFrom && (
                <>
                  {' · '}
                  <Trans>{outfit.confidence_score}% confidence</Trans>
                </>
              )}
            </p>
            <OutfitThumbs thumb={outfit.thumb} onThumb={(thumb) => void actions.rate(outfit, thumb)} />
          </div>
          <ItemList outfit={outfit} />
          <Rename key={title} outfit={outfit} actions={actions} />
          <Wears outfit={outfit} actions={actions} />
          <Reasons plan={outfit} />
          <details className="border-t border-line pt-5">
            <summary className="cursor-pointer font-medium">
              <Trans>Score details</Trans>
            </summary>
            <div className="mt-4">
              <OutfitTerms terms={outfit.terms} />
            </div>
          </details>
          <Button variant="danger" onClick={remove} className="-ms-5 justify-self-start">
            <Trash2 aria-hidden />
            <Trans>Remove from the lookbook</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
