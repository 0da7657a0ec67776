import type { Profile, ProfileChange } from '@drape/contract/profile';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { sessionUser } from '../account/auth-data.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => api.getProfile(),
});

function takeIn(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  updateUser(sessionUser(profile));
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.updateProfile({ body }),
    onSuccess: (profile) => takeIn(queryClient, profile),
  });
}

export function useUploadAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.uploadAvatar({ file }),
    onSuccess: (profile) => takeIn(queryClient, profile),
  });
}
