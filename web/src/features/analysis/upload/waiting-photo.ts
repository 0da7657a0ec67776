import { waitingPhotoAddress } from '@drape/contract/analysis/share-target';
import { kept, keptKeys, type SharedPhoto } from '../../../lib/kept.ts';
import { waitingPhotoKey } from '../../../lib/storage.ts';

/** Keeps a visitor's photo until they have signed in or registered. */
export async function keepForLater(file: File): Promise<void> {
  const photo: SharedPhoto = { file, count: 1, sharedAt: Date.now() };
  if (await kept.write(keptKeys.sharedPhoto, photo)) sessionStorage.setItem(waitingPhotoKey, 'kept');
}

/** Where a photo that waits is analyzed; undefined where none does. It is asked once. */
export function takeWaitingPhoto(): string | undefined {
  if (sessionStorage.getItem(waitingPhotoKey) === null) return undefined;
  sessionStorage.removeItem(waitingPhotoKey);
  return waitingPhotoAddress;
}

/** The photo was removed, or another one takes its place. */
export function forgetWaitingPhoto(): void {
  if (sessionStorage.getItem(waitingPhotoKey) === null) return;
  sessionStorage.removeItem(waitingPhotoKey);
  void kept.remove(keptKeys.sharedPhoto);
}
