import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { signOut } from '../leave.ts';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { settingsQuery } from '../queries.ts';
import { SecondFactor } from './second-factor.tsx';

/** All that an administrator sees until the second factor that is demanded of them stands. */
export function SetUpFirst({ owed, onDone }: { owed: boolean; onDone: () => void }) {
  const { data: settings } = useQuery(settingsQuery);
  useTitle(t`Second factor`);
  return (
    <>
      <PageHeader
        title={t`One more step`}
        lead={t`Administrators need a second factor here. Set one up to go on.`}
        actions={
          <Button onClick={signOut}>
            <Trans>Sign out</Trans>
          </Button>
        }
      />
      <div className="grid justify-items-start gap-6 pb-20">
        <SecondFactor />
        {settings?.passkeys && <PasskeyList />}
        {!owed && (
          <Button variant="primary" onClick={onDone}>
            <Trans>Continue</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
