import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leave, useLeaving } from '../account/leave.ts';
import { changesOf } from './offline-words.ts';
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
      title="Sign out now?"
      description={`${changesOf(count)} from this device ${count === 1 ? 'is' : 'are'} not sent yet and would be lost.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={stay}>
          Stay signed in
        </Button>
        <Button variant="danger" onClick={leave}>
          Sign out and lose {count === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </Dialog>
  );
}
