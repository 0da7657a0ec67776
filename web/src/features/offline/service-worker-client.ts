import { create } from 'zustand';
import { workerMessages } from '../../lib/worker-messages.ts';
import { whenLoadedAndIdle } from '../../ui/when-idle.ts';

/** A new version that waits to take over. */
export const useUpdate = create<{ waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

const checkEveryMs = 60 * 60 * 1000;

/** The script that this page runs by, as the document names it. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : undefined;
}

function entryOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(workerMessages.entry, [port2]);
  });
}

/** A worker of the version that this page runs already may follow in silence; a newer one is announced. */
async function judge(worker: ServiceWorker): Promise<void> {
  if ((await entryOf(worker)) === ownEntry()) return worker.postMessage(workerMessages.takeOverIfAlone);
  useUpdate.setState({ waiting: worker });
}

function follow(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) void judge(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void judge(worker);
    });
  });
  const check = () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      registration.update().catch(() => undefined);
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
}

/** The first worker comes when the page is drawn already; what it shows is fetched once more, so that it is kept. */
function keepWhatIsShown(): void {
  if (navigator.serviceWorker.controller) return;
  const keep = () => {
    for (const { currentSrc } of document.images)
      if (currentSrc.startsWith(`${location.origin}/api/`)) fetch(currentSrc).catch(() => undefined);
  };
  navigator.serviceWorker.addEventListener('controllerchange', keep, { once: true });
}

/** Installs the service worker of a built app once the page has settled. */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whenLoadedAndIdle();
  keepWhatIsShown();
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration) follow(registration);
  } catch {
    // Without a worker the app is what it was before: it needs the network.
  }
}

/** Lets the new version take over and opens it. */
export function openNewVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage(workerMessages.takeOver);
}
