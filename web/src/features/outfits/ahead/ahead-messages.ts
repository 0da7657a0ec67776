import { msg } from '@lingui/core/macro';
import { failureSentences } from '../../../lib/failure.ts';
import { showToast } from '../../../ui/notices/toast.tsx';

export const aheadMessages = {
  worn: msg`Noted: you wear this today`,
  notWorn: msg`Undone: you don’t wear this today`,
  wornThen: msg`Marked as worn`,
  notWornThen: msg`No longer marked as worn`,
  outfitMoved: msg`Outfit moved`,
  outfitCopied: msg`Outfit copied`,
  weekPlanned: msg`Your week is planned`,
  dayPlanned: msg`Planned`,
  outfitRemoved: msg`Outfit removed`,
  outfitRestored: msg`Outfit restored`,
  outfitTaken: msg`Outfit changed`,
  outfitKept: msg`Kept as it is`,
  tripPacked: msg`Packed again`,
  tripDeleted: msg`Trip deleted`,
  tripRestored: msg`Trip restored`,
  loadFailed: msg`Failed to load your plans. Please try again.`,
  saveFailed: msg`Failed to save this. Please try again.`,
  suggestFailed: msg`Couldn’t find an outfit for this`,
  planFailed: msg`Failed to plan the week. Please try again.`,
  packFailed: msg`Failed to pack for the trip. Please try again.`,
} as const;

/** Tells a failure: what was tried, and below it what the server said. */
export function tellFailure(title: string, error: unknown): void {
  const description = failureSentences(error, '').join(' ');
  showToast({ tone: 'error', title, ...(description === '' ? {} : { description }) });
}
