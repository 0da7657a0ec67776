import type { HistoryEntry } from '@drape/contract/analysis/analysis';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Star, Trash2 } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { Score, shownScore } from '../../../ui/colour/rating.tsx';
import { cx } from '../../../ui/cx.ts';
import { Photo } from '../../../ui/photo.tsx';
import { SampleBadge } from '../../first-run/sample-badge.tsx';

type Props = {
  entry: HistoryEntry;
  /** `beside` puts the words next to a small photo where there is room. */
  shape?: 'below' | 'beside';
  /** Tells how many suggestions are left out. */
  countsMore?: boolean;
  /** Whether none of those beside it has a higher score. */
  isBest?: boolean;
  onDelete?: () => void;
};

const shapes = {
  below: 'grid content-start gap-2',
  beside: 'grid content-start items-start gap-2 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-x-4',
};

/** Where there is no mouse, an analysis is deleted on its own page. */
const onHover = '[@media(hover:none)]:hidden [&:not(:focus-visible,.group:hover_*)]:opacity-0';

function Head({ entry, day, isBest }: Pick<Props, 'entry' | 'isBest'> & { day: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-md:grid max-md:justify-start">
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        <Score score={entry.overall_score} />
        {isBest && (
          <span className="inline-flex items-center gap-1 text-xs font-medium text-accent-text">
            <Star aria-hidden className="size-3 fill-current" />
            <Trans>Top score</Trans>
          </span>
        )}
      </span>
      <p className="flex flex-wrap items-center gap-2 text-xs whitespace-nowrap text-muted md:text-sm">
        <SampleBadge kind="analyses" id={entry.id} />
        {day}
      </p>
    </div>
  );
}

/** One analysis of the history: the photo first, its colours, its score and what was suggested. */
export function AnalysisCard({
  entry,
  shape = 'below',
  countsMore = false,
  isBest = false,
  onDelete,
}: Props) {
  const shown = entry.suggestions.slice(0, limits.shownSuggestions);
  const more = entry.suggestions.length - shown.length;
  const day = formatDay(entry.created_at);
  return (
    <article className={cx('group relative', shapes[shape])}>
      <div className="grid gap-2">
        <Link
          to={`/analysis/${entry.id}`}
          aria-label={t`Analysis of ${day}`}
          className="relative overflow-hidden rounded-photo bg-wash"
        >
          <Photo
            src={entry.thumbnail_url}
            alt=""
            palette={entry.palette}
            className="transition-transform duration-500 group-hover:scale-[1.015]"
          />
        </Link>
        <PaletteStrip palette={entry.palette} focusable={false} className="-my-1" />
      </div>
      <div className="grid content-start gap-1.5">
        <Head entry={entry} day={day} isBest={isBest} />
        <ul className="grid gap-1.5 text-sm leading-5 max-md:text-xs max-md:leading-4.5">
          {shown.map((suggestion) => (
            <li key={suggestion} className="text-pretty">
              {suggestion}
            </li>
          ))}
        </ul>
        {countsMore && more > 0 && (
          <p className="text-xs text-muted md:text-sm">
            <Trans>+{more} more</Trans>
          </p>
        )}
      </div>
      {onDelete && (
        <Button
          size="icon"
          variant="quiet"
          aria-label={t`Delete the analysis of ${day}`}
          onClick={onDelete}
          className={cx('absolute end-2 top-2 size-9 bg-raised! text-muted transition-opacity', onHover)}
        >
          <Trash2 aria-hidden className="size-4!" />
        </Button>
      )}
    </article>
  );
}

/** On a phone a row that is pushed aside. */
export const recentGrid =
  'grid gap-x-3 gap-y-7 max-md:-mx-5 max-md:auto-cols-[42vw] max-md:grid-flow-col max-md:overflow-x-auto max-md:scroll-px-5 max-md:snap-x max-md:*:snap-start max-md:px-5 max-md:[scrollbar-width:none] md:gap-x-10 lg:grid-cols-3';
export const cardGrid =
  'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-7 md:gap-y-10 lg:grid-cols-4';

/** The one with the highest score of several, if it is one alone. */
export function bestOf(entries: readonly HistoryEntry[]): string | undefined {
  if (entries.length < 3) return undefined;
  const top = Math.max(...entries.map(({ overall_score }) => shownScore(overall_score)));
  const best = entries.filter(({ overall_score }) => shownScore(overall_score) === top);
  return best.length === 1 ? best[0]?.id : undefined;
}
