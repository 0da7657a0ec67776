import { itemPatterns } from '@drape/contract/wardrobe-options';
import { drawGarment } from '@drape/engine/drawing/draw-garment';
import { garmentDesigns } from '@drape/engine/drawing/garment-designs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../app-error.ts';

const yearSeconds = 31_536_000;
const subcategories = new Map(
  Object.keys(garmentDesigns).map((name) => [`${name.replaceAll(' ', '-')}.svg`, name]),
);
const colour = z
  .string()
  .regex(/^[0-9a-f]{6}$/i)
  .transform((hex) => `#${hex.toLowerCase()}`);
const query = z.object({
  primary: colour,
  secondary: colour.optional(),
  pattern: z.enum(itemPatterns).optional(),
  seed: z.coerce.number().int().min(0).max(999).default(0),
  v: z.string().max(8).optional(),
});

/** Draws garments by their attributes: `/illustrations/wrap-dress.svg?primary=2f5d50`. Public, since it tells nothing. */
export function serveIllustrations(api: FastifyInstance): void {
  api.get('/illustrations/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const subcategory = subcategories.get(name);
    const asked = query.safeParse(request.query);
    if (!subcategory || !asked.success) throw notFound('This drawing');
    const { primary, secondary, pattern, seed } = asked.data;
    const { svg } = drawGarment({
      ...{ subcategory, color_primary: primary, color_secondary: secondary, pattern, seed },
    });
    return reply
      .header('Content-Type', 'image/svg+xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${yearSeconds}, immutable`)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(svg);
  });
}
