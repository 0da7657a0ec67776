import { kept, keptKeys, pictureCache } from './kept.ts';
import { workerMessages } from './worker-messages.ts';

/**
 * Removes what this browser keeps of a person: what was seen, its pictures, a shared photo and what waits to be sent.
 * After a session that expired, what waits stays for its owner alone; the next person to sign in removes it.
 */
export async function forgetKept(reason: 'left' | 'expired'): Promise<void> {
  // The worker keeps nothing either of what is still on its way.
  navigator.serviceWorker?.controller?.postMessage(workerMessages.forget);
  const pictures = typeof caches === 'undefined' ? undefined : caches.delete(pictureCache);
  const own: IDBValidKey[] = [keptKeys.outbox, keptKeys.sharedPhoto];
  if (reason === 'left') await kept.clear();
  else
    await kept.removeMany((await kept.keys()).filter((key) => !own.includes(key)).map((key) => String(key)));
  await pictures?.catch(() => false);
}
