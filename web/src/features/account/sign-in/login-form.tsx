import { demoAccount } from '@drape/contract/first-run/demo';
import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { usePasskeySignIn, wantsPasswordToo } from '../passkeys/use-passkey-sign-in.ts';
import { useProviderRedirect } from '../provider/use-provider-redirect.ts';
import { useProviderSignIn } from '../provider/use-provider-sign-in.ts';
import { loginMutation, settingsQuery } from '../queries.ts';
import { FormAlert } from './form-alert.tsx';
import { failingLoginRules } from './registration-rules.ts';
import { useFormAlert } from './use-form-alert.ts';

/** Whether the password was right and a code of the second factor is wanted beside it. */
function wantsCode(error: unknown): boolean {
  const detail = error instanceof ApiError ? error.body?.detail : undefined;
  return Array.isArray(detail) && detail.some(({ type }) => type === 'second_factor');
}

export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const { state } = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const [code, setCode] = useState('');
  const login = useMutation(loginMutation);
  const { data: settings } = useQuery(settingsQuery);
  const { alert, ref, clear, showRules, showFailure } = useFormAlert(t`Login failed`);
  const provider = useProviderSignIn(showFailure);
  const [wantsPassword, setWantsPassword] = useState(false);
  const passkey = usePasskeySignIn({
    typed: { password, remember_me: rememberMe },
    onSuccess,
    onFailure: (error) => {
      if (wantsPasswordToo(error)) setWantsPassword(true);
      showFailure(error);
    },
  });
  useProviderRedirect(settings?.oidc_redirect === true, provider);
  const takesPassword = settings?.password_login !== false;
  const byPassword = takesPassword && (settings?.password_form !== false || wantsPassword);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!byPassword) return provider.begin();
    const broken = failingLoginRules({ username, password });
    if (broken.length > 0) return showRules(broken);
    login.mutate(
      {
        username: username.trim(),
        password,
        remember_me: rememberMe,
        ...(asksForCode ? { code } : {}),
      },
      {
        onSuccess,
        onError(error) {
          if (!asksForCode && wantsCode(error)) return setAsksForCode(true);
          showFailure(error);
        },
      },
    );
  };

  const fillDemo = () => {
    clear();
    setUsername(demoAccount.username);
    setPassword(demoAccount.password);
  };

  return (
    <div className="grid gap-7 md:gap-9">
      <form
        noValidate
        aria-label={t`Login`}
        onSubmit={submit}
        onInput={clear}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5"
      >
        <FormAlert alert={alert} ref={ref} />
        {byPassword && (
          <>
            <TextField
              label={t`Username or email`}
              name="username"
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
            <PasswordField
              label={t`Password`}
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {asksForCode && (
              <TextField
                label={t`Code from your authenticator app`}
                hint={t`Lost it? Enter one of your recovery codes.`}
                name="code"
                autoComplete="one-time-code"
                autoFocus
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Checkbox
                checked={rememberMe}
                onCheckedChange={(checked) => {
                  clear();
                  setRememberMe(checked);
                }}
              >
                <Trans>Remember me</Trans>
              </Checkbox>
              <Link to="/forgot-password" className={`${textLink} text-sm`}>
                <Trans>Forgot password?</Trans>
              </Link>
            </div>
            <Button type="submit" variant="primary" pending={login.isPending} className="w-full">
              {login.isPending ? t`Signing in…` : t`Sign in`}
            </Button>
          </>
        )}
        {passkey.offered && (
          <Button pending={passkey.pending} onClick={passkey.begin} className="w-full">
            {!passkey.pending && <KeyRound aria-hidden />}
            <Trans>Sign in with a passkey</Trans>
          </Button>
        )}
        {settings?.oidc && (
          <Button pending={provider.pending} onClick={provider.begin} className="w-full">
            {provider.finishing
              ? t`Signing in…`
              : (settings.oidc_label ?? t`Sign in with your identity provider`)}
          </Button>
        )}
        {takesPassword && !byPassword && (
          <Button variant="quiet" size="sm" onClick={() => setWantsPassword(true)}>
            <Trans>Sign in with a password</Trans>
          </Button>
        )}
        {byPassword && (
          <p className="text-sm">
            <Trans>
              New to Drape?{' '}
              <Link to="/register" state={state} className={textLink}>
                Create an account
              </Link>
            </Trans>
          </p>
        )}
      </form>
      {settings?.demo && (
        <section aria-label={t`Demo Account`} className="grid gap-3 rounded-photo bg-wash p-4">
          <div>
            <h2 className="text-sm font-medium">
              <Trans>Demo Account</Trans>
            </h2>
            <p className="mt-0.5 text-sm text-muted">
              <Trans>
                Username <span className="text-ink">{demoAccount.username}</span>, password{' '}
                <span className="text-ink">{demoAccount.password}</span>
              </Trans>
            </p>
          </div>
          <Button onClick={fillDemo}>
            <Trans>Use demo account</Trans>
          </Button>
        </section>
      )}
    </div>
  );
}
