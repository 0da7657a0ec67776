import { shareTarget, uploadAfterSharing } from '@drape/contract/analysis/share-target';
import { kept, keptKeys, type SharedPhoto } from '../src/lib/kept.ts';

/** Keeps a photo that another app shares until the upload screen takes it, and opens that screen. */
export async function takeSharedPhoto({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const files = (form?.getAll(shareTarget.field) ?? []).filter((part) => part instanceof File);
  const [file] = files;
  const go = (state: Parameters<typeof uploadAfterSharing>[0]) =>
    Response.redirect(uploadAfterSharing(state), 303);
  if (!form) return go('missed');
  if (!file || file.size === 0) return go('none');
  const photo: SharedPhoto = { file, count: files.length, sharedAt: Date.now() };
  return go((await kept.write(keptKeys.sharedPhoto, photo)) ? 'kept' : 'missed');
}
