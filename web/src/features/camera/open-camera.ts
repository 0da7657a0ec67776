import { cameraOptions } from '@drape/contract/camera/camera-options';
import { t } from '@lingui/core/macro';
import { cameraMessages, openingFailure } from './camera-messages.ts';
import type { Facing } from './camera-state.ts';

/** Whether this page could ever be given a camera: browsers give one only on https and on localhost. */
export function isSecurePage(): boolean {
  // A page rendered for the browser is one that can be used, until the browser says otherwise.
  return typeof window === 'undefined' || window.isSecureContext !== false;
}

/** A stream of the camera that faces that way, where there is one. Throws an Error whose message is for a person. */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined)
    throw new Error(isSecurePage() ? t(cameraMessages.unsupported) : t(cameraMessages.unsupportedHere));
  const { idealWidth, idealHeight } = cameraOptions;
  const video = { facingMode: facing, width: { ideal: idealWidth }, height: { ideal: idealHeight } };
  try {
    return await devices.getUserMedia({ video, audio: false });
  } catch (error) {
    throw new Error(openingFailure(error), { cause: error });
  }
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
