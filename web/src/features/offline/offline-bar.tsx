import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff, CloudUpload, ImageOff, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDayAndTime } from '../../lib/format.ts';
import { useReach } from '../../lib/reach.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { retryAll, useTeller } from './failures.ts';
import { useOutbox } from './outbox.ts';
import { useSeenAt } from './use-seen-at.ts';

const WaitingList = lazy(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList }));

function SeenAt() {
  const seenAt = useSeenAt();
  if (seenAt === undefined) return t`Nothing of this page is kept on this device.`;
  if (seenAt === 'in part') return t`Some of this page isn’t kept on this device.`;
  return t`What you see is from ${formatDayAndTime(new Date(seenAt))}.`;
}

function Bar({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-3 py-1.5 text-sm">
      <span className="mt-0.5 [&_svg]:size-4.5">{icon}</span>
      <p>
        <span className="font-medium">{title}</span>{' '}
        {children !== undefined && <span className="text-muted">{children}</span>}
      </p>
    </div>
  );
}

/** Says that there is no connection and from when what is shown is, and what waits to be sent. Absent when all is well. */
export function OfflineBar() {
  const reach = useReach((state) => state.reach);
  const { waiting, sending } = useOutbox();
  const [open, setOpen] = useState(false);
  const refused = waiting.filter(({ refusal }) => refusal !== undefined).length;
  const count = waiting.length;
  const { teller, picturesFail, isDrawn, partsFail } = useTeller();
  const isAway = reach !== 'online';
  // A page that failed says itself what that means, so here it is only said that there is no connection.
  const tells = teller === 'bar' || (teller === 'page' && isAway);
  if (!tells && count === 0 && !open) return null;
  const waitingTitle =
    refused > 0
      ? plural(refused, { one: '# change could not be sent', other: '# changes could not be sent' })
      : plural(count, { one: '# change to be sent', other: '# changes to be sent' });
  return (
    <div className="border-b border-line bg-raised print:hidden">
      <div
        className={cx(
          'mx-auto flex max-w-frame items-center justify-between gap-x-6 px-5 py-1 md:px-8',
          count > 0 && 'flex-wrap',
        )}
      >
        <div role="status" className="min-w-0">
          {tells && reach === 'no network' && (
            <Bar icon={<CloudOff aria-hidden />} title={t`You are offline.`}>
              {teller === 'bar' && <SeenAt />}{' '}
              <span className="max-md:hidden">
                <Trans>Buttons that need a connection come back with it.</Trans>
              </span>
            </Bar>
          )}
          {tells && reach === 'online' && (
            <Bar
              icon={partsFail ? <TriangleAlert aria-hidden /> : <ImageOff aria-hidden />}
              title={
                partsFail
                  ? t`Some of this page can’t be loaded right now.`
                  : t`Pictures can’t be loaded right now.`
              }
            >
              {isDrawn && !partsFail ? (
                <Trans>Drawings stand in for your clothes.</Trans>
              ) : (
                <span className="max-md:hidden">
                  <Trans>Nothing is lost: your data is safe on the server.</Trans>
                </span>
              )}
            </Bar>
          )}
          {tells && reach === 'no server' && (
            <Bar icon={<CloudOff aria-hidden />} title={t`Drape cannot be reached.`}>
              {teller === 'bar' && <SeenAt />}
            </Bar>
          )}
          {reach === 'online' && count > 0 && (
            <Bar
              icon={
                refused > 0 ? (
                  <TriangleAlert aria-hidden className="text-poor" />
                ) : (
                  <CloudUpload aria-hidden />
                )
              }
              title={
                sending
                  ? plural(count - refused, { one: 'Sending # change', other: 'Sending # changes' })
                  : waitingTitle
              }
            />
          )}
        </div>
        {tells && reach === 'online' && (
          <Button
            size="sm"
            className="my-1.5 shrink-0"
            onClick={() => (picturesFail ? window.location.reload() : retryAll())}
          >
            <Trans>Retry</Trans>
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" variant="quiet" className="-me-3 max-md:-ms-3" onClick={() => setOpen(true)}>
            {reach === 'online'
              ? t`Look`
              : plural(count, { one: '# change waiting', other: '# changes waiting' })}
          </Button>
        )}
      </div>
      <Suspense>{open && <WaitingList onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
