import { webhookEndpoints as endpoints } from '@drape/contract/webhooks/webhooks';
import type { Mount } from '../../platform/http/mount.ts';
import type { WebhookService } from './service.ts';

export function mountWebhooks(mount: Mount, webhooks: WebhookService): void {
  mount(endpoints.listWebhooks, (_, { principal }) => webhooks.list(principal));
  mount(endpoints.createWebhook, ({ body }, { principal }) =>
    webhooks.create(principal, { ...body, password: body.password ?? undefined }),
  );
  mount(endpoints.updateWebhook, ({ params, body }, { principal }) =>
    webhooks.update(principal, params.id, body),
  );
  mount(endpoints.deleteWebhook, ({ params }, { principal }) => webhooks.remove(principal, params.id));
  mount(endpoints.testWebhook, ({ params }, { principal }) => webhooks.test(principal, params.id));
  mount(endpoints.listWebhookDeliveries, ({ params }, { principal }) =>
    webhooks.deliveries(principal, params.id),
  );
}
