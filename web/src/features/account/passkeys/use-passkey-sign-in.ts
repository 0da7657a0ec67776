import { ApiError } from '@drape/contract/wire/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { settingsQuery } from '../queries.ts';
import { isDismissed, passkeyProblem } from './passkey-problem.ts';
import { browserPasskeys, passkeyMutation } from './passkey-queries.ts';

type Typed = { password: string; remember_me: boolean };
type Options = { typed: Typed; onSuccess: () => void; onFailure: (error: unknown) => void };

function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Whether the passkey was right and the password is wanted beside it. */
export function wantsPasswordToo(error: unknown): boolean {
  const detail = error instanceof ApiError ? error.body?.detail : undefined;
  return Array.isArray(detail) && detail.some(({ type }) => type === 'password');
}

/**
 * Signing in with a passkey: by a button, and where the browser can, among what it offers to fill the form with. What
 * was typed by then goes along, for a passkey that needs the password.
 */
export function usePasskeySignIn({ typed, onSuccess, onFailure }: Options) {
  const { data: settings } = useQuery(settingsQuery);
  const offered = settings?.passkeys === true && hasPasskeys();
  const latest = useRef({ typed, onSuccess, onFailure });
  latest.current = { typed, onSuccess, onFailure };
  const signIn = useMutation(passkeyMutation);
  const { mutate } = signIn;

  useEffect(() => {
    if (!offered) return;
    let gone = false;
    const offerInForm = async () => {
      const { browserSupportsWebAuthnAutofill } = await browserPasskeys();
      if (gone || !(await browserSupportsWebAuthnAutofill()) || gone) return;
      mutate(
        { byAutofill: true, typed: () => latest.current.typed },
        {
          onSuccess: () => latest.current.onSuccess(),
          // Nobody asked for this one, so only what follows a choice is reported.
          onError: (error) => error instanceof ApiError && latest.current.onFailure(error),
        },
      );
    };
    void offerInForm();
    return () => {
      gone = true;
      void browserPasskeys().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [offered, mutate]);

  return {
    offered,
    pending: signIn.isPending && !signIn.variables.byAutofill,
    begin: () =>
      mutate(
        { byAutofill: false, typed: () => latest.current.typed },
        {
          onSuccess: () => latest.current.onSuccess(),
          onError: (error) => !isDismissed(error) && latest.current.onFailure(passkeyProblem(error)),
        },
      ),
  };
}
