import type { UsedCredential } from '@drape/contract/account/passkeys';
import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/format.ts';
import { signInWith } from '../queries.ts';
import { secondFactorQuery } from '../settings/settings-queries.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: () => api.listPasskeys(),
});

/** The browser's side of WebAuthn, loaded only where a passkey is made or used. */
export const browserPasskeys = () => import('@simplewebauthn/browser');

async function makePasskey({ name, password }: { name: string; password: string }) {
  const [optionsJSON, { startRegistration }] = await Promise.all([
    api.beginPasskey({ body: { password } }),
    browserPasskeys(),
  ]);
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
  return api.addPasskey({ body: { name, credential: { id, rawId, type, response: made } } });
}

export function usePasskeys() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    ]);
  return {
    add: useMutation({ mutationFn: makePasskey, onSettled }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        api.renamePasskey({ params: { id }, body: { name } }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => api.removePasskey({ params: { id } }), onSettled }),
  };
}

export type PasskeySignIn = { byAutofill: boolean; typed: () => { password: string; remember_me: boolean } };

async function askBrowser(useBrowserAutofill: boolean): Promise<UsedCredential> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    api.beginPasskeySignIn(),
    browserPasskeys(),
  ]);
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const used = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  return { id, rawId, type, response: used };
}

export const passkeyMutation = mutationOptions({
  mutationFn: async ({ byAutofill, typed }: PasskeySignIn) => {
    const credential = await askBrowser(byAutofill);
    const { password, remember_me } = typed();
    const secret = password === '' ? {} : { password };
    const body = { credential, remember_me, ...secret, time_zone: browserTimeZone() };
    return signInWith(api.passkeySignIn({ body }));
  },
});
