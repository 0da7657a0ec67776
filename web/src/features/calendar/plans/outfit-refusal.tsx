import { Trans } from '@lingui/react/macro';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import type { Refusal } from '../use-outfit-actions.ts';

type Props = { refusal: Refusal; isBusy: boolean; onRetry: () => void };

/** Why no outfit could be made, as the server says it, with the way to the clothes or another try. */
export function OutfitRefusal({ refusal: { sentence, canRetry }, isBusy, onRetry }: Props) {
  return (
    <Alert
      tone={canRetry ? 'error' : 'info'}
      className="mt-4"
      messages={[sentence]}
      action={
        canRetry ? (
          <Button size="sm" disabled={isBusy} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        ) : (
          <Button asChild size="sm">
            <Link to="/wardrobe">
              <Trans>Open your wardrobe</Trans>
            </Link>
          </Button>
        )
      }
    />
  );
}
