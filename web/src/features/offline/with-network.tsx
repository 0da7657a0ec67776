import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

/** Without a connection, in the place of buttons that need one, as tall as they are. */
export function WithNetwork({ className }: { className?: string }) {
  return (
    <p className={cx('flex min-h-11 items-center gap-2.5 text-sm text-muted', className)}>
      <CloudOff aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
      <Trans>Changes need a connection.</Trans>
    </p>
  );
}
