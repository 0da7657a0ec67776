import type { ChatAction } from '@drape/contract/assistant/assistant';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showToast } from '../../ui/notices/toast.tsx';

export type WritingAction = Extract<ChatAction, { kind: 'plan' | 'worn' }>;

async function carryOut(action: WritingAction): Promise<void> {
  const idempotencyKey = randomKey();
  if (action.kind === 'worn') {
    const body = { wardrobe_item_ids: action.item_ids, date: action.date };
    await api.wearOutfit({ body }, { idempotencyKey });
    return;
  }
  const { item_ids, date, event_type, event_id, title } = action;
  const body = { wardrobe_item_ids: item_ids, date, event_type, event_id, name: title.slice(0, 100) };
  await api.createOutfit({ body }, { idempotencyKey });
}

/** A button that changes something: asks back once, then does it and says so. */
export function useChatAction(action: WritingAction) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'offered' | 'asking' | 'working' | 'done'>('offered');
  const confirm = async () => {
    setStep('working');
    try {
      await carryOut(action);
      setStep('done');
      showToast({ title: action.kind === 'worn' ? t`Noted as worn` : t`Outfit planned` });
      await queryClient.invalidateQueries({ queryKey: ['wardrobe'] });
      await queryClient.invalidateQueries({ queryKey: ['calendar'] });
    } catch (error) {
      setStep('offered');
      showToast({ title: failureSentences(error).join(' '), tone: 'error' });
    }
  };
  return { step, ask: () => setStep('asking'), cancel: () => setStep('offered'), confirm };
}
