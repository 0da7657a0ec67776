import type { Profile } from '@drape/contract/profile/profile';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { showToast } from '../../ui/notices/toast.tsx';

/** The address, which stays as it is, and the way to confirm it where that is still to be done. */
export function EmailField({ profile }: { profile: Profile }) {
  const send = useMutation({
    mutationFn: () => api.sendEmailProof(),
    onSuccess: () => showToast({ title: t`A link is on its way to ${profile.email}` }),
  });
  return (
    <div className="grid gap-3">
      <TextField
        label={t`Email`}
        type="email"
        value={profile.email}
        disabled
        hint={
          profile.email_proven === false
            ? t`Not confirmed yet. The email cannot be changed.`
            : t`The email cannot be changed.`
        }
      />
      {send.error && <Alert messages={failureSentences(send.error)} />}
      {profile.email_proven === false && (
        <Button
          size="sm"
          pending={send.isPending}
          onClick={() => send.mutate()}
          className="justify-self-start"
        >
          <Trans>Send a link to confirm it</Trans>
        </Button>
      )}
    </div>
  );
}
