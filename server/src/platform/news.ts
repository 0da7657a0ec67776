import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';
import type { WebhookData } from '@drape/contract/webhooks/webhooks';
import type { Log } from './log.ts';

/** Something that happened to a person's things, without the address of the page that shows it. */
export type Happened<Event extends WebhookEvent> = Omit<WebhookData[Event], 'url'>;

export type Listener = <Event extends WebhookEvent>(
  userId: string,
  event: Event,
  happened: Happened<Event>,
) => Promise<void>;

/** Features tell what happened once it is written, and know nothing of who wants to hear it. */
export type News = {
  /** Never rejects: what happened stands, whether or not the news can be delivered. */
  tell: Listener;
  listen(listener: Listener): void;
};

export function createNews(log: Log): News {
  const listeners: Listener[] = [];
  return {
    async tell(userId, event, happened) {
      for (const listener of listeners)
        await listener(userId, event, happened).catch((error) =>
          log.warn({ err: error, event }, 'somebody could not be told what happened'),
        );
    },
    listen: (listener) => void listeners.push(listener),
  };
}
