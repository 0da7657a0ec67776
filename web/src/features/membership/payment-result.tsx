import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Alert } from '../../ui/notices/alert.tsx';
import { membershipKey } from './queries.ts';

const askEveryMs = 2000;

/** What came of a visit to the payment page. The provider tells the server on its own way, so Pro may take a moment. */
export function PaymentResult({ hasPro }: { hasPro: boolean }) {
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const result = search.get('payment');
  const waits = result === 'done' && !hasPro;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: membershipKey }),
      askEveryMs,
    );
    return () => clearInterval(timer);
  }, [waits, queryClient]);
  if (result === 'cancelled' && !hasPro)
    return <Alert tone="info" messages={[t`You weren’t charged. Your plan hasn’t changed.`]} />;
  if (result !== 'done') return null;
  return (
    <Alert
      tone="info"
      messages={[
        hasPro
          ? t`Thank you. You now have Pro.`
          : t`Thank you. Pro opens as soon as the payment is confirmed.`,
      ]}
    />
  );
}
