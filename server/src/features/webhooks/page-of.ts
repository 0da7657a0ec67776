import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';

/** The page of the app that shows what happened. */
export function pageOf(event: WebhookEvent, happened: object): string {
  if (event === 'laundry.low') return '/wardrobe';
  if (event === 'analysis.ready' && 'analysis_id' in happened) return `/analysis/${happened.analysis_id}`;
  return '/calendar-view';
}
