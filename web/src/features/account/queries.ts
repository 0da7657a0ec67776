import type { Registration } from '@drape/contract/account/account';
import { ApiError } from '@drape/contract/wire/client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { browserTimeZone } from '../../lib/format.ts';
import { beginSession } from '../../lib/session.ts';
import { storageKeys } from '../../lib/storage.ts';
import { readAuthData, sessionUser } from './auth-data.ts';

export type Credentials = { username: string; password: string; remember_me: boolean; code?: string };

/** Begins the session that an answer opens. */
export async function signInWith(answer: Promise<unknown>): Promise<void> {
  const data = await answer.catch((error) => {
    const answeredWithoutData = error instanceof ApiError && error.status >= 200 && error.status < 300;
    if (answeredWithoutData) return undefined;
    throw error;
  });
  const { token, user } = readAuthData(data);
  if (user) return beginSession(user, token);
  localStorage.setItem(storageKeys.token, token);
  beginSession(sessionUser(await api.me()), token);
}

export const loginMutation = mutationOptions({
  mutationFn: (credentials: Credentials) =>
    signInWith(api.login({ body: { ...credentials, time_zone: browserTimeZone() } })),
});

export const registerMutation = mutationOptions({
  mutationFn: (registration: Registration) =>
    signInWith(api.register({ body: { ...registration, time_zone: browserTimeZone() } })),
});

export const providerExchangeMutation = mutationOptions({
  mutationFn: (answer: { code: string; state: string }) =>
    signInWith(api.oidcExchange({ body: { ...answer, time_zone: browserTimeZone() } })),
});

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (email: string) => api.forgotPassword({ body: { email } }),
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: { token: string; password: string }) => api.resetPassword({ body }),
});

export const meQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', 'me', userId],
    queryFn: async () => sessionUser(await api.me()),
  });

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => api.settings(),
  staleTime: Number.POSITIVE_INFINITY,
});
