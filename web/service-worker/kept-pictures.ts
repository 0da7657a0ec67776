import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache } from '../src/lib/kept.ts';

const files = '/api/files/';
const drawings = '/api/illustrations/';
const monthSeconds = 30 * 24 * 60 * 60;

const expiration = new ExpirationPlugin({
  maxEntries: 400,
  maxAgeSeconds: monthSeconds,
  purgeOnQuotaError: true,
});

/** Grows whenever everything is forgotten: an answer that was asked for before is not kept after. */
let era = 0;

export function isPicture({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) {
  if (!sameOrigin) return false;
  if (url.pathname.startsWith(drawings)) return true;
  return url.pathname.startsWith(files) && request.destination === 'image';
}

/**
 * Pictures that were seen. A stored file never changes under its path, while the signature of its address changes by
 * the day; so it is kept by its path alone, and no signature is kept at all.
 */
export const keptPictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname, href } = new URL(request.url);
        return pathname.startsWith(files) ? origin + pathname : href;
      },
      handlerWillStart: async ({ state }) => {
        if (state) state.era = era;
      },
      cacheWillUpdate: async ({ response, state }) =>
        response.status === 200 && state?.era === era ? response : null,
    },
    expiration,
  ],
});

/** Addresses that pages kept have no signature; the server would refuse them, so only what was seen answers. */
export function isKeptAddress({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean {
  return sameOrigin && url.pathname.startsWith(files) && url.search === '';
}

export async function showKept({ url }: { url: URL }): Promise<Response> {
  const seen = await caches.match(url.href, { cacheName: pictureCache });
  return seen ?? new Response(null, { status: 204 });
}

export async function forgetPictures(): Promise<void> {
  era += 1;
  await expiration.deleteCacheAndMetadata();
  await caches.delete(pictureCache);
}
