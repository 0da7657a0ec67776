import type { WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from 'zustand';
import { keepStore } from '../../../lib/drafts.ts';
import { describeFailure, type Problems } from '../../../lib/failure.ts';
import { onSessionEnd } from '../../../lib/session.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { keptForLater } from '../../offline/offline-words.ts';
import { sendOrPostpone } from '../../offline/outbox.ts';
import { itemQuery, takeInItems, wardrobeKeys } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';
import { changesOf, formOf, type ItemForm } from './item-form.ts';

/** Edits that are not saved yet, by the item's id; closing an item's page does not lose them. */
const useItemEdits = create<Record<string, Partial<ItemForm>>>(() => ({}));

keepStore<Record<string, Partial<ItemForm>>>('item edits', {
  read() {
    const edits = useItemEdits.getState();
    return Object.keys(edits).some(hasUnsavedEdits) ? edits : undefined;
  },
  write: (edits) => useItemEdits.setState(edits, true),
});
onSessionEnd(() => useItemEdits.setState({}, true));

/** Whether something was typed over an item and neither saved nor discarded. */
export function hasUnsavedEdits(id: string): boolean {
  return Object.keys(useItemEdits.getState()[id] ?? {}).length > 0;
}

/** The form over an item: what was typed, whether it differs, and saving it against the version it was made on. */
export function useItemEditor(item: WardrobeItemDetail) {
  const queryClient = useQueryClient();
  const edits = useItemEdits((all) => all[item.id]);
  const [problems, setProblems] = useState<Problems>({});
  const stored = formOf(item);
  const form = { ...stored, ...edits };
  const changes = changesOf(stored, form);

  const set = (part: Partial<ItemForm>) => {
    setProblems({});
    useItemEdits.setState({ [item.id]: { ...edits, ...part } });
  };
  const discard = () => {
    setProblems({});
    useItemEdits.setState({ [item.id]: {} });
  };
  const update = useMutation({
    mutationFn: () =>
      sendOrPostpone(
        'updateItem',
        { params: { id: item.id }, body: { ...changes, version: item.version } },
        { title: t`Changes to ${item.description}` },
      ),
    onSuccess: (changed) => {
      const later = changed === 'later';
      takeInItems(queryClient, [later ? ({ ...item, ...changes } as WardrobeItemDetail) : changed]);
      discard();
      showToast({ title: t(says.itemUpdated), ...(later ? { description: t(keptForLater) } : {}) });
    },
    onError: async (error) => {
      setProblems(describeFailure(error).problems);
      if (!(error instanceof ApiError && error.code === 'conflict')) {
        return tellFailure(t(says.updateFailed), error);
      }
      const current = await queryClient
        .fetchQuery({ ...itemQuery(item.id), staleTime: 0 })
        .catch(() => undefined);
      if (current) takeInItems(queryClient, [current]);
      void queryClient.invalidateQueries({ queryKey: wardrobeKeys.items });
      showToast({ tone: 'error', title: t(says.changedElsewhere) });
    },
  });
  return {
    form,
    set,
    discard,
    save: () => update.mutate(),
    saving: update.isPending,
    dirty: Object.keys(changes).length > 0,
    problems: Object.fromEntries(
      Object.entries(problems).map(([field, sentences]) => [field, sentences.join('; ')]),
    ),
  };
}
