import { swatch } from '@drape/contract/analysis/evidence';
import { givenDay, itemFields } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { z } from 'zod';

/** The files of an exported wardrobe. */
export const archiveNames = { json: 'wardrobe.json', csv: 'wardrobe.csv', photos: 'photos/' } as const;

const photoName = z.string().regex(/^photos\/[\w-]{1,80}\.(jpg|jpeg|png|webp)$/);

const archivedImage = z.object({
  original: photoName,
  /** The garment alone; its transparency is the mask. */
  cutout: photoName.nullable(),
  is_cut_out: z.boolean(),
  dhash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
});
export type ArchivedImage = z.output<typeof archivedImage>;

export const archivedItem = itemFields.extend({
  id: z.string().max(64),
  created_at: z.iso.datetime(),
  corrected: z.array(z.string().max(60)).max(40),
  /** As measured in a photo; null where the words of the colours speak. */
  palette: z.array(swatch).min(1).max(16).nullable(),
  worn_dates: z.array(givenDay).max(wardrobeLimits.maxImportWears),
  images: z.array(archivedImage).max(wardrobeLimits.maxImages),
  /** Archives of before it was known do not have it. */
  kept_in: itemFields.shape.kept_in.default(null),
});
export type ArchivedItem = z.output<typeof archivedItem>;

export const archiveFormat = 'drape-wardrobe';
export const archiveHeader = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(1),
  items: z.array(z.unknown()),
});
