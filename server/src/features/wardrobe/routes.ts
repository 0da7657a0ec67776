import { recogniserEndpoints } from '@drape/contract/wardrobe/recogniser';
import { wardrobeEndpoints as endpoints } from '@drape/contract/wardrobe/wardrobe';
import { wardrobePhotoEndpoints as photoEndpoints } from '@drape/contract/wardrobe/wardrobe-photos';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Mount } from '../../platform/http/mount.ts';
import type { WardrobeService } from './service.ts';

export function mountWardrobe(mount: Mount, wardrobe: WardrobeService): void {
  mountItems(mount, wardrobe);
  mountPhotos(mount, wardrobe);
  mountQueue(mount, wardrobe);
  mountTransfer(mount, wardrobe);
  mount(recogniserEndpoints.recogniserConfusion, () => wardrobe.recogniser.confusion());
}

function mountItems(mount: Mount, { items, worn, insights }: WardrobeService): void {
  mount(endpoints.listItems, ({ query }, { principal }) => items.list(principal, query));
  mount(endpoints.parseItems, ({ body }, { principal }) => items.parse(principal, body.description));
  mount(endpoints.createItems, ({ body }, { principal }) => items.create(principal, body));
  mount(endpoints.getItem, ({ params }, { principal }) => items.find(principal, params.id));
  mount(endpoints.updateItem, ({ params, body: { version, ...changes } }, { principal }) =>
    items.update(principal, params.id, version, changes),
  );
  mount(endpoints.deleteItem, ({ params }, { principal }) => items.remove(principal, params.id));
  mount(endpoints.editItems, ({ body }, { principal }) =>
    items.edit(principal, body.ids, body.changes, body.add_tags ?? []),
  );
  mount(endpoints.deleteItems, ({ body }, { principal }) => items.removeAll(principal, body.ids));
  mount(endpoints.restoreItems, ({ body }, { principal }) => items.restore(principal, body.ids));
  mount(endpoints.markWorn, ({ params, body }, { principal }) => worn.mark(principal, params.id, body.date));
  mount(endpoints.unmarkWorn, ({ params }, { principal }) => worn.unmark(principal, params.id, params.date));
  mount(endpoints.wardrobeInsights, (_input, { principal }) => insights(principal));
}

function mountPhotos(mount: Mount, { photos }: WardrobeService): void {
  mount(photoEndpoints.addItemImage, ({ params, file }, { principal }) =>
    photos.add(principal, params.id, file.bytes),
  );
  mount(photoEndpoints.updateItemImage, ({ params, body }, { principal }) =>
    photos.change(principal, params.id, params.imageId, body),
  );
  mount(photoEndpoints.setItemImageMask, ({ params, file }, { principal }) =>
    photos.setMask(principal, params.id, params.imageId, file.bytes),
  );
  mount(photoEndpoints.deleteItemImage, ({ params }, { principal }) =>
    photos.remove(principal, params.id, params.imageId),
  );
  mount(photoEndpoints.restoreItemImage, ({ params }, { principal }) =>
    photos.restore(principal, params.id, params.imageId),
  );
}

function mountQueue(mount: Mount, { queue }: WardrobeService): void {
  mount(photoEndpoints.queuePhoto, ({ file, fields }, { principal }) =>
    queue.add(principal, fields.file_name ?? '', file.bytes),
  );
  mount(photoEndpoints.listQueuedPhotos, (_input, { principal }) => queue.list(principal));
  mount(photoEndpoints.retryQueuedPhoto, ({ params }, { principal }) => queue.retry(principal, params.id));
  mount(photoEndpoints.deleteQueuedPhoto, ({ params }, { principal }) => queue.remove(principal, params.id));
  mount(photoEndpoints.acceptQueuedPhoto, ({ params, body }, { principal }) =>
    queue.accept(principal, params.id, body),
  );
}

function mountTransfer(mount: Mount, { exports, imports }: WardrobeService): void {
  mount(endpoints.exportWardrobe, async (_input, { principal }) => exports.address(principal));
  mount(endpoints.importWardrobe, ({ file, fields }, { principal }) => imports.read(principal, file, fields));
  mount(endpoints.getImport, ({ params }, { principal }) => imports.find(principal, params.id));
}

const exportQuery = z.object({
  user: z.string().default(''),
  expires: z.string().default(''),
  signature: z.string().default(''),
});

/** Hands out an exported wardrobe to anyone with its address, as it is written. */
export function serveExports(api: FastifyInstance, { exports }: WardrobeService): void {
  api.get('/exports/wardrobe.zip', { schema: { hide: true } }, async (request, reply) => {
    const query = exportQuery.catch({ user: '', expires: '', signature: '' }).parse(request.query);
    const { fileName, bytes } = await exports.open(query);
    return reply
      .header('Content-Type', 'application/zip')
      .header('Content-Disposition', `attachment; filename="${fileName}"`)
      .header('Cache-Control', 'private, no-store')
      .header('Referrer-Policy', 'no-referrer')
      .send(bytes);
  });
}
