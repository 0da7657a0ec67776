import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { settingsQuery } from '../queries.ts';
import { keepVisit } from './provider-visit.ts';

const providerLinkQuery = queryOptions({
  queryKey: ['account', 'provider'],
  queryFn: () => api.getProviderLink(),
});

/** Asked only where the installation has an identity provider. */
export function useProviderLinkQuery() {
  const { data: settings } = useQuery(settingsQuery);
  return { ...providerLinkQuery, enabled: settings?.oidc === true };
}

/** The way to the provider and back to /login, from where the answer is taken to `connect`. */
export function useProviderLink() {
  const queryClient = useQueryClient();
  const onSuccess = (link: Awaited<ReturnType<typeof api.getProviderLink>>) =>
    queryClient.setQueryData(providerLinkQuery.queryKey, link);
  return {
    begin: useMutation({
      mutationFn: (password: string) => api.beginProviderLink({ body: { password } }),
      onSuccess: ({ authorization_url, state }) => {
        keepVisit({ state, from: undefined, connects: true });
        window.location.assign(authorization_url);
      },
    }),
    connect: useMutation({
      mutationFn: (answer: { code: string; state: string }) => api.connectProvider({ body: answer }),
      onSuccess,
    }),
    disconnect: useMutation({
      mutationFn: (password: string) => api.disconnectProvider({ body: { password } }),
      onSuccess,
    }),
  };
}
