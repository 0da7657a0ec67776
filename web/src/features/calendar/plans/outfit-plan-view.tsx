import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { WrittenBy } from '../../models/written-by.tsx';
import { Collage } from '../../outfits/collage.tsx';
import { OutfitColourNote } from '../../outfits/outfit-colour-note.tsx';
import { outfitPalette } from '../../outfits/outfit-words.ts';
import type { OutfitActions } from '../use-outfit-actions.ts';
import { PlanDetails } from './plan-details.tsx';
import { isWearable, WornButton } from './worn-button.tsx';

export type OutfitPlanProps = {
  event: CalendarEvent;
  plan: OutfitPlan;
  actions: OutfitActions;
  canGenerate: boolean;
};
type Props = OutfitPlanProps & {
  /** What it is for: beside the picture on a desk, above it on a phone. */
  head?: ReactNode;
  /** The third control beside wearing it and trying another. */
  more?: ReactNode;
  /** What stands at the end of the details. */
  foot?: ReactNode;
  picture?: Ref<HTMLDivElement>;
};

/** Where little is to be pressed, the way to the details stands at the end of the same row on a phone. */
const besideControls =
  'max-md:-mt-13 max-md:pointer-events-none max-md:*:pointer-events-auto max-md:[&>summary]:ms-auto max-md:[&>summary]:h-11 max-md:[&>summary]:gap-1 max-md:[&>summary>span]:text-xs max-[22.4rem]:[&>summary>span]:sr-only';

/** On a phone only the outfit of today has buttons with a frame; the others stay light beside their picture. */
const lightOnPhone =
  'max-md:col-start-2 max-md:self-end max-md:-ms-2 max-md:gap-0 max-md:[&>button]:border-transparent max-md:[&>button]:px-2 max-md:[&>button:last-child]:w-9 max-md:[&>button:first-child>svg]:hidden';

type ControlsProps = OutfitPlanProps & { more?: ReactNode; isLight: boolean };

function PlanControls({ event, plan, actions, canGenerate, more, isLight }: ControlsProps) {
  const isOnline = useOnline();
  return (
    <div
      className={cx(
        'flex items-center gap-2 md:col-start-2 [&>button]:px-3 [&>button]:md:h-9',
        isLight ? lightOnPhone : 'max-md:col-span-full',
        isWearable(event, plan) && 'max-sm:[&>button:not(:last-child)]:flex-1',
      )}
    >
      {isWearable(event, plan) && <WornButton event={event} plan={plan} actions={actions} />}
      {canGenerate && isOnline && (
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

/** Below its event on a phone, with a small picture beside what it is for; on a desk all beside the picture. */
const headed =
  'grid-cols-[8rem_minmax(0,1fr)] md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:grid-rows-[auto_auto_auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:gap-x-6';
const alone =
  'mt-5 grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] md:gap-x-8';

/** On a phone the picture says it, until its details are asked for. */
const describedWhenOpen = 'max-md:sr-only max-md:group-has-[details[open]]/plan:not-sr-only';

/** An outfit that is ready: how it looks, what to do with it, and in its details what it is made of and why. */
export function OutfitPlanView(props: Props) {
  const { event, plan, actions, canGenerate, head, foot, picture } = props;
  const [showsOther, setShowsOther] = useState(false);
  const other = plan.comparison ?? undefined;
  const words = showsOther && other ? other : plan;
  const isOtherOutfit = words !== plan && other?.wardrobe_item_ids.join() !== plan.wardrobe_item_ids.join();
  const isHeaded = head !== undefined;
  const isLight = isHeaded && !isWearable(event, plan);
  return (
    <div
      className={cx('group/plan grid gap-x-4 gap-y-2 wrap-anywhere md:gap-y-3', isHeaded ? headed : alone)}
    >
      {isHeaded && <div className="col-start-2 row-start-1 min-w-0">{head}</div>}
      <div
        ref={picture}
        className={cx(
          'grid scroll-mt-20 scroll-mb-24 content-start gap-1 md:col-start-1 md:row-span-4 md:row-start-1',
          isHeaded && 'col-start-1 row-start-1',
          isHeaded && (isLight ? 'row-span-3' : 'row-span-2'),
        )}
      >
        <Collage items={plan.items} layout={plan.layout} />
        <PaletteStrip palette={outfitPalette(plan.items)} />
        <OutfitColourNote items={plan.items} />
      </div>
      <div
        className={cx(
          'grid content-start gap-1.5 text-sm md:col-start-2 md:gap-2',
          isHeaded && 'col-start-2 max-md:text-xs max-md:leading-4.5',
        )}
      >
        <p className={cx('max-w-[64ch]', isHeaded && describedWhenOpen)}>
          {isOtherOutfit && (
            <span className="text-muted">
              <Trans>It would have chosen another outfit:</Trans>{' '}
            </span>
          )}
          {words.outfit_description}
        </p>
        {plan.weather_considerations !== '' && (
          <p className="max-w-[64ch] text-muted">
            {plan.weather_considerations}
            {plan.weather?.attribution && <span className="block text-xs">{plan.weather.attribution}</span>}
          </p>
        )}
        <WrittenBy
          engine={plan.engine}
          other={other?.engine}
          showsOther={showsOther}
          notice={plan.notice ?? null}
          onShowOther={setShowsOther}
        />
      </div>
      <PlanControls {...props} isLight={isLight} />
      <PlanDetails
        event={event}
        plan={plan}
        actions={actions}
        canGenerate={canGenerate}
        reasons={words.reasons}
        foot={foot}
        className={cx('max-md:col-span-full md:col-start-2', isLight && besideControls)}
      />
    </div>
  );
}
