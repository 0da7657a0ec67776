import type { PhotoNote } from '../../vision/look.ts';
import { say } from '../../wording/say.ts';

/** A photo note as a sentence. */
export function photoNoteText(code: PhotoNote['code']): string {
  return say(`photo.${code}`);
}

/** What to do about a photo note in the next photo, as a sentence. */
export function photoNoteAdvice(code: PhotoNote['code']): string {
  return say(`photo.${code}.advice`);
}
