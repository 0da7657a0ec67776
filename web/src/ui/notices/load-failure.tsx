import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CloudOff } from 'lucide-react';
import { Button } from '../button.tsx';
import { useOnline } from '../use-online.ts';

type Props = {
  message: string;
  pending: boolean;
  onRetry: () => void;
};

/**
 * In the place of what could not be loaded: what failed, what of that matters, and the way to ask again. Without a
 * connection nothing could be asked; the page loads by itself when there is one.
 */
export function LoadFailure({ message, pending, onRetry }: Props) {
  const isOnline = useOnline();
  const Icon = isOnline ? CircleAlert : CloudOff;
  return (
    <div
      role="alert"
      className="my-2 grid max-w-[44rem] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-photo border border-line bg-raised p-5 md:gap-x-5 md:p-7"
    >
      <span className="row-span-3 grid size-10 place-items-center rounded-full bg-wash text-muted">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="font-display text-lg text-balance">{isOnline ? message : t`You are offline`}</p>
      <p className="max-w-[52ch] text-sm text-muted">
        {isOnline ? (
          <Trans>
            Nothing is lost: your data is safe on the server, and the rest of Drape works meanwhile.
          </Trans>
        ) : (
          <Trans>It isn’t kept on this device, and loads when you are connected again.</Trans>
        )}
      </p>
      {isOnline && (
        <div className="pt-2.5">
          <Button variant="primary" pending={pending} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** The same in one line, in the place of a part of a page. */
export function PartFailure({ message, pending, onRetry }: Props) {
  const isOnline = useOnline();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-photo bg-wash px-4 py-3 text-sm"
    >
      <p>{isOnline ? message : t`Not kept on this device. It loads when you are connected again.`}</p>
      {isOnline && (
        <Button size="sm" pending={pending} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
}
