import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import { photosQuery } from '../queries.ts';
import { wardrobeMessages } from '../wardrobe-messages.ts';
import { canAccept } from './photo-draft.ts';
import { draftFor, usePhotoDrafts } from './photo-drafts.ts';
import {
  type PhotoUpload,
  removeUpload,
  resumeUploads,
  retryUpload,
  usePhotoUploads,
} from './photo-uploads.ts';
import { QueuedPhotoCard, QueueRow } from './queued-photo-card.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';

function UploadRow({ upload }: { upload: PhotoUpload }) {
  const queryClient = useQueryClient();
  const { key, file, state, percent, message, retryable } = upload;
  const preview = useObjectUrl(file);
  return (
    <QueueRow
      name={file.name}
      onRemove={() => removeUpload(key)}
      picture={<ItemPicture src={preview} fill className="aspect-4/5" />}
    >
      {state === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3 text-sm">
          <p className="text-poor">{message}</p>
          {retryable && (
            <Button size="sm" onClick={() => retryUpload(key, queryClient)}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      ) : (
        <div className="grid gap-2">
          <p className="figures text-sm">
            {state === 'waiting' ? t`Waiting to be sent` : t`Sending, ${percent}%`}
          </p>
          <Progress label={t`${file.name}: upload`} percent={percent} />
        </div>
      )}
    </QueueRow>
  );
}

type Props = { items: readonly WardrobeItem[]; onOpen: (id: string) => void };

/** The photos on their way to become items; they stay through a reload. */
export function PhotoQueue({ items, onOpen }: Props) {
  const { uploads } = usePhotoUploads();
  const { data, isError, refetch, isFetching } = useQuery(photosQuery);
  const drafts = usePhotoDrafts();
  const queue = usePhotoQueue();
  const queryClient = useQueryClient();

  useEffect(() => void resumeUploads(queryClient), [queryClient]);

  const photos = data?.photos ?? [];
  const ready = photos.filter((photo) => photo.state === 'ready');
  const acceptable = ready.filter((photo) => canAccept(draftFor(drafts, photo)));
  const count = uploads.length + photos.length;
  if (isError && !data) {
    return (
      <Alert
        className="mb-8"
        messages={[t(wardrobeMessages.queueFailed)]}
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    );
  }
  if (count === 0) return null;
  return (
    <section aria-labelledby="photo-queue" className="mb-12 border-b border-line">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 pb-4">
        <h2 id="photo-queue" className="font-display text-xl">
          <Trans>
            <Plural value={count} one="# photo" other="# photos" />{' '}
            <span className="text-muted">in the queue</span>
          </Trans>
        </h2>
        {acceptable.length > 1 && (
          <Button
            variant="primary"
            size="sm"
            pending={queue.acceptAll.isPending}
            onClick={() => queue.acceptAll.mutate(ready)}
          >
            <Trans>Add all {acceptable.length}</Trans>
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        <Trans>
          {ready.length} of {count} photos ready
        </Trans>
      </p>
      <ul aria-label={t`Photos in the queue`}>
        {photos.map((photo) => (
          <QueuedPhotoCard
            key={photo.id}
            photo={photo}
            lookAlike={items.find(({ id }) => photo.duplicates.includes(id))}
            samePhoto={photos.find(({ id }) => photo.duplicate_photos.includes(id))?.file_name}
            queue={queue}
            onOpen={onOpen}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
