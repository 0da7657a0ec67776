import type { TodaysOutfit } from '@drape/contract/outfits';
import { proMessages } from '@drape/contract/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CloudSun, Shuffle, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { aheadMessages as says } from './ahead-messages.ts';
import { weekdayOf } from './day-words.ts';
import { OutfitStrip } from './outfit-strip.tsx';
import { useToday } from './use-today.ts';

type Today = ReturnType<typeof useToday>;

/** Why there is no outfit, and where that can be changed. */
function NoOutfit({ sentence }: { sentence: string | null }) {
  const isPlan = sentence === proMessages.outfits;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[52ch] text-muted">{sentence}</p>
      <Button asChild size="sm">
        <Link to={isPlan ? '/profile' : '/wardrobe'}>{isPlan ? t`Upgrade` : t`Open your wardrobe`}</Link>
      </Button>
    </div>
  );
}

function Controls({ data, today }: { data: TodaysOutfit; today: Today }) {
  const { plan_id, worn_on } = data;
  if (worn_on === data.date && plan_id !== null) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="inline-flex items-center gap-2 text-sm font-medium">
          <Check aria-hidden className="size-4 text-good" />
          <Trans>You wear this today</Trans>
        </p>
        <Button size="sm" variant="quiet" disabled={today.busy} onClick={() => void today.takeBack(plan_id)}>
          <Undo2 aria-hidden />
          <Trans>Take back</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" pending={today.busy} onClick={() => void today.wear(data)}>
        {!today.busy && <Check aria-hidden />}
        <Trans>Wear this</Trans>
      </Button>
      <Button pending={today.query.isPlaceholderData} onClick={today.another}>
        {!today.query.isPlaceholderData && <Shuffle aria-hidden />}
        <Trans>Show another</Trans>
      </Button>
    </div>
  );
}

function Content({ data, today }: { data: TodaysOutfit; today: Today }) {
  const { outfit, event_title } = data;
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-4">
        <p className="flex gap-2.5">
          <CloudSun aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <span>
            {data.weather_text}
            {data.weather.attribution && (
              <span className="block text-xs text-muted">{data.weather.attribution}</span>
            )}
            {data.weather.source === 'unknown' && (
              <Link to="/profile#you" className={`${textLink} block text-sm`}>
                <Trans>Add your home town</Trans>
              </Link>
            )}
          </span>
        </p>
        {event_title !== null && (
          <p className="text-sm text-muted">
            <Trans>For “{event_title}”</Trans>
          </p>
        )}
        {outfit ? (
          <>
            <p className="max-w-[52ch]">{outfit.outfit_description}</p>
            {outfit.reasons[0] && <p className="max-w-[52ch] text-sm text-muted">{outfit.reasons[0]}</p>}
            <Controls data={data} today={today} />
          </>
        ) : (
          <NoOutfit sentence={data.sentence} />
        )}
      </div>
      {outfit && <OutfitStrip label={t`Today’s outfit`} items={outfit.items} className="content-start" />}
    </div>
  );
}

/** Today's weather and one outfit for it: one tap to wear it or to see another. */
export function TodayCard() {
  const today = useToday();
  const { data, isError, refetch, isFetching } = today.query;
  return (
    <section aria-labelledby="today" aria-busy={!data} className="border-b border-line pb-10">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="today" className="font-display text-xl">
          {data ? t`Today, ${weekdayOf(data.date)}` : t`Today`}
        </h2>
        <Link to="/week" className={`${textLink} text-sm`}>
          <Trans>This week</Trans>
        </Link>
      </div>
      {data ? (
        <Content data={data} today={today} />
      ) : isError ? (
        <Alert
          messages={[t(says.loadFailed)]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : (
        <Skeleton className="h-56" />
      )}
    </section>
  );
}
