import type { Scope } from '@drape/contract/account/scopes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => api.listSessions(),
});

export const tokensQuery = queryOptions({
  queryKey: ['account', 'tokens'],
  queryFn: () => api.listTokens(),
});

/** What of the ways in is to stay: tokens and passkeys by id, the calendar's private address, the identity provider. */
export type KeptAccess = { tokens: string[]; passkeys: string[]; feed: boolean; provider: boolean };

type NewPassword = { current_password: string; password: string; keep: KeptAccess };

/** Addresses of photos end with the rest, so everything on show is asked for again. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPassword) => api.changePassword({ body }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

export function useEndSessions() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  return {
    one: useMutation({ mutationFn: (id: string) => api.endSession({ params: { id } }), onSettled }),
    others: useMutation({
      mutationFn: (keep: KeptAccess) => api.endOtherSessions({ body: { keep } }),
      onSuccess: () => queryClient.invalidateQueries(),
    }),
  };
}

export type TokenDraft = { name: string; scopes: Scope[]; expires_in_days: number | null; password: string };

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: () => api.getSecondFactor(),
});

export function useSecondFactor() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  return {
    begin: useMutation({ mutationFn: (password: string) => api.beginSecondFactor({ body: { password } }) }),
    confirm: useMutation({
      mutationFn: (code: string) => api.confirmSecondFactor({ body: { code } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (body: { password: string; code: string }) => api.removeSecondFactor({ body }),
      onSuccess,
    }),
    renew: useMutation({
      mutationFn: (body: { password: string; code: string }) => api.renewRecoveryCodes({ body }),
      onSuccess,
    }),
  };
}

export function useTokens() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
  return {
    create: useMutation({ mutationFn: (body: TokenDraft) => api.createToken({ body }), onSettled }),
    remove: useMutation({ mutationFn: (id: string) => api.deleteToken({ params: { id } }), onSettled }),
  };
}
