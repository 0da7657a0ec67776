import { z } from 'zod';
import { swatch } from '../analysis/evidence.ts';
import { proMessages } from '../membership/tiers.ts';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment } from '../wire/wire.ts';
import { itemFields, itemPattern, wardrobeItem } from './wardrobe-item.ts';
import { itemCategories, wardrobeLimits } from './wardrobe-options.ts';

const confidence = z.number().min(0).max(1);

/** A kind of garment that a photo may show. */
const guess = z.object({
  category: z.enum(itemCategories),
  subcategory: z.string().nullable(),
  confidence,
});

/** What the engine saw in a photo of one garment. `recognised` is null where it could not tell; `choices` are the likeliest. */
export const photoFindings = z.object({
  palette: z.array(swatch),
  color_primary: z.string(),
  color_secondary: z.string().nullable(),
  pattern: z.object({ kind: itemPattern, confidence }).nullable(),
  recognised: guess.nullable(),
  choices: z.array(guess),
  notes: z.array(z.string()),
});
export type PhotoFindings = z.infer<typeof photoFindings>;

/**
 * A photo on its way to become an item. `message` says what went wrong; `duplicates` are items that look the same,
 * `duplicate_photos` earlier photos of the queue.
 */
export const queuedPhoto = z.object({
  id,
  file_name: z.string(),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  progress: z.number().int().min(0).max(100),
  message: z.string().nullable(),
  /** Whether another try could help. */
  retryable: z.boolean(),
  image_url: z.string(),
  cutout_url: z.string().nullable(),
  thumbnail_url: z.string(),
  findings: photoFindings.nullable(),
  duplicates: z.array(id),
  duplicate_photos: z.array(id),
  created_at: moment,
});
export type QueuedPhoto = z.infer<typeof queuedPhoto>;

const photo = { field: 'file', maxBytes: limits.maxUploadBytes, fields: z.object({}) };
const proMessage = proMessages.imageUpload;
const fileErrors = [
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'unavailable',
  'conflict',
] as const;
const imageParams = z.object({ id, imageId: id });

export const wardrobePhotoEndpoints = {
  addItemImage: endpoint({
    ...paths.addItemImage,
    summary: 'Adds a photo to an item; its colours are measured on the garment',
    params: idParams,
    file: photo,
    response: wardrobeItem,
    errors: ['not_found', ...fileErrors],
    creates: true,
    proMessage,
  }),
  updateItemImage: endpoint({
    ...paths.updateItemImage,
    summary: 'Switches the cut-out of a photo on or off, or makes the photo the first one',
    params: imageParams,
    body: z.object({ cutout: z.boolean().optional(), is_first: z.literal(true).optional() }),
    response: wardrobeItem,
    errors: ['not_found', 'conflict'],
  }),
  setItemImageMask: endpoint({
    ...paths.setItemImageMask,
    summary: 'Corrects a cut-out: a PNG of the photo’s shape whose light pixels are kept',
    params: imageParams,
    file: { field: 'file', maxBytes: wardrobeLimits.maxMaskBytes, fields: z.object({}) },
    response: wardrobeItem,
    errors: ['not_found', ...fileErrors],
    proMessage,
  }),
  deleteItemImage: endpoint({
    ...paths.deleteItemImage,
    summary: 'Removes a photo of an item; it can be restored for a few minutes',
    params: imageParams,
    response: deleted,
    errors: ['not_found'],
  }),
  restoreItemImage: endpoint({
    ...paths.restoreItemImage,
    summary: 'Takes a photo of an item back out of the bin',
    params: imageParams,
    response: wardrobeItem,
    errors: ['not_found'],
  }),
  queuePhoto: endpoint({
    ...paths.queuePhoto,
    summary: 'Puts a photo of a garment into the queue that makes items of photos',
    file: { ...photo, fields: z.object({ file_name: z.string().max(200).optional() }) },
    response: queuedPhoto,
    errors: fileErrors,
    creates: true,
    proMessage,
  }),
  listQueuedPhotos: endpoint({
    ...paths.listQueuedPhotos,
    summary: 'The photos in the queue, oldest first',
    response: z.object({ photos: z.array(queuedPhoto), total: z.number().int() }),
  }),
  retryQueuedPhoto: endpoint({
    ...paths.retryQueuedPhoto,
    summary: 'Tries a failed photo again',
    params: idParams,
    response: queuedPhoto,
    errors: ['not_found', 'conflict'],
  }),
  deleteQueuedPhoto: endpoint({
    ...paths.deleteQueuedPhoto,
    summary: 'Takes a photo out of the queue',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  acceptQueuedPhoto: endpoint({
    ...paths.acceptQueuedPhoto,
    summary: 'Makes an item of a photo that is ready, with the fields as reviewed',
    params: idParams,
    body: itemFields
      .partial()
      .required({ description: true, category: true, color_primary: true })
      .extend({ cutout: z.boolean().default(true) }),
    response: wardrobeItem,
    errors: ['not_found', 'conflict', 'limit_reached'],
    creates: true,
    proMessage,
  }),
};
