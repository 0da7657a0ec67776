import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatCalendarDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { wornWords } from '../../wardrobe/items/item-words.ts';
import { outfitTitle } from '../outfit-words.ts';
import type { LookbookActions } from './use-lookbook-actions.ts';

type Props = { outfit: LookbookOutfit; actions: LookbookActions };

/** Giving it another name. */
export function OutfitName({ outfit, actions }: Props) {
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

/** The days on which exactly these items were worn, to add to and take from. */
export function DaysWorn({ outfit, actions }: Props) {
  const [day, setDay] = useState(() => localDay());
  const noted = outfit.wears.some(({ date }) => date === day);
  const unreadable = day === '' || day > localDay();
  return (
    <section aria-label={t`When it was worn`} className="grid gap-3">
      <h3 className="font-medium">{wornWords(outfit.wears.length)}</h3>
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
