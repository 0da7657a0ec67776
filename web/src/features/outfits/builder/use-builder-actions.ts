import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { isConflict, tellFailure } from '../../calendar/calendar-messages.ts';
import { usualLayout } from '../flat-lay.ts';
import { outfitMessages as says } from '../outfit-messages.ts';
import { lookbookQuery, refreshOutfits } from '../queries.ts';
import { clearBuilder, step, useBuilder } from './builder.ts';
import { useOutfitRequest } from './use-outfit-request.ts';

/** Keeps what lies on the table, as a new outfit or as the plan that it came from. */
async function keep(request: ReturnType<typeof useOutfitRequest>, idempotencyKey: string) {
  const { planId, version, layout, name, kept } = useBuilder.getState();
  const named = name.trim() === '' ? null : name.trim();
  // The pieces in the order in which they lie, so that the upper ones stand last.
  const wardrobe_item_ids = layout.map(({ item_id }) => item_id);
  if (planId === undefined) {
    const body = { ...request, wardrobe_item_ids, layout, ...(named === null ? {} : { name: named }) };
    return api.createOutfit({ body }, { idempotencyKey });
  }
  const params = { id: planId };
  const changed = { wardrobe_item_ids, layout, name: named, locked: [...kept] };
  const body = { ...changed, ...(version === undefined ? {} : { version }) };
  const plan = await api.updatePlan({ params, body });
  return plan.saved ? plan : api.saveOutfit({ params });
}

export function useBuilderActions(items: ReadonlyMap<string, WardrobeItem>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const request = useOutfitRequest();
  const idempotencyKey = useRef(randomKey());
  const turn = useRef({ key: '', count: 0 });

  const save = useMutation({
    mutationFn: () => keep(request, idempotencyKey.current),
    onSuccess: async (plan) => {
      idempotencyKey.current = randomKey();
      clearBuilder();
      showToast({ title: t(says.saved) });
      void refreshOutfits(queryClient);
      await queryClient.fetchQuery(lookbookQuery).catch(() => undefined);
      void navigate(`/outfits?outfit=${encodeURIComponent(plan.id)}`);
    },
    onError: async (error) => {
      tellFailure(t(says.saveFailed), error);
      // What was refused may come again changed; only a call without an answer is repeated as it was.
      if (error instanceof ApiError && error.status > 0) idempotencyKey.current = randomKey();
      const { planId } = useBuilder.getState();
      if (planId === undefined || !isConflict(error)) return;
      const current = await api.getPlan({ params: { id: planId } }).catch(() => undefined);
      useBuilder.setState({ version: current?.version });
    },
  });

  /** The best outfit around what is kept, or around everything on the table; pressed again, another one. */
  const complete = useMutation({
    mutationFn: () => {
      const { kept } = useBuilder.getState();
      const ids = kept.length > 0 ? [...kept] : request.wardrobe_item_ids;
      const key = kept.length > 0 ? kept.join() : '';
      turn.current = { key, count: key !== '' && turn.current.key === key ? turn.current.count + 1 : 0 };
      return api.completeOutfit({ body: { ...request, wardrobe_item_ids: ids, turn: turn.current.count } });
    },
    onSuccess: (outfit) =>
      step(() => usualLayout(outfit.wardrobe_item_ids.flatMap((id) => items.get(id) ?? []))),
    onError: (error) =>
      isConflict(error)
        ? showToast({ title: error.message, tone: 'error' })
        : tellFailure(t(says.completeFailed), error),
  });
  return { save, complete };
}
