import type { WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { formatCalendarDay, formatMoney } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { wornWords } from '../items/item-words.ts';
import type { ItemActions } from '../items/use-item-actions.ts';
import { WearMonths } from './wear-months.tsx';

const shownAtFirst = 4;

type Props = { item: WardrobeItemDetail; actions: ItemActions };

/** The days on which an item was worn, and what a wear has cost so far. */
export function WearLog({ item, actions }: Props) {
  const today = localDay();
  const [day, setDay] = useState(today);
  const [pending, setPending] = useState(false);
  const mark = async (date: string) => {
    setPending(true);
    await actions.markWorn(item, date);
    setPending(false);
  };
  return (
    <section aria-labelledby="wear-log" className="grid gap-4">
      <h3 id="wear-log" className="font-display text-lg">
        <Trans>Wear log</Trans>
      </h3>
      <p className="figures flex flex-wrap gap-x-5 text-sm">
        <span>{wornWords(item.times_worn)}</span>
        {item.last_worn !== null && (
          <span className="text-muted">
            <Trans>Last on {formatCalendarDay(item.last_worn)}</Trans>
          </span>
        )}
        {item.cost_per_wear !== null && (
          <span>
            <Trans>
              {formatMoney(item.cost_per_wear, item.currency)} <span className="text-muted">a wear</span>
            </Trans>
          </span>
        )}
      </p>
      <WearMonths dates={item.worn_dates} />
      <details className="group">
        <summary className="flex h-9 w-fit cursor-pointer list-none items-center gap-1.5 text-sm font-medium [&::-webkit-details-marker]:hidden">
          <Trans>Change days</Trans>
          <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-2">
          <div className="flex flex-wrap items-end gap-2">
            <TextField
              label={t`Day`}
              type="date"
              max={today}
              value={day}
              onChange={(event) => setDay(event.target.value)}
              className="min-w-40 flex-1"
            />
            <Button
              pending={pending}
              disabled={day === '' || day > today || item.worn_dates.includes(day)}
              onClick={() => void mark(day)}
            >
              {item.worn_dates.includes(day)
                ? t`Already noted`
                : day === today
                  ? t`Worn today`
                  : t`Worn that day`}
            </Button>
          </div>
          <DaysWorn item={item} actions={actions} />
        </div>
      </details>
    </section>
  );
}

function DaysWorn({ item, actions }: Props) {
  const [all, setAll] = useState(false);
  const dates = all ? item.worn_dates : item.worn_dates.slice(0, shownAtFirst);
  if (dates.length === 0) return null;
  return (
    <>
      <ul aria-label={t`Days worn`} className="flex flex-wrap gap-2">
        {dates.map((date) => (
          <li
            key={date}
            className="figures inline-flex h-9 items-center rounded-full border border-line ps-3 text-sm"
          >
            {formatCalendarDay(date)}
            <button
              type="button"
              aria-label={t`Remove ${formatCalendarDay(date)}`}
              onClick={() => void actions.unmarkWorn(item, date)}
              className="grid size-9 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {!all && item.worn_dates.length > shownAtFirst && (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)} className="-ms-3 justify-self-start">
          <Trans>Show all {item.worn_dates.length} days</Trans>
        </Button>
      )}
    </>
  );
}
