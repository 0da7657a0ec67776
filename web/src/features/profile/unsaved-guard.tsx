import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from '../../lib/router/hooks.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before unsaved changes are left behind; signing out is not held up. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { isAuthenticated, leaving } = useSession.getState();
    return dirty && isAuthenticated && !leaving && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t`Leave without saving?`}
      description={t`Your changes to the profile are not saved yet.`}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => blocker.proceed?.()}>
          <Trans>Leave</Trans>
        </Button>
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          <Trans>Keep editing</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
