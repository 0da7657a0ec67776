import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leave, useLeaving } from '../account/leave.ts';
import { useOutbox } from './outbox.ts';

/** Signing out empties this device; what was not sent yet would go with it. */
export function LeavingQuestion() {
  const asking = useLeaving((state) => state.asking);
  const count = useOutbox(({ waiting }) => waiting.length);
  const stay = () => useLeaving.setState({ asking: false });
  if (!asking) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && stay()}
      title={t`Sign out now?`}
      description={plural(count, {
        one: '# change from this device is not sent yet and would be lost.',
        other: '# changes from this device are not sent yet and would be lost.',
      })}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={stay}>
          <Trans>Stay signed in</Trans>
        </Button>
        <Button variant="danger" onClick={leave}>
          <Plural value={count} one="Sign out and lose it" other="Sign out and lose them" />
        </Button>
      </div>
    </Dialog>
  );
}
