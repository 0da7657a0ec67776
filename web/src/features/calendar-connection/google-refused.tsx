import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GoogleRefusal } from '../../lib/google-access.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { refusalMessages } from './connection-messages.ts';

/** That nothing comes in from Google and why, beside the events that are here. */
export function GoogleRefused({ refusal, onSync }: { refusal: GoogleRefusal; onSync: () => void }) {
  return (
    <Alert
      tone="info"
      className="mb-6"
      messages={[t(refusalMessages[refusal])]}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onSync}>
            <Trans>Sync now</Trans>
          </Button>
          <Button asChild size="sm">
            <Link to="/calendar-connect">
              <Trans>Check the connection</Trans>
            </Link>
          </Button>
        </span>
      }
    />
  );
}
