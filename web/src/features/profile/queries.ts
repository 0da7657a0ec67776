import type { PreferencesInput } from '@drape/contract/profile/preferences';
import type { Profile, ProfileChange } from '@drape/contract/profile/profile';
import type { PersonalColours } from '@drape/engine/colour/personal-ranges';
import { msg, t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { readToken } from '../../lib/storage.ts';
import { sessionUser } from '../account/auth-data.ts';
import { forgetChampions } from '../community/fetch-champions.ts';
import { readPreferences } from './taste/preferences-data.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile', 'account'],
  queryFn: () => api.getProfile(),
});

export const notAuthenticated = msg`User not authenticated`;

function requireToken(): void {
  if (readToken() === undefined) throw new Error(t(notAuthenticated));
}

export const preferencesQuery = queryOptions({
  queryKey: ['profile', 'preferences'],
  queryFn: async () => {
    requireToken();
    return readPreferences(await api.getPreferences());
  },
});

export const styleGuideQuery = queryOptions({
  queryKey: ['profile', 'style-guide'],
  queryFn: () => api.getStyleGuide(),
});

export const colourProfileQuery = queryOptions({
  queryKey: ['profile', 'colours'],
  queryFn: () => api.getColourProfile(),
});

function takeIn(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  void queryClient.invalidateQueries({ queryKey: styleGuideQuery.queryKey });
  updateUser(sessionUser(profile));
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.updateProfile({ body }),
    onSuccess(profile, { community, username }) {
      if (community !== undefined || username !== undefined) forgetChampions();
      takeIn(queryClient, profile);
    },
  });
}

export function useUploadAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.uploadAvatar({ file }),
    onSuccess: (profile) => takeIn(queryClient, profile),
  });
}

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: PreferencesInput) => {
      requireToken();
      return readPreferences(await api.updatePreferences({ body }));
    },
    onSuccess: (preferences) => {
      queryClient.setQueryData(preferencesQuery.queryKey, preferences);
      return queryClient.invalidateQueries({ queryKey: styleGuideQuery.queryKey });
    },
  });
}

export function useSetColourProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonalColours) => api.setColourProfile({ body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(colourProfileQuery.queryKey, profile);
      return queryClient.invalidateQueries({ queryKey: styleGuideQuery.queryKey });
    },
  });
}

export function useDeleteColourProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.deleteColourProfile(),
    onSuccess: () => {
      queryClient.setQueryData(colourProfileQuery.queryKey, null);
      return queryClient.invalidateQueries({ queryKey: styleGuideQuery.queryKey });
    },
  });
}

/** Lets the language model put the guide of today into words. */
export function useRewriteGuide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.rewriteStyleGuide(),
    onSuccess: (guide) => {
      queryClient.setQueryData(styleGuideQuery.queryKey, guide);
      return queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });
}
