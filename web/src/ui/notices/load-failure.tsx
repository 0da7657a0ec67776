import { Trans } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { useOnline } from '../use-online.ts';

type Props = {
  message: string;
  pending: boolean;
  onRetry: () => void;
};

/**
 * In the place of a page that could not be loaded: what failed, and the way to ask again. Without a connection nothing
 * could be asked; the page loads by itself when there is one.
 */
export function LoadFailure({ message, pending, onRetry }: Props) {
  const isOnline = useOnline();
  return (
    <div
      role="alert"
      className="my-2 grid min-h-[46svh] content-center justify-items-center gap-5 rounded-photo bg-wash px-6 py-10 text-center"
    >
      <span aria-hidden className="silhouette aspect-[4/9] h-36 md:h-44" />
      <p className="max-w-[34ch] font-display text-lg text-balance md:text-xl">{message}</p>
      {isOnline ? (
        <Button pending={pending} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      ) : (
        <p className="max-w-[40ch] text-sm text-muted">
          <Trans>It isn’t kept on this device, and loads when you are connected again.</Trans>
        </p>
      )}
    </div>
  );
}
