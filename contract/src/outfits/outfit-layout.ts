import { z } from 'zod';
import { id } from '../wire/wire.ts';

/**
 * A piece of an outfit as somebody laid it on a table of four to five: its centre and width as fractions of the
 * table's width and height, and a turn in degrees.
 */
const laidPiece = z.object({
  item_id: id,
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0.04).max(1.2),
  turn: z.number().min(-180).max(180),
});
export type LaidPiece = z.infer<typeof laidPiece>;

/** Pieces in the order in which they were laid down; later ones lie on top. */
export const outfitLayout = z.array(laidPiece).max(12);
export type OutfitLayout = z.infer<typeof outfitLayout>;
