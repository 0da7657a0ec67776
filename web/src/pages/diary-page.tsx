import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { WornOnDay } from '../features/diary/diary-day.tsx';
import { DiaryUploads } from '../features/diary/diary-uploads.tsx';
import { diaryQuery } from '../features/diary/queries.ts';
import { formatCalendarDay, formatWeekdayName } from '../lib/format.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** What was worn, day by day, newest first. */
export function DiaryPage() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(diaryQuery);
  useTitle(t`Diary`);
  const days = data?.pages.flatMap((page) => page.days) ?? [];
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="pb-16">
      <PageHeader
        title={t`Diary`}
        lead={t`What you wore, day by day.`}
        actions={
          <Button asChild variant="primary">
            <Link to="/upload">
              <Trans>Add photos</Trans>
            </Link>
          </Button>
        }
      />
      <DiaryUploads />
      {isError && !data && (
        <Alert
          messages={[t`Your diary could not be loaded`]}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && days.length === 0 && (
        <EmptyState title={t`Nothing here yet`}>
          <Trans>Add photos of your outfits, up to 30 at once. Each finds its day by itself.</Trans>
        </EmptyState>
      )}
      <ol aria-label={t`Days`} className="grid max-w-3xl gap-8">
        {days.map((day) => (
          <li key={day.date} className="border-t border-line pt-4">
            <h2 className="font-display mb-3 text-lg">
              <Link to={`/calendar-view?day=${day.date}`} className="hover:underline">
                {formatWeekdayName(day.date, 'long')}, {formatCalendarDay(day.date)}
              </Link>
            </h2>
            <WornOnDay day={day} items={items} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button className="mt-8" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Earlier days</Trans>
        </Button>
      )}
    </div>
  );
}
