import { webhookLimits as most } from '@drape/contract/webhooks/webhook-options';
import { type Clock, secondMs } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../platform/database/webhook-rows.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { PostRefused, postOutside, type Reach } from '../../platform/outside/post-outside.ts';
import * as rows from './repository.ts';
import { signatureHeaders } from './signature.ts';

export type DeliveryDependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secrets: Secrets;
  reach: Reach;
};

type Outcome = { status: number | null; error: string | null; gone: boolean };

const kind = 'webhooks.deliver';
export const secretPurpose = 'webhook secret';
const gone = 410;
const stopped = {
  gone: 'The address answered that it is gone (410)',
  lost: `${most.lostInARow} messages in a row never arrived`,
};

/** What the log may say: whether and how the other side could be reached, and nothing of what it answered. */
function sentenceOf(error: unknown): string {
  if (error instanceof PostRefused) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${most.timeoutSeconds} seconds`;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code).slice(0, 40)})` : '';
  return `The address could not be reached${code}`;
}

/** One try, with a signature of this moment. Never rejects. */
function createSending({ clock, secrets, reach }: DeliveryDependencies) {
  return async (hook: WebhookRow, { id, body }: WebhookDeliveryRow): Promise<Outcome> => {
    const secret = secrets.decrypt(secretPurpose, hook.sealed_secret);
    try {
      const status = await postOutside(hook.url, {
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Drape',
          ...signatureHeaders(secret, { id, sentAt: clock.now(), body }),
        },
        body,
        timeoutMs: most.timeoutSeconds * secondMs,
        reach,
      });
      const isTaken = status >= 200 && status < 300;
      return { status, error: isTaken ? null : `The address answered ${status}`, gone: status === gone };
    } catch (error) {
      return { status: null, error: sentenceOf(error), gone: false };
    }
  };
}

/** Messages to addresses: written down first, then sent by a job that tries again after growing pauses. */
export function createDelivering(dependencies: DeliveryDependencies) {
  const { database, clock, jobs } = dependencies;
  const send = createSending(dependencies);

  /** One that never arrived counts against its address; one that did forgives what was lost. */
  async function count(hook: WebhookRow, outcome: Outcome): Promise<void> {
    const lost = outcome.error === null ? 0 : hook.lost + 1;
    const reason = outcome.gone ? stopped.gone : lost >= most.lostInARow ? stopped.lost : undefined;
    const off = reason === undefined ? {} : { active: 0, stopped: reason };
    await rows.updateWebhook(database.write, hook.user_id, hook.id, { lost, ...off });
  }

  jobs.handle(kind, async (payload) => {
    const { userId, id } = payload as { userId: string; id: string };
    const delivery = await rows.findDelivery(database.read, userId, id);
    const hook = delivery && (await rows.findWebhook(database.read, userId, delivery.webhook_id));
    if (!hook || delivery.state !== 'waiting') return;
    const attempts = delivery.attempts + 1;
    const isWanted = hook.active === 1 || delivery.event === 'test';
    const outcome = isWanted
      ? await send(hook, delivery)
      : { status: null, error: 'The webhook was switched off', gone: true };
    const { status, error } = outcome;
    const isOver = error === null || outcome.gone || attempts >= attemptsOf(delivery);
    const state = error === null ? 'done' : isOver ? 'failed' : 'waiting';
    const finished_at = isOver ? clock.now().toISOString() : null;
    await rows.updateDelivery(database.write, userId, id, { attempts, status, error, state, finished_at });
    if (isOver && isWanted && delivery.event !== 'test') await count(hook, outcome);
    // The queue tries again.
    if (!isOver) throw new PostRefused(error ?? '');
  });

  return async (hook: WebhookRow, event: string, data: unknown): Promise<WebhookDeliveryRow> => {
    const now = clock.now().toISOString();
    const row: WebhookDeliveryRow = {
      id: newId(),
      webhook_id: hook.id,
      user_id: hook.user_id,
      event,
      body: JSON.stringify({ type: event, timestamp: now, data }),
      state: 'waiting',
      attempts: 0,
      status: null,
      error: null,
      created_at: now,
      finished_at: null,
    };
    await rows.insertDelivery(database.write, row);
    await jobs.enqueue(kind, { userId: hook.user_id, id: row.id }, { maxAttempts: attemptsOf(row) });
    return row;
  };
}

/** Somebody waits for the end of a test. */
function attemptsOf({ event }: Pick<WebhookDeliveryRow, 'event'>): number {
  return event === 'test' ? 1 : most.attempts;
}
