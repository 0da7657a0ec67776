import { showToast } from '../../ui/toast.tsx';

/** What connecting a calendar says. The first group are the specification's own words; the rest keeps their tone. */
export const connectionMessages = {
  statusFailed:
    'Connection Error: Unable to check backend connection status. Please ensure the backend is running and try again.',
  failed: 'Connection Failed',
  failedWithoutReason: 'Failed to connect Google Calendar',
  success: 'Success!',
  connected: 'Google Calendar connected successfully.',
  comingSoon: 'Coming Soon',
  soon: (service: string) => `${service} integration will be available soon.`,
  oauthError: (code: string) => `OAuth error: ${code}`,
  authenticationFailed: (why: string) => `Google Calendar authentication failed: ${why}`,
  notAuthenticated: 'Not authenticated with Google Calendar',
  calendarListFailed: 'Failed to fetch calendar list',
  eventsFailed: 'Failed to fetch calendar events',
  eventFailed: 'Failed to fetch calendar event',
  userFailed: 'Failed to get user info',
  continueHint: 'Connect Google Calendar to continue',

  stray: 'this answer does not belong to a connection that was started in this browser. Please try again.',
  notSetUp: 'Google Calendar is not set up on this installation. Please ask its administrator.',
  needsHttps: 'Browsers connect only over https. Please open Drape by its https address.',
  accessLost: 'Google no longer lets Drape read your calendar. Connect it again to go on.',
  refusedForNow:
    'Google refused to show your calendar just now. If that goes on, disconnect and connect it again.',
  disconnected: 'Google Calendar disconnected',
  disconnectFailed: 'Failed to disconnect Google Calendar. Please try again.',
  notRevoked:
    'Google did not confirm it. You can remove Drape under “Third-party apps” in your Google account.',
  announceFailed: 'Failed to tell the server about the connection. Please try again.',
  syncFailed: 'Failed to sync Google Calendar events. Please try again.',
  synced: (created: number, updated: number, removed: number) =>
    [
      ...(created > 0 ? [`${created} new`] : []),
      ...(updated > 0 ? [`${updated} changed`] : []),
      ...(removed > 0 ? [`${removed} removed`] : []),
    ].join(', '),
  importFailed: 'Failed to import the calendar. Please try again.',
  imported: 'Calendar imported',
  undone: 'Import taken back',
  undoFailed: 'Failed to take the import back. Please try again.',
  feedFailed: 'Failed to change the private address. Please try again.',
  feedCopied: 'Address copied',
  feedRenewed: 'New address made. The old one has stopped working.',
  feedOff: 'Private address switched off',
  copyFailed: 'The browser did not allow copying. The address is selected, so that you can copy it yourself.',
} as const;

/** Tells that connecting has failed, and why. */
export function tellConnectionFailure(error: unknown): void {
  const why = error instanceof Error && error.message !== '' ? error.message : undefined;
  const description = why ?? connectionMessages.failedWithoutReason;
  showToast({ tone: 'error', title: connectionMessages.failed, description });
}
