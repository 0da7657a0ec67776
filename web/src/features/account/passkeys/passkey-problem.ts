import { t } from '@lingui/core/macro';

/** Whether somebody closed the browser's question, or another one took its place. */
export function isDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** What went wrong between browser and device, in a sentence; everything else as it is. */
export function passkeyProblem(error: unknown): unknown {
  if (isDismissed(error)) return new Error(t`No passkey was chosen. Please try again.`);
  if (error instanceof Error && error.name === 'InvalidStateError')
    return new Error(t`This device already has a passkey for your account.`);
  return error;
}
