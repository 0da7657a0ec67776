import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useReach } from '../../lib/reach.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { changesOf } from './offline-words.ts';
import { loadOutbox, sendWaiting, useOutbox } from './outbox.ts';

const probeEveryMs = 10_000;
const retryEveryMs = 30_000;

/** Sends what waits and shows the answers. */
export function useSendWaiting(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const sent = await sendWaiting();
    if (sent === 0) return;
    showToast({ title: t`${changesOf(sent)} sent` });
    await Promise.all(
      ['wardrobe', 'analysis'].map((first) => queryClient.invalidateQueries({ queryKey: [first] })),
    );
  };
}

/** As long as the app is open: sends what waits as soon as the server can be reached, and asks for what is new. */
export function useOfflineWork(): void {
  const queryClient = useQueryClient();
  const reach = useReach((state) => state.reach);
  const userId = useSession((state) => state.user?.id);
  const unsent = useOutbox(({ waiting }) => waiting.some(({ refusal }) => refusal === undefined));
  const send = useSendWaiting();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person's outbox is read when the person changes.
  useEffect(() => {
    void loadOutbox();
  }, [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new at every drawing and does the same.
  useEffect(() => {
    if (reach !== 'online' || userId === undefined || !unsent) return;
    void send();
    const timer = setInterval(() => void send(), retryEveryMs);
    return () => clearInterval(timer);
  }, [reach, userId, unsent]);
  useEffect(() => {
    if (reach !== 'no server') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') api.live().catch(() => undefined);
    }, probeEveryMs);
    return () => {
      clearInterval(timer);
      void queryClient.refetchQueries({ type: 'active', stale: true });
    };
  }, [reach, queryClient]);
}
