import type { TodaysOutfit } from '@drape/contract/outfits';
import { proMessages } from '@drape/contract/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CloudSun, Shuffle, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { aheadMessages as says } from './ahead-messages.ts';
import { weekdayOf } from './day-words.ts';
import { LaidOutfit } from './laid-outfit.tsx';
import { useToday } from './use-today.ts';

const besideTheTable = 'md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]';

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
    <div className={cx('grid gap-x-12 gap-y-6', outfit && besideTheTable)}>
      <div className={cx('grid content-start gap-4', outfit && 'md:order-last')}>
        <p className="flex max-w-[60ch] gap-2.5">
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
          <p className="text-sm wrap-anywhere text-muted">
            <Trans>For “{event_title}”</Trans>
          </p>
        )}
        {outfit ? (
          <>
            <p className="max-w-[52ch] lg:max-w-[34ch] lg:font-display lg:text-xl">
              {outfit.outfit_description}
            </p>
            {outfit.reasons[0] && <p className="max-w-[52ch] text-sm text-muted">{outfit.reasons[0]}</p>}
            <Controls data={data} today={today} />
          </>
        ) : (
          <NoOutfit sentence={data.sentence} />
        )}
      </div>
      {outfit && <LaidOutfit label={t`Today’s outfit`} items={outfit.items} />}
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
        <Skeleton className="h-120 md:h-115 lg:h-127" />
      )}
    </section>
  );
}
