import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { tokensQuery, useTokens } from './settings-queries.ts';

const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));

/** Keys for programs of one's own. */
export function TokenList() {
  const { data, error } = useQuery(tokensQuery);
  const { remove } = useTokens();
  const [making, setMaking] = useState(false);
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="grid gap-4">
      {data.total > 0 && (
        <ul className="border-b border-line">
          {data.tokens.map((token) => (
            <li
              key={token.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
            >
              <div className="min-w-0">
                <p className="truncate">{token.name}</p>
                <p className="figures text-sm text-muted">
                  {token.scopes.join(', ')};{' '}
                  {token.expires_at === null ? t`no end` : t`until ${formatDay(token.expires_at)}`};{' '}
                  {token.last_used_at === null
                    ? t`never used`
                    : t`last used ${formatDay(token.last_used_at)}`}
                </p>
              </div>
              <Button
                size="sm"
                variant="danger"
                pending={remove.isPending && remove.variables === token.id}
                onClick={() => remove.mutate(token.id)}
              >
                <Trans>
                  Delete<span className="sr-only"> {token.name}</span>
                </Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" onClick={() => setMaking(true)} className="justify-self-start">
        <Trans>Make a token</Trans>
      </Button>
      {making && (
        <Suspense>
          <TokenDialog open onOpenChange={setMaking} />
        </Suspense>
      )}
    </div>
  );
}
