import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Score } from '../../../ui/colour/rating.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { historyQuery } from '../queries.ts';
import { UploadTips } from './upload-tips.tsx';

/** Two rows of three; one on a phone. */
const shownPhotos = 6;

/** The last photos with what they were given, and the tips closed below them; the tips alone for somebody new. */
export function RecentPhotos() {
  const { data, isError } = useQuery(historyQuery(1, shownPhotos));
  if (!data && !isError) return null;
  if (!data || data.entries.length === 0) return <UploadTips />;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="recent-photos">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="recent-photos" className="font-display text-lg">
            <Trans>Your last photos</Trans>
          </h2>
          <Link to="/dashboard?tab=history" className={`${textLink} text-sm`}>
            <Trans>All of them</Trans>
          </Link>
        </div>
        <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-6 max-md:[&>:nth-child(n+4)]:hidden md:gap-x-5">
          {data.entries.map((entry) => (
            <li key={entry.id}>
              <Link
                to={`/analysis/${entry.id}`}
                aria-label={t`Analysis of ${formatDay(entry.created_at)}`}
                className="group grid gap-1.5"
              >
                <Photo
                  src={entry.thumbnail_url}
                  alt=""
                  className="transition-opacity group-hover:opacity-85"
                />
                <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                  <Score score={entry.overall_score} />
                  <span className="text-xs text-muted">{formatDay(entry.created_at)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <UploadTips isClosed />
    </div>
  );
}
