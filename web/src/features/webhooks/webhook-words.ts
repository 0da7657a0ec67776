import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';
import type { WebhookDelivery } from '@drape/contract/webhooks/webhooks';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';

export const eventLabels: Record<WebhookEvent | 'test', MessageDescriptor> = {
  'outfit.planned': msg`An outfit was planned`,
  'outfit.worn': msg`Something was worn`,
  'analysis.ready': msg`A photo was analyzed`,
  'laundry.low': msg`Few clean clothes are left`,
  test: msg`Test`,
};

/** How a message ended, or how it stands. */
export function deliveryWords({ state, attempts, error }: WebhookDelivery): string {
  if (state === 'done') return attempts > 1 ? t`Arrived at attempt ${attempts}` : t`Arrived`;
  if (state === 'failed') return error ?? t`Never arrived`;
  if (attempts === 0) return t`On its way`;
  const tries = plural(attempts, { one: '# attempt', other: '# attempts' });
  return t`${error ?? ''}; ${tries}, will try again`;
}
