import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';
import { webhookLimits as most } from '@drape/contract/webhooks/webhook-options';
import type { Webhook, WebhookDelivery } from '@drape/contract/webhooks/webhooks';
import { AppError, invalidField, notFound } from '../../platform/app-error.ts';
import type { AccessLog } from '../../platform/backup/access-log.ts';
import { dayMs, minuteMs, plus } from '../../platform/clock.ts';
import type { WebhookRow } from '../../platform/database/webhook-rows.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { News } from '../../platform/news.ts';
import { type Reach, refusalOf } from '../../platform/outside/post-outside.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import type { AccountService } from '../account/service.ts';
import { createDelivering, type DeliveryDependencies, secretPurpose } from './deliver.ts';
import { pageOf } from './page-of.ts';
import { presentDelivery, presentWebhook } from './presenter.ts';
import * as rows from './repository.ts';
import { newSigningSecret } from './signature.ts';

type Dependencies = DeliveryDependencies & {
  account: Pick<AccountService, 'prove'>;
  throttle: Throttle;
  accessLog: AccessLog;
  news: News;
  publicUrl: string;
};

export type WebhookDraft = { url: string; events: WebhookEvent[]; password: string | undefined };

export type WebhookService = {
  list(principal: Principal): Promise<{ webhooks: Webhook[]; total: number; reach: Reach }>;
  /** Throws `invalid` for an address that is not allowed, `conflict` for demo visitors and where there are too many. */
  create(principal: Principal, draft: WebhookDraft): Promise<Webhook & { secret: string }>;
  update(
    principal: Principal,
    id: string,
    changes: { events?: WebhookEvent[] | undefined; active?: boolean | undefined },
  ): Promise<Webhook>;
  remove(principal: Principal, id: string): Promise<{ id: string }>;
  test(principal: Principal, id: string): Promise<WebhookDelivery>;
  deliveries(principal: Principal, id: string): Promise<{ deliveries: WebhookDelivery[]; total: number }>;
  forgetOld(): Promise<void>;
};

const testsPerWindow = { limit: 20, windowMs: 10 * minuteMs };

/** Tells addresses of a person's choice what happened to their things. */
export function createWebhookService(dependencies: Dependencies): WebhookService {
  const { database, clock, news, reach, publicUrl, throttle, accessLog } = dependencies;
  const deliver = createDelivering(dependencies);

  async function rowOf({ userId }: Principal, id: string): Promise<WebhookRow> {
    const row = await rows.findWebhook(database.read, userId, id);
    if (!row) throw notFound('This webhook');
    return row;
  }

  async function present(row: WebhookRow): Promise<Webhook> {
    const [latest] = await rows.listDeliveries(database.read, row.user_id, row.id, 1);
    return presentWebhook(row, latest);
  }

  news.listen(async (userId, event, happened) => {
    if (reach === 'off') return;
    for (const hook of await rows.listActive(database.read, userId))
      if ((JSON.parse(hook.events) as string[]).includes(event))
        await deliver(hook, event, { ...happened, url: `${publicUrl}${pageOf(event, happened)}` });
  });

  return {
    async list({ userId }) {
      const found = await rows.listWebhooks(database.read, userId);
      return { webhooks: await Promise.all(found.map(present)), total: found.length, reach };
    },
    create: createAdding(dependencies, present),
    async update(principal, id, { events, active }) {
      await rowOf(principal, id);
      await rows.updateWebhook(database.write, principal.userId, id, {
        ...(events === undefined ? {} : { events: JSON.stringify([...new Set(events)]) }),
        ...(active === undefined ? {} : { active: active ? 1 : 0, stopped: null, lost: 0 }),
      });
      if (active === false) await accessLog.note(principal.userId, { stoppedWebhook: id });
      return present(await rowOf(principal, id));
    },
    async remove({ userId }, id) {
      if (!(await rows.deleteWebhook(database.write, userId, id))) throw notFound('This webhook');
      await accessLog.note(userId, { stoppedWebhook: id });
      return { id };
    },
    async test(principal, id) {
      const hook = await rowOf(principal, id);
      const refusal = refusalOf(hook.url, reach);
      if (refusal) throw new AppError('conflict', refusal);
      await throttle.take(
        { [countedFor(principal.userId, 'webhook tests')]: testsPerWindow },
        principal.userId,
      );
      return presentDelivery(await deliver(hook, 'test', { url: publicUrl }));
    },
    async deliveries(principal, id) {
      await rowOf(principal, id);
      const found = await rows.listDeliveries(database.read, principal.userId, id, most.shownDeliveries);
      return { deliveries: found.map(presentDelivery), total: found.length };
    },
    async forgetOld() {
      const now = clock.now();
      await rows.forgetDeliveriesBefore(database.write, plus(now, -most.keptDays * dayMs).toISOString());
      await rows.endDeliveriesBefore(database.write, plus(now, -dayMs).toISOString(), now.toISOString());
    },
  };
}

function createAdding(
  { database, clock, secrets, reach, account }: Dependencies,
  present: (row: WebhookRow) => Promise<Webhook>,
): WebhookService['create'] {
  return async (principal, { url, events, password }) => {
    const { userId, kind } = principal;
    if (kind !== 'person') throw new AppError('conflict', 'The demo account sends nothing');
    const refusal = refusalOf(url, reach);
    if (refusal) throw invalidField(['body', 'url'], refusal);
    // A webhook outlives the session, so a session that somebody took over must not be enough for one.
    await account.prove(principal, password);
    const secret = newSigningSecret();
    const row: WebhookRow = {
      id: newId(),
      user_id: userId,
      url,
      sealed_secret: secrets.encrypt(secretPurpose, secret),
      events: JSON.stringify([...new Set(events)]),
      active: 1,
      stopped: null,
      lost: 0,
      created_at: clock.now().toISOString(),
    };
    await database.transaction(async (transaction) => {
      if ((await rows.listWebhooks(transaction, userId)).length >= most.maxWebhooks)
        throw new AppError('conflict', `At most ${most.maxWebhooks} webhooks. Please delete one first.`);
      await rows.insertWebhook(transaction, row);
    });
    return { ...(await present(row)), secret };
  };
}
