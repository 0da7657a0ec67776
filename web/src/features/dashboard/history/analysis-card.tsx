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
import { Photo } from '../../../ui/photo.tsx';
import { SampleBadge } from '../../first-run/sample-badge.tsx';

type Props = {
  entry: HistoryEntry;
  /** Tells how many suggestions are left out. */
  countsMore?: boolean;
  /** Whether none of those beside it has a higher score. */
  isBest?: boolean;
  onDelete?: () => void;
};

/** One analysis of the history: the photo first, its colours, its score and what was suggested. */
export function AnalysisCard({ entry, countsMore = false, isBest = false, onDelete }: Props) {
  const shown = entry.suggestions.slice(0, limits.shownSuggestions);
  const more = entry.suggestions.length - shown.length;
  const day = formatDay(entry.created_at);
  return (
    <article className="group relative grid content-start gap-2">
      <Link
        to={`/analysis/${entry.id}`}
        aria-label={t`Analysis of ${day}`}
        className="relative overflow-hidden rounded-photo"
      >
        <Photo
          src={entry.thumbnail_url}
          alt=""
          className="transition-transform duration-500 group-hover:scale-[1.015]"
        />
      </Link>
      <PaletteStrip palette={entry.palette} focusable={false} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <Score score={entry.overall_score} />
          {isBest && (
            <span className="inline-flex items-center gap-1 text-xs font-medium text-accent-text">
              <Star aria-hidden className="size-3 fill-current" />
              <Trans>Top score</Trans>
            </span>
          )}
        </span>
        <p className="flex flex-wrap items-center gap-2 text-sm whitespace-nowrap text-muted">
          <SampleBadge kind="analyses" id={entry.id} />
          {day}
          {onDelete && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t`Delete the analysis of ${day}`}
              onClick={onDelete}
              className="-me-2 -ms-1 px-2 text-muted transition-opacity [@media(hover:hover)]:[&:not(:focus-visible,.group:hover_*)]:opacity-0"
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </p>
      </div>
      <ul className="grid gap-1.5 text-sm">
        {shown.map((suggestion) => (
          <li key={suggestion} className="line-clamp-2 border-t border-line pt-1.5">
            {suggestion}
          </li>
        ))}
      </ul>
      {countsMore && more > 0 && (
        <p className="text-sm text-muted">
          <Trans>+{more} more</Trans>
        </p>
      )}
    </article>
  );
}

export const recentGrid = 'grid gap-x-8 gap-y-10 sm:grid-cols-3';
export const cardGrid = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-8';
/** Five beside each other where that leaves none alone in its row. */
export const wideCardGrid = `${cardGrid} xl:grid-cols-5`;

/** The one with the highest score of several, if it is one alone. */
export function bestOf(entries: readonly HistoryEntry[]): string | undefined {
  if (entries.length < 3) return undefined;
  const top = Math.max(...entries.map(({ overall_score }) => shownScore(overall_score)));
  const best = entries.filter(({ overall_score }) => shownScore(overall_score) === top);
  return best.length === 1 ? best[0]?.id : undefined;
}
