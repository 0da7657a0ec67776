import type { ItemChanges } from '@drape/contract/wardrobe-item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { takeInItems } from './queries.ts';
import { wardrobeMessages as says, tellFailure } from './wardrobe-messages.ts';

export type BulkChanges = Omit<ItemChanges, 'description'>;
type Edit = { ids: string[]; changes: BulkChanges; add_tags?: string[] };

/** Changes several items at once, all or none. */
export function useBulkEdit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Edit) => api.editItems({ body }),
    onSuccess: ({ items }) => {
      takeInItems(queryClient, items);
      showToast({ title: says.itemsUpdated(items.length) });
    },
    onError: (error) => tellFailure(says.updateFailed, error),
  });
}
