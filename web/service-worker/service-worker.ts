import { shareTarget } from '@drape/contract/analysis/share-target';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isKeptAddress, isPicture, keptPictures, showKept } from './kept-pictures.ts';
import { followMessages } from './messages.ts';
import { takeSharedPhoto } from './shared-photo.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: what the app needs to start without a network. */
declare const PRECACHE: { url: string; revision: string | null }[];
/** Written by the build: the script that this version of the app runs by. */
declare const APP_ENTRY: string;

const page = '/app.html';
const patienceMs = 5000;
const notPages = [/^\/api(\/|$)/, /^\/metrics$/, /\.\w+$/];

/** The page of the network; without one the app itself, which shows what it has kept. */
async function openPage({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  if (answer) return answer;
  // The landing page is a document of its own and is not kept; the app opens with its first screen instead.
  if (url.pathname === '/') return Response.redirect('/dashboard', 302);
  return (await matchPrecache(page)) ?? Response.error();
}

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { cleanURLs: false, directoryIndex: '' });
registerRoute(new NavigationRoute(openPage, { denylist: notPages }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'drape-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
  }),
);
registerRoute(isKeptAddress, showKept);
registerRoute(isPicture, keptPictures);
registerRoute(({ url }) => url.pathname === shareTarget.path, takeSharedPhoto, 'POST');

// Only the very first worker has pages to take over; a later one waits until its page lets it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
followMessages(self, APP_ENTRY);
