import type { ItemChanges, WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/notices/toast.tsx';
import { keptForLater } from '../../offline/offline-words.ts';
import { sendOrPostpone } from '../../offline/outbox.ts';
import { changeItems, takeInItems } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';

export type BulkChanges = Omit<ItemChanges, 'description'>;
type Edit = { ids: string[]; changes: BulkChanges; add_tags?: string[] };

/** Changes several items at once, all or none. */
export function useBulkEdit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Edit) =>
      sendOrPostpone(
        'editItems',
        { body },
        { title: t`Changes to ${plural(body.ids.length, { one: '# item', other: '# items' })}` },
      ),
    onSuccess: (answer, { ids, changes }) => {
      if (answer === 'later') {
        const changed = new Set(ids);
        changeItems(queryClient, (items) =>
          items.map((item) => (changed.has(item.id) ? ({ ...item, ...changes } as WardrobeItem) : item)),
        );
        return showToast({ title: says.itemsUpdated(ids.length), description: t(keptForLater) });
      }
      takeInItems(queryClient, answer.items);
      showToast({ title: says.itemsUpdated(answer.items.length) });
    },
    onError: (error) => tellFailure(t(says.updateFailed), error),
  });
}
