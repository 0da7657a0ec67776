import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook, Field } from '../../ui/fields/field.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { tellFailure } from '../calendar/calendar-messages.ts';
import { PartFailure } from '../offline/load-failure.tsx';
import { connectionMessages as says } from './connection-messages.ts';
import { feedQuery } from './queries.ts';

function useFeedChanges() {
  const queryClient = useQueryClient();
  const onError = (error: unknown) => tellFailure(t(says.feedFailed), error);
  const renew = useMutation({
    mutationFn: () => api.renewFeed(),
    onSuccess: (feed) => queryClient.setQueryData(feedQuery.queryKey, feed),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.deleteFeed(),
    onSuccess: () => {
      queryClient.setQueryData(feedQuery.queryKey, { url: null, created_at: null, expires_at: null });
      showToast({ title: t(says.feedOff) });
    },
    onError,
  });
  return { renew, remove, busy: renew.isPending || remove.isPending };
}

function Address({ url, end }: { url: string; end: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t(says.feedCopied) });
    } catch {
      input.current?.select();
      showToast({ title: t(says.copyFailed) });
    }
  };
  return (
    <Field
      label={t`Private address`}
      hint={
        end === null
          ? t`Subscribe to it in your calendar app. Anyone who has it can read your calendar, so keep it to yourself.`
          : t`Subscribe to it in your calendar app. It works until ${formatDay(end)}. Anyone who has it can read your calendar, so keep it to yourself.`
      }
    >
      {({ id, describedBy }) => (
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            readOnly
            value={url}
            aria-describedby={describedBy}
            onFocus={({ target }) => target.select()}
            className={`${controlLook} min-w-0 text-sm`}
          />
          <Button variant="primary" onClick={() => void copy()}>
            <Copy aria-hidden />
            <Trans>Copy</Trans>
          </Button>
        </div>
      )}
    </Field>
  );
}

type Asking = 'renew' | 'remove';
const questions = {
  renew: msg`Calendars that use the current address stop getting your outfits until you give them the new one.`,
  remove: msg`Calendars that use this address stop getting your outfits.`,
};

/** The private address of the planned outfits: copied, renewed, switched off. */
export function FeedPanel() {
  const { data: feed, isError, refetch, isFetching } = useQuery(feedQuery);
  const { renew, remove, busy } = useFeedChanges();
  const [asking, setAsking] = useState<Asking>();
  if (isError && !feed) {
    return (
      <PartFailure
        message={t`Failed to load the private address. Please try again.`}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!feed) return <Skeleton className="h-11 w-48" />;
  if (feed.url === null) {
    return (
      <Button pending={busy} onClick={() => renew.mutate()}>
        <Trans>Make a private address</Trans>
      </Button>
    );
  }
  const confirm = () => {
    if (asking === 'remove') remove.mutate();
    else renew.mutate(undefined, { onSuccess: () => showToast({ title: t(says.feedRenewed) }) });
    setAsking(undefined);
  };
  return (
    <div className="grid min-w-[min(100%,24rem)] gap-5">
      <Address url={feed.url} end={feed.expires_at} />
      {asking ? (
        <Alert
          tone="info"
          messages={[t(questions[asking])]}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="primary" onClick={confirm}>
                {asking === 'remove' ? t`Switch it off` : t`Make a new one`}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setAsking(undefined)}>
                <Trans>Keep it</Trans>
              </Button>
            </span>
          }
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={renew.isPending} disabled={busy} onClick={() => setAsking('renew')}>
            {!renew.isPending && <RefreshCw aria-hidden />}
            <Trans>Renew</Trans>
          </Button>
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsking('remove')}>
            <Trans>Switch off</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
