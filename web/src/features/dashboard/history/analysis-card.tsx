import type { HistoryEntry } from '@drape/contract/analysis/analysis';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { Score } from '../../../ui/colour/rating.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { SampleBadge } from '../../first-run/sample-badge.tsx';

type Props = {
  entry: HistoryEntry;
  /** Tells how many suggestions are left out. */
  countsMore?: boolean;
  onDelete?: () => void;
};

/** One analysis of the history: the photo first, its colours, its score and what was suggested. */
export function AnalysisCard({ entry, countsMore = false, onDelete }: Props) {
  const shown = entry.suggestions.slice(0, limits.shownSuggestions);
  const more = entry.suggestions.length - shown.length;
  const day = formatDay(entry.created_at);
  return (
    <article className="group relative grid content-start gap-2">
      <Link
        to={`/analysis/${entry.id}`}
        aria-label={t`Analysis of ${day}`}
        className="overflow-hidden rounded-photo"
      >
        <Photo
          src={entry.thumbnail_url}
          alt=""
          className="transition-transform duration-500 group-hover:scale-[1.015]"
        />
      </Link>
      <PaletteStrip palette={entry.palette} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Score score={entry.overall_score} />
        <p className="flex flex-wrap items-center gap-2 text-sm whitespace-nowrap text-muted">
          <SampleBadge kind="analyses" id={entry.id} />
          {day}
        </p>
      </div>
      <ul className="grid gap-1.5 text-sm">
        {shown.map((suggestion) => (
          <li key={suggestion} className="line-clamp-3 border-t border-line pt-1.5">
            {suggestion}
          </li>
        ))}
      </ul>
      <div className="flex min-h-9 items-center justify-between">
        {countsMore && more > 0 ? (
          <p className="text-sm text-muted">
            <Trans>+{more} more</Trans>
          </p>
        ) : (
          <span />
        )}
        {onDelete && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Delete the analysis of ${day}`}
            onClick={onDelete}
            className="-me-2 px-2.5 text-muted"
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
    </article>
  );
}

export const recentGrid = 'grid gap-x-8 gap-y-10 sm:grid-cols-3';
export const cardGrid = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-8 xl:grid-cols-5';
