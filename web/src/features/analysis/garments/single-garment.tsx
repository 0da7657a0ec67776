import type { SeenGarment } from '@drape/contract/wire/errors';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useTier } from '../../membership/use-tier.ts';
import { useItemActions } from '../../wardrobe/items/use-item-actions.ts';
import { addItems, takeInItems, wardrobeKeys } from '../../wardrobe/queries.ts';
import { tellFailure, wardrobeMessages } from '../../wardrobe/wardrobe-messages.ts';
import type { ChosenPhoto } from '../upload/upload-state.ts';
import { wordsOf } from './garment-words.ts';

/** Makes an item of a garment in a photo, with its cut-out where the plan has photos. */
function useNewItem(photo: ChosenPhoto, garment: SeenGarment) {
  const queryClient = useQueryClient();
  const { isPro } = useTier();
  const { remove } = useItemActions();
  const [idempotencyKey, setKey] = useState(randomKey);
  const adding = useMutation({
    mutationFn: async () => {
      const created = await api.createItems({ body: { description: wordsOf(garment) } }, { idempotencyKey });
      const items = 'items' in created ? created.items : [created];
      addItems(queryClient, items);
      const [item] = items;
      if (item && isPro) await addPhoto(item.id);
      return item;
    },
    onSuccess: (item) => {
      if (!item) return;
      showToast({
        title: t(wardrobeMessages.itemAdded),
        action: { label: t`Undo`, onAction: () => undo(item.id) },
        durationMs: 10_000,
      });
    },
    onError: (error) => tellFailure(t(wardrobeMessages.createFailed), error),
  });
  return adding;

  function undo(id: string): void {
    setKey(randomKey());
    adding.reset();
    void remove([id]);
  }

  async function addPhoto(id: string): Promise<void> {
    try {
      await sendFile(paths.addItemImage, { params: { id }, file: photo.file }, { idempotencyKey });
      takeInItems(queryClient, [await api.getItem({ params: { id } })]);
    } catch (error) {
      tellFailure(t(wardrobeMessages.imageFailed), error);
      await queryClient.invalidateQueries({ queryKey: wardrobeKeys.item(id) });
    }
  }
}

type Props = { photo: ChosenPhoto; garment: SeenGarment; message: string; onRemove: () => void };

/** A photo of one garment is not rated; it can become an item of the wardrobe. */
export function SingleGarment({ photo, garment, message, onRemove }: Props) {
  const { mutate, isPending, data: item } = useNewItem(photo, garment);
  return (
    <section aria-labelledby="one-garment" role="status" className="grid min-w-0 gap-5">
      <div>
        <h2 id="one-garment" className="font-display text-xl">
          {item ? <Trans>It's in your wardrobe</Trans> : <Trans>One garment: shall I add it?</Trans>}
        </h2>
        <p className="mt-2 text-muted wrap-anywhere">{message}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {item ? (
          <Button asChild variant="primary" size="lg">
            <Link href={`/wardrobe?item=${item.id}`}>
              <Trans>Open it</Trans>
            </Link>
          </Button>
        ) : (
          <Button variant="primary" size="lg" pending={isPending} onClick={() => mutate()}>
            <Plus aria-hidden />
            <Trans>Add to wardrobe</Trans>
          </Button>
        )}
        <Button size="lg" onClick={onRemove}>
          <Trans>Remove photo</Trans>
        </Button>
      </div>
    </section>
  );
}
