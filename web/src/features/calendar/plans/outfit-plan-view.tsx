import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Shuffle } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { WrittenBy } from '../../models/written-by.tsx';
import { Collage } from '../../outfits/collage.tsx';
import { OutfitColourNote } from '../../outfits/outfit-colour-note.tsx';
import { outfitPalette } from '../../outfits/outfit-words.ts';
import { calendarMessages as says } from '../calendar-messages.ts';
import { eventDay } from '../events/upcoming-events.ts';
import type { OutfitActions } from '../use-outfit-actions.ts';
import { PlanItems } from './plan-items.tsx';

export type OutfitPlanProps = {
  event: CalendarEvent;
  plan: OutfitPlan;
  actions: OutfitActions;
  canGenerate: boolean;
};
type Props = OutfitPlanProps & {
  /** The third control beside wearing it and trying another. */
  more?: ReactNode;
  picture?: Ref<HTMLDivElement>;
};

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t border-line py-2.5 text-sm">
      <summary className="cursor-pointer font-medium">{title}</summary>
      <ul className="mt-2 grid max-w-[64ch] gap-1.5 text-muted">{children}</ul>
    </details>
  );
}

function Reasons({ plan, reasons }: { plan: OutfitPlan; reasons: string[] }) {
  const lists = [
    [t`Why this outfit`, reasons],
    [t`What would raise it`, plan.improvements],
  ] as const;
  return lists.map(
    ([title, sentences]) =>
      sentences.length > 0 && (
        <Folded key={title} title={title}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Folded>
      ),
  );
}

function Alternatives({ event, plan, actions }: Omit<OutfitPlanProps, 'canGenerate'>) {
  if (plan.alternatives.length === 0) return null;
  return (
    <Folded title={t`Alternatives`}>
      {plan.alternatives.map((description, index) => {
        const ids = plan.other_outfits[index]?.wardrobe_item_ids;
        return (
          <li key={description} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-56">{description}</span>
            {ids && (
              <Button
                size="sm"
                disabled={actions.busyId !== undefined}
                aria-label={t`Use this outfit: ${description}`}
                onClick={() => void actions.update(event, plan, { wardrobe_item_ids: ids })}
              >
                <Trans>Use this outfit</Trans>
              </Button>
            )}
          </li>
        );
      })}
    </Folded>
  );
}

function PlanControls({ event, plan, actions, canGenerate, more }: OutfitPlanProps & { more: ReactNode }) {
  const day = eventDay(event) ?? plan.date;
  const worn = plan.worn_on !== null;
  return (
    <div className="flex items-center gap-2 max-sm:[&>button:not(:last-child)]:flex-1 max-sm:[&>button]:px-3">
      <Button
        variant={worn ? 'secondary' : 'primary'}
        aria-pressed={worn}
        onClick={() =>
          void actions.update(
            event,
            plan,
            { worn_on: worn ? null : day },
            worn ? undefined : t(says.wornNoted),
          )
        }
      >
        <Check aria-hidden />
        {worn ? t`Worn` : t`Mark as worn`}
      </Button>
      {canGenerate && (
        <Button
          pending={actions.busyId === event.id}
          disabled={actions.busyId !== undefined}
          onClick={() => void actions.another(event)}
        >
          {actions.busyId !== event.id && <Shuffle aria-hidden />}
          {plan.locked.length > 0 ? t`Change the rest` : t`Try another`}
        </Button>
      )}
      {more}
    </div>
  );
}

/** An outfit that is ready: how it looks, how sure it is, what it is made of and why, and what can be done with it. */
export function OutfitPlanView({ event, plan, actions, canGenerate, more, picture }: Props) {
  const [showsOther, setShowsOther] = useState(false);
  const other = plan.comparison ?? undefined;
  const words = showsOther && other ? other : plan;
  const isOtherOutfit = words !== plan && other?.wardrobe_item_ids.join() !== plan.wardrobe_item_ids.join();
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 wrap-anywhere md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div ref={picture} className="grid scroll-mt-20 scroll-mb-24 content-start gap-1">
        <Collage items={plan.items} layout={plan.layout} />
        <PaletteStrip palette={outfitPalette(plan.items)} />
        <OutfitColourNote items={plan.items} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p className="max-w-[64ch] md:text-lg">
          {isOtherOutfit && (
            <span className="text-muted">
              <Trans>It would have chosen another outfit:</Trans>{' '}
            </span>
          )}
          {words.outfit_description}
        </p>
        {plan.weather_considerations !== '' && (
          <p className="max-w-[64ch] text-sm text-muted">
            {plan.weather_considerations}
            {plan.weather?.attribution && <span className="block text-xs">{plan.weather.attribution}</span>}
          </p>
        )}
        <PlanControls event={event} plan={plan} actions={actions} canGenerate={canGenerate} more={more} />
        <PlanItems event={event} plan={plan} actions={actions} canGenerate={canGenerate} />
        <p className="figures text-sm text-muted">
          <span>{plan.confidence_score}%</span>{' '}
          <span>
            <Trans>confidence</Trans>
          </span>
        </p>
        <WrittenBy
          engine={plan.engine}
          other={other?.engine}
          showsOther={showsOther}
          notice={plan.notice ?? null}
          onShowOther={setShowsOther}
        />
        <div>
          <Reasons plan={plan} reasons={words.reasons} />
          <Alternatives event={event} plan={plan} actions={actions} />
        </div>
      </div>
    </div>
  );
}
