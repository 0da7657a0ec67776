import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureSentences } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Alert } from '../../ui/notices/alert.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** What must be typed before it happens. */
  word: string;
  label: string;
  action: string;
  pending: boolean;
  error: unknown;
  onConfirm: () => void;
};

/** Asks before something that cannot be taken back: a word must be typed. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, children, word, label, action, pending, error, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const matches = typed.trim() === word;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches && !pending) onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        onOpenChange(next);
      }}
      title={title}
    >
      <form onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">{children}</div>
        {error != null && <Alert messages={failureSentences(error)} />}
        <TextField
          label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={!matches} pending={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
