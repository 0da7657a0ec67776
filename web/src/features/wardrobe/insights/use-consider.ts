import type { PurchaseAdvice } from '@drape/contract/outfits/consider';
import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { addItems, wardrobeKeys } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';

/** A candidate on its way: its photo, what was answered about it, and the wish to own it. */
export function useConsider(isPro: boolean, onAdded: () => void) {
  const queryClient = useQueryClient();
  const [photo, setPhoto] = useState<{ file: File; url: string }>();
  const [percent, setPercent] = useState<number>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.url), [photo]);

  const ask = useMutation({
    mutationFn: async ({ file, category }: { file: File; category?: ItemCategory }) => {
      setPercent(0);
      const input = { file, fields: category ? { category } : {} };
      const onProgress = (sent: number) => setPercent(sent >= 100 ? undefined : sent);
      return (await sendFile(paths.considerPurchase, input, { onProgress })) as PurchaseAdvice;
    },
  });

  const add = useMutation({
    mutationFn: async ({ candidate }: PurchaseAdvice) => {
      const { palette: _, ...fields } = candidate;
      const answer = await api.createItems({ body: { items: [fields] } }, { idempotencyKey: randomKey() });
      const [item] = 'items' in answer ? answer.items : [answer];
      if (item) addItems(queryClient, [item]);
      if (item && photo && isPro)
        await sendFile(paths.addItemImage, { params: { id: item.id }, file: photo.file }, {});
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
      showToast({ title: isPro ? t(says.itemAddedWithImage) : t(says.itemAdded) });
      onAdded();
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
      tellFailure(t(says.createFailed), error);
    },
  });

  return {
    photo,
    percent,
    ask,
    add,
    choose(file: File) {
      setPhoto({ file, url: URL.createObjectURL(file) });
      ask.mutate({ file });
    },
    correct(category: ItemCategory) {
      if (photo) ask.mutate({ file: photo.file, category });
    },
    startAgain() {
      setPhoto(undefined);
      ask.reset();
    },
  };
}
