import type { DressedFor, PlannedDay } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, Plus, Shirt } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatShortDay } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { Collage } from '../collage.tsx';
import { outfitPalette } from '../outfit-words.ts';
import { changeWords, startOf, weekdayOf } from './day-words.ts';
import { dragPlan, usePlanDrop } from './use-plan-drop.ts';
import type { PlanMoves } from './use-plan-moves.ts';

const PlannedDialog = lazy(async () => ({ default: (await import('./planned-dialog.tsx')).PlannedDialog }));

const frame =
  'grid aspect-4/5 place-items-center content-center gap-2 rounded-photo border border-dashed border-edge p-4 text-center text-sm text-muted';

type DressedProps = {
  day: PlannedDay;
  dressed: DressedFor;
  before: DressedFor | undefined;
  today: string;
  moves: PlanMoves | undefined;
};

function Dressed({ day, dressed, before, today, moves }: DressedProps) {
  const { title, event_id, event_type, plan } = dressed;
  const [opened, setOpened] = useState(false);
  const change = changeWords(dressed, before);
  const starts = startOf(dressed);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      {plan ? (
        <figure
          draggable={moves !== undefined}
          onDragStart={(event) => dragPlan(event, plan.id)}
          className={cx(moves && 'cursor-grab')}
        >
          <Collage items={plan.items} layout={plan.layout} />
          <PaletteStrip palette={outfitPalette(plan.items)} className="pt-0.5" />
          <ul aria-label={t`Outfit for ${title}`} className="sr-only">
            {plan.items.map(({ id, description }) => (
              <li key={id}>{description}</li>
            ))}
          </ul>
        </figure>
      ) : (
        <Link
          to={event_id === null ? '/outfits/build' : `/outfits/build?event=${encodeURIComponent(event_id)}`}
          className={cx(frame, 'transition-colors hover:border-ink hover:text-ink')}
        >
          <Plus aria-hidden className="size-5" strokeWidth={1.5} />
          <Trans>No outfit yet.</Trans>
        </Link>
      )}
      <div className="flex items-start justify-between gap-1">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-sm font-medium wrap-anywhere">{title}</h3>
          <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            {starts}
            {event_id !== null && <span className="capitalize">{event_type}</span>}
            {plan?.worn_on && (
              <Badge tone="accent">
                <Trans>Worn</Trans>
              </Badge>
            )}
          </p>
        </div>
        {plan && (
          <Button
            size="icon"
            variant="quiet"
            aria-label={t`More for ${title}`}
            onClick={() => setOpened(true)}
            className="-me-2 -mt-2 size-9 shrink-0"
          >
            <Ellipsis aria-hidden />
          </Button>
        )}
        {plan && opened && (
          <Suspense>
            <PlannedDialog
              plan={plan}
              date={day.date}
              title={title}
              today={today}
              moves={moves}
              onClose={() => setOpened(false)}
            />
          </Suspense>
        )}
      </div>
      {change !== undefined && <p className="text-sm">{change}</p>}
      {plan?.reasons[0] && <p className="line-clamp-3 text-xs text-muted">{plan.reasons[0]}</p>}
    </li>
  );
}

type NothingPlannedProps = { date: string; choice: ReactNode };

/** A day without an outfit: one may be laid out by hand, where there is still a choice for it. */
function NothingPlanned({ date, choice }: NothingPlannedProps) {
  if (!choice) {
    return (
      <p className={cx(frame, 'max-md:aspect-2/1')}>
        <Shirt aria-hidden className="size-8 text-edge" strokeWidth={1} />
        <Trans>Nothing planned.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <div className={cx(frame, 'relative max-md:aspect-2/1 hover:border-ink')}>
        <Shirt aria-hidden className="size-8 text-edge" strokeWidth={1} />
        <p>
          <Trans>Nothing planned.</Trans>
        </p>
        <Link
          to={`/outfits/build?day=${date}`}
          aria-label={t`Build an outfit for ${weekdayOf(date)}`}
          className={cx(textLink, 'after:absolute after:inset-0')}
        >
          <Trans>Build an outfit</Trans>
        </Link>
      </div>
      {choice}
    </div>
  );
}

type Props = {
  day: PlannedDay;
  /** The weather is not repeated where two days in a row have the same text, as they do without a forecast. */
  dayBefore?: PlannedDay | undefined;
  today: string;
  /** What may be chosen for the day, where nothing is planned for it. */
  choice?: ReactNode;
  /** How an outfit comes to another day; absent where it can't. */
  moves?: PlanMoves;
};

/** A day as a column: its weather, and what is worn on it as pictures. An outfit of another day may be dropped on it. */
export function DayColumn({ day, dayBefore, today, choice, moves }: Props) {
  const { date, outfits, weather_text } = day;
  const { isOver, handlers } = usePlanDrop(date, moves);
  return (
    <section
      aria-label={`${weekdayOf(date)}, ${formatShortDay(date)}`}
      data-day={date}
      {...handlers}
      className={cx(
        'grid snap-start grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-photo transition-colors',
        isOver && 'bg-wash outline-2 outline-offset-4 outline-ink',
      )}
    >
      <div
        className="border-t-2 border-line pt-2 data-[today=true]:border-accent"
        data-today={date === today}
      >
        <h2 className="font-display text-lg leading-6">
          {date === today ? t`Today` : weekdayOf(date)}{' '}
          <span className="figures font-sans text-xs whitespace-nowrap text-muted">
            {formatShortDay(date)}
          </span>
        </h2>
        <p className="min-h-4 text-xs text-muted">
          {weather_text !== dayBefore?.weather_text ? weather_text : ''}
        </p>
      </div>
      {outfits.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {outfits.map((dressed, index) => (
            <Dressed
              key={dressed.event_id ?? dressed.title}
              day={day}
              dressed={dressed}
              before={outfits[index - 1]}
              today={today}
              moves={moves}
            />
          ))}
        </ul>
      ) : (
        <NothingPlanned date={date} choice={choice} />
      )}
    </section>
  );
}
