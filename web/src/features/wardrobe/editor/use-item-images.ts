import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { refusalOf } from '../../analysis/upload/upload-state.ts';
import { takeInItems, wardrobeKeys } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';

async function refreshItem(queryClient: QueryClient, id: string): Promise<void> {
  const item = await api.getItem({ params: { id } });
  queryClient.setQueryData(wardrobeKeys.item(id), item);
  takeInItems(queryClient, [item]);
}

/** The photos of one item: adding, choosing the first, the cut-out, removing with a way back. */
export function useItemImages(item: WardrobeItem) {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const { id } = item;

  const add = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0);
      await sendFile(paths.addItemImage, { params: { id }, file }, { onProgress: setPercent });
      await refreshItem(queryClient, id);
    },
    onSuccess: () => showToast({ title: t(says.imageUploaded) }),
    onError: (error) => tellFailure(t(says.imageFailed), error),
    onSettled: () => setPercent(undefined),
  });
  const update = useMutation({
    mutationFn: ({ imageId, ...body }: { imageId: string; cutout?: boolean; is_first?: true }) =>
      api.updateItemImage({ params: { id, imageId }, body }),
    onSuccess: (changed) => takeInItems(queryClient, [changed]),
    onError: (error) => tellFailure(t(says.updateFailed), error),
  });
  const restore = async (imageId: string) => {
    try {
      takeInItems(queryClient, [await api.restoreItemImage({ params: { id, imageId } })]);
    } catch (error) {
      tellFailure(t(says.restoreFailed), error);
    }
  };
  const remove = useMutation({
    mutationFn: async (imageId: string) => {
      await api.deleteItemImage({ params: { id, imageId } });
      await refreshItem(queryClient, id);
    },
    onSuccess: (_, imageId) =>
      showToast({
        title: t`Image deleted successfully!`,
        action: { label: t`Undo`, onAction: () => void restore(imageId) },
        durationMs: 10_000,
      }),
    onError: (error) => tellFailure(t(says.deleteFailed), error),
  });
  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal === 'too large') return window.alert(t(says.fileTooLarge));
    if (refusal) return showToast({ tone: 'error', title: t`This file is not an image.` });
    add.mutate(file);
  };
  return { choose, adding: add.isPending, percent, update, remove };
}
