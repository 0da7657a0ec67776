import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { openNewVersion, useUpdate } from './service-worker-client.ts';
import { hasTypedText } from './typed-text.ts';

/** Says that a new version is here. Nothing is reloaded unasked, and not over what is being typed. */
export function UpdateNotice() {
  const waiting = useUpdate((state) => state.waiting);
  const [asking, setAsking] = useState(false);
  if (!waiting) return null;
  const later = () => {
    setAsking(false);
    useUpdate.setState({ waiting: undefined });
  };
  const reload = () => {
    if (!asking && hasTypedText()) setAsking(true);
    else openNewVersion(waiting);
  };
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-[30rem] animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-photo border border-line bg-raised py-3 pe-3 ps-5 shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)] md:bottom-6 print:hidden"
    >
      <p className="text-sm font-medium">
        {asking ? t`What you typed here is not saved yet.` : t`A new version is here.`}
      </p>
      <div className="ms-auto flex gap-2">
        <Button size="sm" variant="quiet" onClick={later}>
          {asking ? t`Finish first` : t`Later`}
        </Button>
        <Button size="sm" variant={asking ? 'danger' : 'primary'} onClick={reload}>
          {asking ? t`Reload anyway` : t`Reload`}
        </Button>
      </div>
    </div>
  );
}
