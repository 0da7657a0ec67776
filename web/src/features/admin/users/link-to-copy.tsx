import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';

/** A link that is handed over: shown whole, and copied with a button. */
export function LinkToCopy({ label, address, hint }: { label: string; address: string; hint: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: t`The link is copied` }),
      () => showToast({ tone: 'error', title: t`Copying was not allowed. Please copy it from the field.` }),
    );
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        readOnly
        value={address}
        hint={hint}
        onFocus={(event) => event.target.select()}
      />
      <Button size="sm" onClick={copy} className="justify-self-start">
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}
