import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => api.listWebhooks(),
});

/** What was sent to one address. While something is on its way it is asked for again. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: () => api.listWebhookDeliveries({ params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? 2000 : false,
  });

export type WebhookDraft = { url: string; events: WebhookEvent[]; password: string };

export function useWebhooks() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  return {
    create: useMutation({ mutationFn: (body: WebhookDraft) => api.createWebhook({ body }), onSettled }),
    setActive: useMutation({
      mutationFn: ({ id, active }: { id: string; active: boolean }) =>
        api.updateWebhook({ params: { id }, body: { active } }),
      onSettled,
    }),
    test: useMutation({ mutationFn: (id: string) => api.testWebhook({ params: { id } }), onSettled }),
    remove: useMutation({ mutationFn: (id: string) => api.deleteWebhook({ params: { id } }), onSettled }),
  };
}
