import type { TodaysOutfit } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudSun } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { PaletteStrip } from '../../ui/colour/palette-strip.tsx';
import { cx } from '../../ui/cx.ts';
import { OutfitSkeleton, Skeleton } from '../../ui/notices/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { LoadFailure } from '../offline/load-failure.tsx';
import { aheadMessages as says } from '../outfits/ahead/ahead-messages.ts';
import { Collage } from '../outfits/collage.tsx';
import { outfitPalette } from '../outfits/outfit-words.ts';
import { shownScale } from '../wardrobe/items/item-measure.ts';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { NoOutfit } from './no-outfit.tsx';
import { useSwipe } from './use-swipe.ts';
import { type Today, useToday } from './use-today.ts';
import { WearControls } from './wear-controls.tsx';

type Shown = { data: TodaysOutfit; outfit: NonNullable<TodaysOutfit['outfit']>; today: Today };

/** The picture is as tall as leaves the sentence and the buttons in view, on a phone too. */
const pictureSize = 'mx-auto w-[min(100%,calc(46svh*0.8))] md:mx-0 md:w-full';

function Weather({ data }: { data: TodaysOutfit }) {
  return (
    <p className="flex gap-2 text-sm text-muted">
      <CloudSun aria-hidden className="size-5 shrink-0" />
      <span>
        {data.weather_text}
        {data.weather.attribution && <span className="block text-xs">{data.weather.attribution}</span>}
        {data.weather.source === 'unknown' && (
          <Link to="/profile#you" className={`${textLink} block`}>
            <Trans>Add your home town</Trans>
          </Link>
        )}
      </span>
    </p>
  );
}

/** On a phone a row to swipe; on a desk a list in two columns, which ends where the large picture does. */
const piecesRow =
  '-mx-5 flex gap-2.5 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:mt-auto md:grid md:grid-cols-4 md:gap-2.5 md:overflow-visible md:border-t md:border-line md:p-0 md:pt-6 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-2.5';

/** The clothes one by one, each with the way to it. */
function Pieces({ items }: { items: Shown['outfit']['items'] }) {
  return (
    <ul aria-label={t`Today’s outfit`} className={piecesRow}>
      {items.map((item) => (
        <li
          key={item.id}
          className="group relative max-md:w-18 max-md:shrink-0 lg:flex lg:items-center lg:gap-4"
        >
          <ItemPicture
            src={item.thumbnail_url}
            item={item}
            scale={shownScale(item)}
            className="aspect-4/5 rounded-control lg:w-12 lg:shrink-0"
          />
          <Link
            to={`/wardrobe?item=${encodeURIComponent(item.id)}`}
            className="mt-1.5 line-clamp-2 h-8 text-xs text-muted transition-colors after:absolute after:inset-0 after:rounded-control group-hover:text-ink lg:mt-0 lg:h-auto lg:text-sm lg:text-ink lg:group-hover:underline lg:group-hover:underline-offset-4"
          >
            {item.description}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Picture({ outfit, today }: Omit<Shown, 'data'>) {
  const swipe = useSwipe({ onNext: today.another, onPrevious: today.previous });
  return (
    <div
      {...swipe}
      className={cx(pictureSize, 'touch-pan-y transition-opacity', today.isChanging && 'opacity-50')}
    >
      <div key={outfit.wardrobe_item_ids.join()} className="animate-appear">
        <Collage items={outfit.items} />
        <PaletteStrip palette={outfitPalette(outfit.items)} className="pt-1" />
      </div>
    </div>
  );
}

function Words({ data, outfit, today }: Shown) {
  return (
    <>
      <Weather data={data} />
      {data.event_title !== null && (
        <p className="text-sm wrap-anywhere text-muted">
          <Trans>For “{data.event_title}”</Trans>
        </p>
      )}
      <p className="max-w-[52ch] md:max-w-[26ch] md:font-display md:text-xl lg:text-2xl">
        {outfit.reasons[0] ?? outfit.outfit_description}
      </p>
      <WearControls data={data} today={today} className="flex-wrap max-lg:[&>*]:flex-1" />
      <Pieces items={outfit.items} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className={cx(pictureSize, 'row-span-2')}>
        <OutfitSkeleton className="aspect-4/5 w-full" />
      </div>
      <div className="grid content-start gap-4 md:col-start-2">
        <p className="sr-only">
          <Trans>Choosing today’s outfit</Trans>
        </p>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-18 max-w-[34rem] md:h-34" />
        <Skeleton className="h-11 max-w-80" />
        <Skeleton className="h-16" />
      </div>
    </>
  );
}

/** With the focus anywhere in it, the arrows leaf through the outfits. */
function leafBy({ another, previous }: Today) {
  return ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowRight') another();
    if (key === 'ArrowLeft') previous();
  };
}

/** One large outfit for the day and its weather: one tap to wear it; a swipe, an arrow key or a button for another. */
export function TodayOutfit({ head }: { head: ReactNode }) {
  const today = useToday();
  const { data, isError, refetch, isFetching } = today.query;
  const isFailed = isError && !data;
  return (
    <section
      aria-labelledby="today"
      aria-busy={!data && !isError}
      onKeyDown={leafBy(today)}
      className={cx(
        'grid grid-cols-1 items-start gap-x-12 gap-y-4 wrap-anywhere md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:gap-x-20',
        data?.outfit !== null && !isFailed && 'md:min-h-[33rem] lg:min-h-[39rem]',
      )}
    >
      <div className={isFailed ? 'md:col-span-2' : 'md:col-start-2 md:row-start-1'}>{head}</div>
      {data?.outfit ? (
        <>
          <div className="md:col-start-1 md:row-span-2 md:row-start-1">
            <Picture outfit={data.outfit} today={today} />
          </div>
          <div className="flex min-w-0 flex-col gap-3 self-stretch max-md:min-h-64 md:col-start-2 md:gap-5 md:pb-5">
            <Words data={data} outfit={data.outfit} today={today} />
          </div>
        </>
      ) : data ? (
        <NoOutfit sentence={data.sentence} />
      ) : isFailed ? (
        <LoadFailure
          title={t`Today’s outfit didn’t open.`}
          message={t(says.loadFailed)}
          pending={isFetching}
          onRetry={() => void refetch()}
          className="md:col-span-2"
        />
      ) : (
        <Waiting />
      )}
    </section>
  );
}
