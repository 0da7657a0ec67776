import { proMessages } from '@drape/contract/membership/tiers';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

export const cameraMessages = {
  gate: proMessages.camera,
  liveGate: proMessages.liveAnalysis,
  signIn: msg`Please log in to enable live analysis`,
  startFirst: msg`Please start the camera first`,
  unsupported: msg`Camera not supported in this browser`,
  unsupportedHere: msg`Camera not supported in this browser or environment`,
  notReady: msg`Video not ready. Please wait for camera to fully initialize.`,
  notCaptured: msg`Failed to capture image. Please try again.`,
  tooSmall: msg`The captured image is too small to be a picture. Please try again.`,
  tooLarge: msg`The captured image is too large. It may have at most 10MB.`,
  lost: msg`The camera was disconnected or taken over by another program. Start it again when it is back.`,
  hidden: msg`The camera was turned off while this page was hidden.`,
} as const;

const reasons: Record<string, MessageDescriptor> = {
  NotAllowedError: msg`Permission denied. Please allow camera permissions for this site and try again.`,
  NotFoundError: msg`No camera found on this device.`,
  NotReadableError: msg`The camera is already in use by another application.`,
  OverconstrainedError: msg`The camera does not support the requested settings.`,
  SecurityError: msg`Camera access is blocked by a security policy.`,
};
/** Names that older browsers give to the same failures. */
const aliases: Record<string, string> = {
  PermissionDeniedError: 'NotAllowedError',
  DevicesNotFoundError: 'NotFoundError',
  TrackStartError: 'NotReadableError',
  ConstraintNotSatisfiedError: 'OverconstrainedError',
};

/** Why a camera could not be opened, from the error of `getUserMedia`. */
export function openingFailure(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const reason = reasons[aliases[name] ?? name] ?? msg`Please check the camera and try again.`;
  return t`Unable to access camera. ${t(reason)}`;
}

type Circumstances = { signedIn: boolean; isPro: boolean };

/** Why a camera does not start for somebody; undefined when it may. */
export function startRefusal({ isPro }: Pick<Circumstances, 'isPro'>): string | undefined {
  return isPro ? undefined : cameraMessages.gate;
}

/** Why live analysis does not start; undefined when it may. */
export function liveRefusal(
  { signedIn, isPro }: Circumstances,
  { cameraLive }: { cameraLive: boolean },
): string | undefined {
  if (!signedIn) return t(cameraMessages.signIn);
  if (!isPro) return cameraMessages.liveGate;
  return cameraLive ? undefined : t(cameraMessages.startFirst);
}
