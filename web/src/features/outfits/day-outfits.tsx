import type { DressedFor, PlannedDay } from '@drape/contract/week';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { capitalised } from '../wardrobe/item-words.ts';
import { changeWords, startOf, weekdayOf } from './day-words.ts';
import { OutfitStrip } from './outfit-strip.tsx';
import { useRemovePlan } from './use-remove-plan.ts';

function Dressed({ dressed, before }: { dressed: DressedFor; before: DressedFor | undefined }) {
  const remove = useRemovePlan();
  const { title, event_id, event_type, plan } = dressed;
  const starts = startOf(dressed);
  const change = changeWords(dressed, before);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <p className="figures flex flex-wrap items-center gap-2 text-sm text-muted">
            {starts}
            {event_id !== null && <Badge>{capitalised(event_type)}</Badge>}
            {plan?.worn_on && (
              <Badge tone="accent">
                <Trans>Worn</Trans>
              </Badge>
            )}
          </p>
        </div>
        {plan && plan.worn_on === null && (
          <Button
            size="icon"
            variant="quiet"
            aria-label={t`Remove the outfit for ${title}`}
            onClick={() => void remove(plan.id)}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
      {plan ? (
        <>
          <OutfitStrip label={t`Outfit for ${title}`} items={plan.items} />
          {change !== undefined && <p className="text-sm">{change}</p>}
          {plan.reasons[0] && <p className="max-w-[60ch] text-sm text-muted">{plan.reasons[0]}</p>}
        </>
      ) : (
        <p className="text-sm text-muted">
          <Trans>No outfit yet.</Trans>
        </p>
      )}
    </li>
  );
}

type Props = {
  day: PlannedDay;
  /** The weather is not told twice where two days in a row say the same of it, as they do without a forecast. */
  dayBefore?: PlannedDay | undefined;
  today: string;
  /** What may be chosen for the day, where nothing is planned for it. */
  choice?: ReactNode;
};

/** A day: its weather, what it dresses for, and what to change between. */
export function DayOutfits({ day, dayBefore, today, choice }: Props) {
  const { date, outfits, weather_text } = day;
  return (
    <section
      aria-label={`${weekdayOf(date)}, ${formatShortDay(date)}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-7 wrap-anywhere md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12"
    >
      <div className="grid content-start gap-1.5">
        <h2 className="font-display text-lg">
          {date === today ? t`Today` : weekdayOf(date)}{' '}
          <span className="figures text-sm text-muted">{formatShortDay(date)}</span>
        </h2>
        {weather_text !== dayBefore?.weather_text && (
          <p className="max-w-[48ch] text-sm text-muted">{weather_text}</p>
        )}
        {choice}
      </div>
      {outfits.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {outfits.map((dressed, index) => (
            <Dressed key={dressed.event_id ?? dressed.title} dressed={dressed} before={outfits[index - 1]} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">
          <Trans>Nothing planned.</Trans>
        </p>
      )}
    </section>
  );
}
