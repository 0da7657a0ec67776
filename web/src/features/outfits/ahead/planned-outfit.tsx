import type { DressedFor } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Collage } from '../collage.tsx';
import { outfitPalette } from '../outfit-words.ts';
import { dayPicture } from './day-looks.ts';
import { changeWords, startOf } from './day-words.ts';
import { PlanMore } from './plan-more.tsx';
import { dragPlan } from './use-plan-drop.ts';
import type { PlanMoves } from './use-plan-moves.ts';

/** What a day dresses for: its title, its time, and what kind it is. */
export function DressedTitle({ dressed }: { dressed: DressedFor }) {
  const { title, event_id, event_type, plan } = dressed;
  return (
    <div className="grid min-w-0 gap-0.5">
      <h3 className="text-sm font-medium wrap-anywhere">{title}</h3>
      <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        {startOf(dressed)}
        {event_id !== null && <span className="capitalize">{event_type}</span>}
        {plan?.worn_on && (
          <Badge tone="accent">
            <Trans>Worn</Trans>
          </Badge>
        )}
      </p>
    </div>
  );
}

type Props = {
  date: string;
  dressed: DressedFor;
  plan: NonNullable<DressedFor['plan']>;
  /** The one before on the same day. */
  before: DressedFor | undefined;
  today: string;
  moves: PlanMoves | undefined;
};

/** A planned outfit as a picture, with what to change for it since the one before. */
export function PlannedOutfit({ date, dressed, plan, before, today, moves }: Props) {
  const { title } = dressed;
  const change = changeWords(dressed, before);
  return (
    <>
      <figure
        draggable={moves !== undefined}
        onDragStart={(event) => dragPlan(event, plan.id)}
        className={cx(dayPicture, moves && 'cursor-grab')}
      >
        <Collage items={plan.items} layout={plan.layout} />
        <PaletteStrip palette={outfitPalette(plan.items)} className="pt-0.5" />
        <ul aria-label={t`Outfit for ${title}`} className="sr-only">
          {plan.items.map(({ id, description }) => (
            <li key={id}>{description}</li>
          ))}
        </ul>
      </figure>
      <div className="flex items-start justify-between gap-1">
        <DressedTitle dressed={dressed} />
        <PlanMore
          plan={plan}
          day={date}
          title={title}
          today={today}
          moves={moves}
          className="-me-2 -mt-2 size-9 shrink-0"
        />
      </div>
      {change !== undefined && <p className="text-sm">{change}</p>}
      {plan.reasons[0] && <p className="text-sm leading-5 text-pretty text-muted">{plan.reasons[0]}</p>}
    </>
  );
}
