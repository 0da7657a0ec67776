import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/notices/progress.tsx';
import { dismissBatch, retryFailed, useBatch } from './batch.ts';

/** How far the photos of many days have come, and which could not be read. */
export function DiaryUploads() {
  const { photos } = useBatch();
  const queryClient = useQueryClient();
  if (photos.length === 0) return null;
  const failed = photos.filter(({ state }) => state === 'failed');
  const finished = photos.filter(({ state }) => state === 'done' || state === 'failed').length;
  const isDone = finished === photos.length;
  return (
    <section aria-label={t`Photos on their way`} className="mb-8 grid max-w-3xl gap-3">
      <p role="status">
        <Trans>
          {finished} of {photos.length} photos read
        </Trans>
      </p>
      {!isDone && <Progress label={t`Photos read`} percent={(100 * finished) / photos.length} />}
      {failed.length > 0 && (
        <ul aria-label={t`Photos that could not be read`} className="grid gap-1 text-sm">
          {failed.map(({ key, file, message }) => (
            <li key={key} className="wrap-anywhere text-poor">
              {file.name}: {message}
            </li>
          ))}
        </ul>
      )}
      {isDone && (
        <div className="flex flex-wrap gap-2">
          {failed.length > 0 && (
            <Button size="sm" onClick={() => retryFailed(queryClient)}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={dismissBatch}>
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
