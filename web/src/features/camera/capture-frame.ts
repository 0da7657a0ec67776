import { cameraOptions } from '@drape/contract/camera/camera-options';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { randomKey } from '../../lib/random-key.ts';
import { cameraMessages } from './camera-messages.ts';
import type { Shot } from './camera-state.ts';

/** Thrown with a sentence for a person. */
export class CaptureError extends Error {}

/** Why encoded bytes are no capture; undefined when they are. */
export function captureRefusal(bytes: number): string | undefined {
  const dataAddressLength = 'data:image/jpeg;base64,'.length + 4 * Math.ceil(bytes / 3);
  if (dataAddressLength < cameraOptions.minCaptureCharacters) return t(cameraMessages.notCaptured);
  if (bytes < limits.minCaptureBytes) return t(cameraMessages.tooSmall);
  return bytes > limits.maxUploadBytes ? t(cameraMessages.tooLarge) : undefined;
}

/** The picture that a video shows now, in its full size, as a JPEG. */
export async function captureFrame(video: HTMLVideoElement): Promise<Shot> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) throw new CaptureError(t(cameraMessages.notReady));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', cameraOptions.jpegQuality),
  );
  const refusal = captureRefusal(blob?.size ?? 0);
  if (!blob || refusal !== undefined) throw new CaptureError(refusal);
  return { file: new File([blob], 'capture.jpg', { type: 'image/jpeg' }), idempotencyKey: randomKey() };
}
