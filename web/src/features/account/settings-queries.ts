import type { Scope } from '@drape/contract/scopes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => api.listSessions(),
});

export const tokensQuery = queryOptions({
  queryKey: ['account', 'tokens'],
  queryFn: () => api.listTokens(),
});

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; password: string }) => api.changePassword({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndSessions() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  return {
    one: useMutation({ mutationFn: (id: string) => api.endSession({ params: { id } }), onSettled }),
    others: useMutation({ mutationFn: () => api.endOtherSessions(), onSettled }),
  };
}

export type TokenDraft = { name: string; scopes: Scope[]; expires_in_days: number | null };

export function useTokens() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
  return {
    create: useMutation({ mutationFn: (body: TokenDraft) => api.createToken({ body }), onSettled }),
    remove: useMutation({ mutationFn: (id: string) => api.deleteToken({ params: { id } }), onSettled }),
  };
}
