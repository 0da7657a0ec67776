import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OperatorContact } from '../account/operator-contact.tsx';

/** The way to Pro. Payment is not connected in this version, so it says whom to ask. */
export function UpgradeButton({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Upgrade to Pro
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Upgrade to Pro">
        <p>
          Payment is not connected on this installation. Please ask <OperatorContact /> to turn on Pro for{' '}
          <span className="font-medium">{username}</span>.
        </p>
        <p className="text-sm text-muted">Your account, your photos and your history stay as they are.</p>
        <Button onClick={() => setOpen(false)} className="justify-self-end">
          Done
        </Button>
      </Dialog>
    </>
  );
}
