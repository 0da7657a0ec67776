import { itemPatterns } from '@drape/contract/wardrobe/wardrobe-options';
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

const band = /^([0-9a-f]{6})\.(\d{1,3})$/;

/** Colours as upright bands, each as wide as its share, in the form of an outfit's photo. */
function drawPalette(asked: string): string | undefined {
  const bands = asked.split(',').map((text) => band.exec(text));
  const total = bands.reduce((sum, match) => sum + Number(match?.[2] ?? 0), 0);
  if (bands.length > 12 || bands.some((match) => match === null) || total === 0) return undefined;
  let at = 0;
  const drawn = bands.map((match) => {
    const width = (300 * Number(match?.[2])) / total;
    const rectangle = `<rect x="${at.toFixed(2)}" width="${(width + 0.5).toFixed(2)}" height="400" fill="#${match?.[1]}"/>`;
    at += width;
    return rectangle;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${drawn.join('')}</svg>`;
}

/** What stands where a photo was not kept. */
function servePalettes(api: FastifyInstance): void {
  api.get('/illustrations/palette.svg', { schema: { hide: true } }, async (request, reply) => {
    const { bands } = z.object({ bands: z.string().max(200).catch('') }).parse(request.query);
    const svg = drawPalette(bands);
    if (!svg) throw notFound('This drawing');
    return reply
      .header('Content-Type', 'image/svg+xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${yearSeconds}, immutable`)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(svg);
  });
}

/** Draws garments by their attributes: `/illustrations/wrap-dress.svg?primary=2f5d50`. Public, since it tells nothing. */
export function serveIllustrations(api: FastifyInstance): void {
  servePalettes(api);
  api.get('/illustrations/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const subcategory = subcategories.get(name);
    const asked = query.safeParse(request.query);
    if (!subcategory || !asked.success) throw notFound('This drawing');
    const { primary, secondary, pattern, seed } = asked.data;
    const { svg } = drawGarment({
      subcategory,
      color_primary: primary,
      color_secondary: secondary,
      pattern,
      seed,
    });
    return reply
      .header('Content-Type', 'image/svg+xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${yearSeconds}, immutable`)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(svg);
  });
}
