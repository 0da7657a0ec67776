import type { CalendarEvent } from '@drape/contract/calendar';
import type { OutfitPlan } from '@drape/contract/outfits';
import { Bookmark, Check, Lock, LockOpen, Shuffle, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { WrittenBy } from '../models/written-by.tsx';
import { ItemPicture } from '../wardrobe/item-picture.tsx';
import { calendarMessages as says } from './calendar-messages.ts';
import { eventDay } from './upcoming-events.ts';
import type { OutfitActions } from './use-outfit-actions.ts';

type Props = { event: CalendarEvent; plan: OutfitPlan; actions: OutfitActions; canGenerate: boolean };

function FoldedList({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details className="border-t border-line py-2.5 text-sm">
      <summary className="cursor-pointer font-medium">{title}</summary>
      <ul className="mt-2 grid max-w-[64ch] gap-1.5 text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

function Items({ event, plan, actions }: Omit<Props, 'canGenerate'>) {
  const turnLock = (id: string) => {
    const locked = plan.locked.includes(id) ? plan.locked.filter((one) => one !== id) : [...plan.locked, id];
    void actions.update(event, plan, { locked });
  };
  return (
    <ul aria-label={`Items of the outfit for ${event.title}`} className="flex flex-wrap gap-2">
      {plan.items.map((item) => {
        const locked = plan.locked.includes(item.id);
        const Icon = locked ? Lock : LockOpen;
        return (
          <li
            key={item.id}
            className="flex max-w-full items-center gap-2 rounded-photo border border-line py-1 pl-1 text-sm"
          >
            <ItemPicture src={item.thumbnail_url} className="size-12 shrink-0" />
            <span className="min-w-0 truncate">{item.description}</span>
            <button
              type="button"
              aria-label={`Keep ${item.description}`}
              aria-pressed={locked}
              onClick={() => turnLock(item.id)}
              className={cx(
                'grid size-11 shrink-0 place-items-center rounded-control hover:bg-wash',
                locked ? 'text-accent-text' : 'text-muted',
              )}
            >
              <Icon aria-hidden className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const thumbs = [
  { thumb: 'up', Icon: ThumbsUp, word: 'I like this outfit' },
  { thumb: 'down', Icon: ThumbsDown, word: 'I do not like this outfit' },
] as const;

function PlanControls({ event, plan, actions, canGenerate }: Props) {
  const day = eventDay(event) ?? plan.date;
  const worn = plan.worn_on !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canGenerate && (
        <Button size="sm" disabled={actions.busyId !== undefined} onClick={() => void actions.swap(event)}>
          <Shuffle aria-hidden />
          {plan.locked.length > 0 ? 'Change the rest' : 'Another outfit'}
        </Button>
      )}
      <Button size="sm" disabled={plan.saved} onClick={() => void actions.save(event, plan)}>
        <Bookmark aria-hidden />
        {plan.saved ? 'Saved' : 'Save'}
      </Button>
      <Button
        size="sm"
        aria-pressed={worn}
        onClick={() =>
          void actions.update(event, plan, { worn_on: worn ? null : day }, worn ? undefined : says.wornNoted)
        }
      >
        <Check aria-hidden />
        {worn ? 'Worn' : 'Mark as worn'}
      </Button>
      {thumbs.map(({ thumb, Icon, word }) => (
        <Button
          key={thumb}
          size="icon"
          variant="quiet"
          aria-label={word}
          aria-pressed={plan.thumb === thumb}
          onClick={() => void actions.update(event, plan, { thumb: plan.thumb === thumb ? null : thumb })}
        >
          <Icon aria-hidden className={cx(plan.thumb === thumb && 'fill-current text-accent-text')} />
        </Button>
      ))}
    </div>
  );
}

/** An outfit that is ready: how sure it is, what it is made of and why, and what can be done with it. */
export function OutfitPlanView({ event, plan, actions, canGenerate }: Props) {
  const [showsOther, setShowsOther] = useState(false);
  const other = plan.comparison ?? undefined;
  const words = showsOther && other ? other : plan;
  const isOtherOutfit = words !== plan && other?.wardrobe_item_ids.join() !== plan.wardrobe_item_ids.join();
  return (
    <div className="mt-5 grid gap-4">
      <p className="figures flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span>
          <span className="font-display text-xl">{plan.confidence_score}%</span>{' '}
          <span className="text-sm text-muted">confidence</span>
        </span>
      </p>
      <WrittenBy
        {...{ engine: plan.engine, other: other?.engine, showsOther, notice: plan.notice ?? null }}
        onShowOther={setShowsOther}
      />
      <p className="max-w-[64ch]">
        {isOtherOutfit && <span className="text-muted">It would have chosen another outfit: </span>}
        {words.outfit_description}
      </p>
      <Items event={event} plan={plan} actions={actions} />
      {plan.weather_considerations !== '' && (
        <p className="max-w-[64ch] text-sm text-muted">
          {plan.weather_considerations}
          {plan.weather?.attribution && <span className="block text-xs">{plan.weather.attribution}</span>}
        </p>
      )}
      <div>
        <FoldedList title="Why this outfit" sentences={words.reasons} />
        <FoldedList title="Alternatives" sentences={plan.alternatives} />
      </div>
      <PlanControls event={event} plan={plan} actions={actions} canGenerate={canGenerate} />
    </div>
  );
}
