import { failureSentences } from '../../lib/failure.ts';
import { showToast } from '../../ui/toast.tsx';

export const aheadMessages = {
  worn: 'Noted: you wear this today',
  notWorn: 'Taken back: you do not wear this today',
  weekPlanned: 'Your week is planned',
  outfitRemoved: 'Outfit removed',
  outfitRestored: 'Outfit restored',
  outfitTaken: 'Outfit changed',
  outfitKept: 'Kept as it is',
  tripPacked: 'Packed again',
  tripDeleted: 'Trip deleted',
  tripRestored: 'Trip restored',
  loadFailed: 'Failed to load your plans. Please try again.',
  saveFailed: 'Failed to save this. Please try again.',
  planFailed: 'Failed to plan the week. Please try again.',
  packFailed: 'Failed to pack for the trip. Please try again.',
} as const;

/** Tells a failure: what was tried, and below it what the server said. */
export function tellFailure(title: string, error: unknown): void {
  const description = failureSentences(error, '').join(' ');
  showToast({ tone: 'error', title, ...(description === '' ? {} : { description }) });
}
