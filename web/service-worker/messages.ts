import { workerMessages } from '../src/lib/worker-messages.ts';
import { forgetPictures } from './kept-pictures.ts';

/** Answers the pages: which version this is, when to take over, and to forget what was seen. */
export function followMessages(self: ServiceWorkerGlobalScope, entry: string): void {
  const takeOverIfAlone = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= 1) await self.skipWaiting();
  };
  self.addEventListener('message', (event) => {
    switch (event.data) {
      case workerMessages.takeOver:
        return event.waitUntil(self.skipWaiting());
      case workerMessages.takeOverIfAlone:
        return event.waitUntil(takeOverIfAlone());
      case workerMessages.entry:
        return event.ports[0]?.postMessage(entry);
      case workerMessages.forget:
        return event.waitUntil(forgetPictures());
    }
  });
}
