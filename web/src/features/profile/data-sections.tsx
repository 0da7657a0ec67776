import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { settingsQuery } from '../account/queries.ts';
import { ProfileSection } from './profile-section.tsx';

const AccountPart = lazy(async () => ({ default: (await import('./account-part.tsx')).AccountPart }));
const DeleteAccount = lazy(async () => ({
  default: (await import('../account/settings/delete-account.tsx')).DeleteAccount,
}));

function DownloadData() {
  const download = useMutation({
    mutationFn: () => api.exportAccount(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button pending={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Download aria-hidden />}
        <Trans>Download everything</Trans>
      </Button>
      {download.error && <Alert messages={failureSentences(download.error)} />}
    </div>
  );
}

/** Signing in and out, keys for programs, and the way out with all of one's data. */
export function DataSections({ username }: { username: string }) {
  const { data: settings } = useQuery(settingsQuery);
  const byPassword = settings?.password_login !== false;
  return (
    <>
      {byPassword && (
        <ProfileSection
          id="security"
          title={t`Password`}
          lead={t`A new password signs out every other device and revokes your tokens, private calendar address and links.`}
        >
          <AccountPart part="password" />
        </ProfileSection>
      )}
      {byPassword && (
        <ProfileSection
          title={t`Second factor`}
          lead={t`A code from an authenticator app beside your password.`}
        >
          <AccountPart part="second factor" />
        </ProfileSection>
      )}
      {settings?.passkeys && (
        <ProfileSection
          title={t`Passkeys`}
          lead={t`Sign in with your fingerprint, face, or screen lock instead of a password.`}
        >
          <AccountPart part="passkeys" />
        </ProfileSection>
      )}
      {byPassword && settings?.oidc && (
        <ProfileSection
          id="provider"
          title={t`Connected account`}
          lead={t`Sign in here with the account you have at your organization.`}
        >
          <AccountPart part="provider" />
        </ProfileSection>
      )}
      <ProfileSection title={t`Signed in`} lead={t`Every device where you are signed in.`}>
        <AccountPart part="sessions" />
      </ProfileSection>
      <ProfileSection
        title={t`Personal tokens`}
        lead={t`For scripts and programs of yours: each may do only what you choose.`}
      >
        <AccountPart part="tokens" />
      </ProfileSection>
      <ProfileSection
        id="webhooks"
        title={t`Webhooks`}
        lead={t`Tell another program, such as Home Assistant, when something happens here.`}
      >
        <AccountPart part="webhooks" />
      </ProfileSection>
      <ProfileSection
        id="data"
        title={t`Your data`}
        lead={t`Everything that is stored of you, as one ZIP file: tables as JSON, and every photo.`}
      >
        <DownloadData />
      </ProfileSection>
      <ProfileSection
        title={t`Leaving`}
        lead={t`The account with everything in it, gone from database and disk.`}
      >
        <DeleteAccount username={username} />
      </ProfileSection>
    </>
  );
}
