import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import { t } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { wireOf } from '../editor/item-form.ts';
import { addItems, photosQuery, type QueuedPhotos } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';
import { canAccept } from './photo-draft.ts';
import { draftFor, usePhotoDrafts } from './photo-drafts.ts';

function changePhotos(
  queryClient: QueryClient,
  change: (photos: readonly QueuedPhoto[]) => QueuedPhoto[],
): void {
  queryClient.setQueryData(photosQuery.queryKey, (queue: QueuedPhotos | undefined) => {
    if (!queue) return queue;
    const photos = change(queue.photos);
    return { photos, total: photos.length };
  });
}

async function accept(queryClient: QueryClient, photo: QueuedPhoto): Promise<WardrobeItem> {
  const { form, cutout } = draftFor(usePhotoDrafts.getState(), photo);
  const { description, category, subcategory, color_primary, color_secondary, pattern } = wireOf(form);
  const named = { description, category, subcategory, color_primary, color_secondary, pattern };
  const item = await api.acceptQueuedPhoto(
    { params: { id: photo.id }, body: { ...named, cutout } },
    { idempotencyKey: `accept-${photo.id}` },
  );
  changePhotos(queryClient, (photos) => photos.filter(({ id }) => id !== photo.id));
  addItems(queryClient, [item]);
  return item;
}

/** What can be done with the photos of the queue. Failures are shown. */
export function usePhotoQueue() {
  const queryClient = useQueryClient();
  const acceptOne = useMutation({
    mutationFn: (photo: QueuedPhoto) => accept(queryClient, photo),
    onSuccess: () => showToast({ title: t(says.itemAddedWithImage) }),
    onError: (error) => tellFailure(t(says.createFailed), error),
  });
  const acceptAll = useMutation({
    mutationFn: async (photos: readonly QueuedPhoto[]) => {
      const complete = photos.filter((photo) => canAccept(draftFor(usePhotoDrafts.getState(), photo)));
      let count = 0;
      try {
        for (const photo of complete) {
          await accept(queryClient, photo);
          count++;
        }
      } finally {
        if (count > 0) showToast({ title: says.itemsCreated(count) });
      }
    },
    onError: (error) => tellFailure(t(says.createFailed), error),
  });
  const remove = useMutation({
    mutationFn: (photo: QueuedPhoto) => api.deleteQueuedPhoto({ params: { id: photo.id } }),
    onSuccess: (_, photo) =>
      changePhotos(queryClient, (photos) => photos.filter(({ id }) => id !== photo.id)),
    onError: (error) => tellFailure(t(says.deleteFailed), error),
  });
  const retry = useMutation({
    mutationFn: (photo: QueuedPhoto) => api.retryQueuedPhoto({ params: { id: photo.id } }),
    onSuccess: (changed) =>
      changePhotos(queryClient, (photos) =>
        photos.map((photo) => (photo.id === changed.id ? changed : photo)),
      ),
    onError: (error) => tellFailure(t(says.imageFailed), error),
  });
  return { acceptOne, acceptAll, remove, retry };
}
