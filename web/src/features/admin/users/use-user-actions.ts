import type { ManagedUser, ManagedUserChange } from '@drape/contract/admin/admin-users';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { adminKey } from '../queries.ts';

/** Changes to one user; after each, also a refused one, the lists show how things are. */
export function useUserActions({ id, username, version }: ManagedUser) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminKey });
  const params = { id };
  return {
    change: useMutation({
      mutationFn: (change: Omit<ManagedUserChange, 'version'>) =>
        api.updateUser({ params, body: { ...change, version } }),
      onSettled: refresh,
    }),
    decline: useMutation({ mutationFn: () => api.declineUpgrade({ params }), onSettled: refresh }),
    remove: useMutation({
      mutationFn: () => api.removeUser({ params }),
      // The dialog closes as soon as the list is reloaded, so it can't say this.
      onSuccess: () => showToast({ title: t`@${username} is deleted` }),
      onSettled: refresh,
    }),
    link: useMutation({ mutationFn: () => api.makeResetLink({ params }) }),
  };
}
