import { createHash } from 'node:crypto';
import { calendarFileEndpoints } from '@drape/contract/calendar/calendar-file';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Mount } from '../../platform/http/mount.ts';
import type { CalendarFeedService } from './service.ts';

export function mountCalendarFeed(mount: Mount, feed: CalendarFeedService): void {
  mount(calendarFileEndpoints.getFeed, (_input, { principal }) => feed.find(principal));
  mount(calendarFileEndpoints.renewFeed, (_input, { principal }) => feed.renew(principal));
  mount(calendarFileEndpoints.deleteFeed, (_input, { principal }) => feed.remove(principal));
}

/** Serves the file to calendar apps, which know nothing but its address. */
export function serveCalendarFeed(api: FastifyInstance, feed: CalendarFeedService): void {
  api.get('/calendar/feed/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const file = await feed.file(name.replace(/\.ics$/, ''));
    const tag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
    reply
      .header('ETag', tag)
      .header('Cache-Control', 'private, no-cache')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Robots-Tag', 'noindex');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="drape-outfits.ics"')
      .send(file);
  });
}
