import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { cameraMessages } from '../camera-messages.ts';

/** What a failed live analysis means: nothing is said, a sentence is shown, or live analysis ends with one. */
export type LiveFailure = { kind: 'silent' } | { kind: 'shown' | 'ended'; message: string };

/** What the server answers to a picture that it has looked at. */
const seenCodes: ReadonlySet<string> = new Set(['no_outfit', 'single_garment', 'unsupported_media']);
const aboutCoding = /\b(de|en)cod/i;

/** Only a faulty encoding of the picture is reported; an expired plan ends the live analysis. */
export function liveFailure(error: unknown): LiveFailure {
  if (error instanceof ApiError && error.code === 'pro_required')
    return { kind: 'ended', message: cameraMessages.liveGate };
  if (error instanceof ApiError && error.status === 429) return { kind: 'silent' };
  const unsupported = error instanceof ApiError && error.code === 'unsupported_media';
  const named = error instanceof Error && (error.name === 'EncodingError' || aboutCoding.test(error.message));
  const uncaptured = error instanceof Error && error.message === t(cameraMessages.notCaptured);
  if (error instanceof Error && (unsupported || named || uncaptured))
    return { kind: 'shown', message: t`Image encoding error: ${error.message}` };
  return { kind: 'silent' };
}

/** Whether the server has looked at the picture, so that looking again would tell nothing new. */
export function wasSeen(error: unknown): boolean {
  return error instanceof ApiError && seenCodes.has(error.code);
}
