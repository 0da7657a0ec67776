import type { CalendarEvent } from '@drape/contract/calendar';
import type { OutfitPlan } from '@drape/contract/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, Bookmark, Check, Lock, LockOpen, Pencil, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PaletteNames } from '../../ui/palette-names.tsx';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { WrittenBy } from '../models/written-by.tsx';
import { Collage } from '../outfits/collage.tsx';
import { OutfitColourNote } from '../outfits/outfit-colour-note.tsx';
import { OutfitThumbs } from '../outfits/outfit-thumbs.tsx';
import { outfitPalette } from '../outfits/outfit-words.ts';
import { calendarMessages as says } from './calendar-messages.ts';
import { OccasionLine } from './occasion-line.tsx';
import { eventDay } from './upcoming-events.ts';
import type { OutfitActions } from './use-outfit-actions.ts';

type Props = { event: CalendarEvent; plan: OutfitPlan; actions: OutfitActions; canGenerate: boolean };

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

function Alternatives({ event, plan, actions }: Omit<Props, 'canGenerate'>) {
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

const chipButton = 'grid size-9 shrink-0 place-items-center rounded-full hover:bg-wash disabled:opacity-50';

function Items({ event, plan, actions, canGenerate }: Props) {
  const turnLock = (id: string) => {
    const locked = plan.locked.includes(id) ? plan.locked.filter((one) => one !== id) : [...plan.locked, id];
    void actions.update(event, plan, { locked });
  };
  return (
    <ul
      aria-label={t`Items of the outfit for ${event.title}`}
      className="flex gap-2 max-md:-mx-5 max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {plan.items.map((item) => {
        const locked = plan.locked.includes(item.id);
        const Icon = locked ? Lock : LockOpen;
        return (
          <li
            key={item.id}
            className="flex max-w-full shrink-0 items-center rounded-full border border-line ps-3.5 pe-1 text-sm max-md:max-w-64"
          >
            <span className="min-w-0 truncate pe-1">{item.description}</span>
            <button
              type="button"
              aria-label={t`Keep ${item.description}`}
              aria-pressed={locked}
              onClick={() => turnLock(item.id)}
              className={cx(chipButton, locked ? 'text-accent-text' : 'text-muted')}
            >
              <Icon aria-hidden className="size-4" />
            </button>
            {canGenerate && (
              <button
                type="button"
                aria-label={t`Swap ${item.description}`}
                disabled={actions.busyId !== undefined || locked}
                onClick={() => void actions.swapItem(event, plan, item.id)}
                className={cx(chipButton, 'text-muted')}
              >
                <ArrowLeftRight aria-hidden className="size-4" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PlanControls({ event, plan, actions, canGenerate }: Props) {
  const day = eventDay(event) ?? plan.date;
  const worn = plan.worn_on !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
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
        <Button size="sm" disabled={actions.busyId !== undefined} onClick={() => void actions.another(event)}>
          <Shuffle aria-hidden />
          {plan.locked.length > 0 ? t`Change the rest` : t`Try another`}
        </Button>
      )}
      <Button
        size="icon"
        variant="quiet"
        aria-label={plan.saved ? t`Saved` : t`Save`}
        disabled={plan.saved}
        onClick={() => void actions.save(event, plan)}
        className="size-9"
      >
        <Bookmark aria-hidden className={cx(plan.saved && 'fill-current')} />
      </Button>
      <Button asChild size="icon" variant="quiet" className="size-9">
        <Link to={`/outfits/build?plan=${encodeURIComponent(plan.id)}`} aria-label={t`Edit`}>
          <Pencil aria-hidden />
        </Link>
      </Button>
      <OutfitThumbs thumb={plan.thumb} onThumb={(thumb) => void actions.rate(event, plan, thumb)} />
    </div>
  );
}

/** An outfit that is ready: how it looks, how sure it is, what it is made of and why, and what can be done with it. */
export function OutfitPlanView({ event, plan, actions, canGenerate }: Props) {
  const [showsOther, setShowsOther] = useState(false);
  const other = plan.comparison ?? undefined;
  const words = showsOther && other ? other : plan;
  const isOtherOutfit = words !== plan && other?.wardrobe_item_ids.join() !== plan.wardrobe_item_ids.join();
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 wrap-anywhere md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-1 max-md:w-[min(100%,20rem)]">
        <Collage items={plan.items} layout={plan.layout} />
        <PaletteStrip palette={outfitPalette(plan.items)} />
        <PaletteNames palette={outfitPalette(plan.items)} />
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
        <PlanControls event={event} plan={plan} actions={actions} canGenerate={canGenerate} />
        <Items event={event} plan={plan} actions={actions} canGenerate={canGenerate} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
          <p className="figures">
            <span>{plan.confidence_score}%</span>{' '}
            <span>
              <Trans>confidence</Trans>
            </span>
          </p>
          <OccasionLine event={event} plan={plan} actions={actions} canChange={canGenerate} />
        </div>
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
