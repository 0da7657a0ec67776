import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { GoogleRefusal } from '../../lib/google-access.ts';
import { showToast } from '../../ui/notices/toast.tsx';

/** What connecting a calendar says. The first group are the specification's own words; the rest keeps their tone. */
export const connectionMessages = {
  statusFailed: msg`Connection Error: Unable to check backend connection status. Please ensure the backend is running and try again.`,
  failed: msg`Connection Failed`,
  failedWithoutReason: msg`Failed to connect Google Calendar`,
  success: msg`Success!`,
  connected: msg`Google Calendar connected successfully.`,
  comingSoon: msg`Coming Soon`,
  soon: (service: string) => t`${service} integration will be available soon.`,
  oauthError: (code: string) => t`OAuth error: ${code}`,
  authenticationFailed: (why: string) => t`Google Calendar authentication failed: ${why}`,
  notAuthenticated: msg`Not authenticated with Google Calendar`,
  calendarListFailed: msg`Failed to fetch calendar list`,
  eventsFailed: msg`Failed to fetch calendar events`,
  eventFailed: msg`Failed to fetch calendar event`,
  userFailed: msg`Failed to get user info`,
  continueHint: msg`Connect Google Calendar to continue`,

  stray: msg`this answer does not belong to a connection that was started in this browser. Please try again.`,
  notSetUp: msg`Google Calendar is not set up on this installation. Please ask its administrator.`,
  needsHttps: msg`Browsers connect only over https. Please open Drape by its https address.`,
  accessLost: msg`Google no longer lets Drape read your calendar. Connect it again to go on.`,
  disconnected: msg`Google Calendar disconnected`,
  disconnectFailed: msg`Failed to disconnect Google Calendar. Please try again.`,
  notRevoked: msg`Google did not confirm it. You can remove Drape under “Third-party apps” in your Google account.`,
  announceFailed: msg`Failed to tell the server about the connection. Please try again.`,
  syncFailed: msg`Failed to sync Google Calendar events. Please try again.`,
  synced: (created: number, updated: number, removed: number) =>
    [
      ...(created > 0 ? [t`${created} new`] : []),
      ...(updated > 0 ? [t`${updated} changed`] : []),
      ...(removed > 0 ? [t`${removed} removed`] : []),
    ].join(', '),
  importFailed: msg`Failed to import the calendar. Please try again.`,
  imported: msg`Calendar imported`,
  undone: msg`Import taken back`,
  undoFailed: msg`Failed to take the import back. Please try again.`,
  feedFailed: msg`Failed to change the private address. Please try again.`,
  feedCopied: msg`Address copied`,
  feedRenewed: msg`New address made. The old one has stopped working.`,
  feedOff: msg`Private address switched off`,
  copyFailed: msg`The browser did not allow copying. The address is selected, so that you can copy it yourself.`,
} as const;

/** Why Google does not show the calendar, and what helps. */
export const refusalMessages: Readonly<Record<GoogleRefusal, MessageDescriptor>> = {
  api: msg`The Google Calendar API is not enabled for this installation. Its administrator can enable it in the Google Cloud console.`,
  permission: msg`Drape has no permission to read your Google Calendar. Connect it again and allow reading your events.`,
  gone: connectionMessages.accessLost,
  limit: msg`Google’s limit for calendar requests is reached. Please try again later.`,
};

/** Tells that connecting has failed, and why. */
export function tellConnectionFailure(error: unknown): void {
  const why = error instanceof Error && error.message !== '' ? error.message : undefined;
  const description = why ?? t(connectionMessages.failedWithoutReason);
  showToast({
    tone: 'error',
    title: t(connectionMessages.failed),
    description,
  });
}
