import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDayAndTime } from '../../lib/format.ts';
import { useReach } from '../../lib/reach.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { removeWaiting, sendAgain, useOutbox, type Waiting } from './outbox.ts';
import { useSendWaiting } from './use-offline-work.ts';

function Row({ entry, online, onSend }: { entry: Waiting; online: boolean; onSend: () => void }) {
  const { id, title, writtenAt, refusal } = entry;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div>
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="figures text-sm text-muted">{formatDayAndTime(new Date(writtenAt))}</p>
      </div>
      {refusal !== undefined && (
        <p className="text-sm text-poor">
          <Trans>Not taken: {refusal}</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {refusal !== undefined && (
          <Button
            size="sm"
            aria-label={t`Send again: ${title}`}
            disabled={!online}
            onClick={() => void sendAgain(id).then(onSend)}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button
          size="sm"
          variant="danger"
          className="-ms-3"
          aria-label={t`Remove: ${title}`}
          onClick={() => void removeWaiting(id)}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

/** What was written without a connection and is not on the server yet. */
export function WaitingList({ onClose }: { onClose: () => void }) {
  const { waiting, sending } = useOutbox();
  const online = useReach((state) => state.reach) === 'online';
  const send = useSendWaiting();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Waiting to be sent`}
      description={t`Kept on this device alone. Each change is sent once, in this order, when Drape is open and the connection is back.`}
    >
      {waiting.length === 0 ? (
        <p>
          <Trans>Everything has arrived.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Waiting to be sent`}>
          {waiting.map((entry) => (
            <Row key={entry.id} entry={entry} online={online} onSend={() => void send()} />
          ))}
        </ul>
      )}
      {waiting.some(({ refusal }) => refusal === undefined) && (
        <Button
          disabled={!online}
          pending={sending}
          className="justify-self-start"
          onClick={() => void send()}
        >
          {online ? t`Send now` : t`Sent when you are online`}
        </Button>
      )}
    </Dialog>
  );
}
